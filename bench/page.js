// Run before the page's own code: notes when a hand is first painted, and how many frames a move of another takes to be shown.
(() => {
  const Socket = WebSocket, after = new MessageChannel(), painted = [];
  const tiles = (view) => (view.chain ? view.chain.tiles : view.trains.rows.flatMap((row) => row.tiles)).length;
  const shown = () => [...document.querySelectorAll("[aria-labelledby='board-title'] :is(li, .track > .sr)")]
    .reduce((sum, part) => sum + (part.textContent.match(/\d-\d/g) ?? []).length, 0);
  let frame = 0, waiting = [], before = null;
  window.measured = { hand: 0, moves: [] };

  const once = (then) => { painted.push(then); after.port2.postMessage(0); }; // comes up when the frame has been painted
  after.port1.onmessage = () => painted.splice(0).forEach((then) => then());

  function look() {
    frame++;
    if (!window.measured.hand && document.querySelector("[data-tile]")) {
      window.measured.hand = -1;
      once(() => (window.measured.hand = performance.now()));
    }
    const there = waiting.length ? shown() : 0, done = waiting.filter((move) => move.tiles <= there);
    waiting = waiting.filter((move) => move.tiles > there);
    for (const { frame: first, at } of done) {
      const frames = frame - first;
      once(() => window.measured.moves.push({ frames, painted: performance.now() - at }));
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);

  function came(event) {
    const message = JSON.parse(event.data);
    if (message.type !== "frame") return;
    const { view } = message, playing = view.phase === "playing", at = performance.now();
    if (playing && before && before.round === view.round && before.to_play !== view.you && tiles(view) > tiles(before))
      waiting.push({ tiles: tiles(view), frame, at });
    if (!playing) waiting = []; // what ends a round lies under its sheet
    before = playing ? view : null;
  }
  window.WebSocket = class extends Socket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", came);
    }
  };
})();
