import { chain, Dice, takeFitting, wholeSet } from "../test/random";
import type { News, SeatView, TableView, TileView, TrainView } from "../src/lib/wire";
import type { Pair } from "../src/board/shapes";

const tileName = ([a, b]: Pair) => `${Math.max(a, b)}-${Math.min(a, b)}`;
const news = (...texts: string[]): News[] =>
  texts.map((text, i) => ({ v: i + 1, i: 0, kind: "play", seat: 1, text, spoken: text, urgent: false, past: true }));

function seat(n: number, name: string, more: Partial<SeatView> = {}): SeatView {
  return { seat: n, name, bot: null, side: n, tiles: 5, passed: [], away: false, left: false, free_to_ask: false, ready: false, out: false, ...more };
}

function view(more: Partial<TableView>): TableView {
  return {
    game: "draw", code: "K7QM2P4X", phase: "playing", access: "invitation", practice: false, you: 0, host: 0, capacity: 4, seats: [], sides: [], teams: 0,
    options: [{ name: "target", value: 100, values: [100] }], robots: [], start: null, sit: null, round: 1, turn: 12, to_play: 0, deadline: Date.now() + 31_000,
    hand: [], pips: 0, playable: 0, draw: "can-play", pass: "can-play", boneyard: null, drawn: 0, chain: null, trains: null, result: null, winners: null,
    proof: { commit: null, round: null, secret: null, salts: [], attempt: 0 }, known: null, hints: false, ...more,
  };
}

const sides = (totals: number[], teams = false) =>
  totals.map((total, side) => ({ side, seats: teams ? [side, side + totals.length] : [side], total, out: false }));

function partners(): TableView {
  const tiles: Pair[] = [[1, 1], [1, 3], [3, 5], [5, 2], [2, 4], [4, 1], [1, 5], [5, 6], [6, 2], [2, 1], [1, 0], [0, 2], [2, 3], [3, 6]];
  const hand: TileView[] = [["6-1", "left", "right"], ["6-4", "right"], ["6-0", "right"], ["4-4"], ["4-0"], ["3-3"]].map(([tile, ...places]) => ({ tile: tile!, places }));
  return view({
    game: "partners", round: 5, teams: 2, sides: sides([45, 62], true), hand, pips: 41, playable: 3, draw: "no-drawing", pass: "can-play",
    seats: [seat(0, "Ada", { tiles: 6, side: 0, passed: [2, 5] }), seat(1, "Marcus", { tiles: 3, side: 1, passed: [5, 2] }), seat(2, "Ines", { tiles: 3, side: 0, passed: [1, 6] }), seat(3, "Lea", { tiles: 2, side: 1 })],
    chain: { tiles, anchor: 6, ends: [1, 6] },
  });
}

function mexican(): TableView {
  const lines: Pair[][] = [
    [[12, 5], [5, 9], [9, 6], [6, 6]],
    [[12, 3], [3, 8], [8, 10], [10, 5], [5, 2], [2, 8]],
    [[12, 10], [10, 10], [10, 4], [4, 1], [1, 7], [7, 9], [9, 4]],
    [[12, 0], [0, 2], [2, 11], [11, 1], [1, 3]],
    [[12, 7], [7, 3], [3, 3], [3, 11], [11, 9]],
  ];
  const rows: TrainView[] = lines.map((tiles, i) => ({
    place: i < 4 ? `train:${i}` : "train:mexican", seat: i < 4 ? i : null, tiles, end: tiles.at(-1)![1], open: i === 1 || i === 4, cover: i === 0 }));
  const names = ["Ada", "Marcus", "Ines", "Lea"], left = [7, 10, 8, 10];
  const hand = ["11-6", "6-0", "9-8", "8-4", "9-1", "7-2", "5-4"].map((tile, i) => ({ tile, places: i < 2 ? ["train:0"] : [] }));
  return view({
    game: "mexican-train", options: [{ name: "rounds", value: 4, values: [4] }], seats: names.map((name, i) => seat(i, name, { tiles: left[i]!, away: i === 3 })),
    sides: sides([0, 12, 31, 8]), hand, pips: 80, playable: 2, boneyard: 28, trains: { engine: 12, rows },
  });
}

function longTrains(tries = 60): TableView {
  const dice = new Dice(4), set = wholeSet(12).filter(([a, b]) => a !== 12 || b !== 12);
  const base = mexican(), rows = base.trains!.rows.map((row): TrainView => ({ ...row, tiles: [], cover: false }));
  for (let n = 0; n < tries && set.length > 15; n++) {
    const row = rows[dice.below(5)]!, tile = takeFitting(set, row.tiles.at(-1)?.[1] ?? 12, dice);
    if (tile) row.tiles.push(tile);
  }
  const laid = rows.map((row) => ({ ...row, end: row.tiles.at(-1)?.[1] ?? 12 }));
  const hand = set.slice(0, 15).map((tile) => ({ tile: tileName(tile), places: laid.filter(({ end }) => tile.includes(end)).map(({ place }) => place) }));
  return { ...base, hand, playable: hand.filter(({ places }) => places.length).length, trains: { engine: 12, rows: laid } };
}

function salon(teams = true, count = 41): TableView {
  const { tiles, anchor } = chain(12, count, 0.5, new Dice(9)), laid = new Set(tiles.map(tileName));
  const ends = [tiles[0]![0], tiles.at(-1)![1]], free = wholeSet(12).filter((tile) => !laid.has(tileName(tile)));
  const places = (tile: Pair) => ["left", "right"].filter((_, i) => tile.includes(ends[i]!));
  const hand = [...free].sort((a, b) => places(b).length - places(a).length).slice(0, 21).map((tile) => ({ tile: tileName(tile), places: places(tile) }));
  const names = ["Ada", "Théo", "Ana", "Malik", "Rosa", "Jean", "Odile", "Paul", "Nora", "Maximiliano"], left = [21, 1, 2, 3, 2, 4, 2, 3, 1, 5];
  const totals = teams ? [38, 71, 12, 55, 90] : [38, 71, 12, 55, 90, 0, 12, 44, 8, 99];
  return view({
    game: "salon", boneyard: 0, round: 4, teams: teams ? 5 : 0, hand, pips: 172, capacity: 10, playable: hand.filter(({ places: p }) => p.length).length, draw: "boneyard-empty",
    options: [{ name: "limit", value: 100, values: [] }, { name: "set", value: 12, values: [] }], sides: sides(totals, teams),
    seats: names.map((name, i) => seat(i, name, { tiles: left[i]!, side: teams ? i % 5 : i, away: i === 7, out: i === 9 && !teams, passed: i % 3 ? [] : [4, 11] })),
    chain: { tiles, anchor, ends },
  });
}

function draw(): TableView {
  const hand = ["6-6", "5-2", "4-0", "3-1", "2-2", "6-5", "1-0"].map((tile) => ({ tile, places: tile === "6-6" ? ["start"] : [] }));
  return view({
    hand, pips: 43, playable: 1, boneyard: 14, deadline: null, access: "solo", known: [{ seat: 0, none: [2], likely: [] }, { seat: 1, none: [0, 4], likely: [{ number: 3, percent: 82 }] }], sides: sides([20, 35]), draw: "can-play", pass: "can-play",
    seats: [seat(0, "Ada", { tiles: 7 }), seat(1, "Bo", { tiles: 7, bot: "steady" })], chain: { tiles: [], anchor: 0, ends: [] },
  });
}

const off = (base: TableView, to = 1): TableView =>
  ({ ...base, to_play: to, playable: 0, draw: "not-your-turn", pass: "not-your-turn", hand: base.hand?.map(({ tile }) => ({ tile, places: [] })) ?? null });

const log = news("Ines passes on one and six.", "Lea plays 1-1 on the left. Ends one and six.", "Your turn. Ends one and six. Playable three.");

export const scenes: Record<string, () => { view: TableView; log: News[] }> = {
  partners: () => ({ view: partners(), log }),
  off: () => ({ view: off(partners()), log }),
  mexican: () => ({ view: mexican(), log }),
  long: () => ({ view: longTrains(), log }),
  soon: () => ({ view: { ...partners(), deadline: Date.now() + 11_500 }, log }),
  ninety: () => ({ view: longTrains(900), log }),
  seventy: () => ({ view: salon(true, 70), log }),
  salon: () => ({ view: salon(), log }),
  alone: () => ({ view: off(salon(false), 3), log }),
  draw: () => ({ view: draw(), log: [] }),
  must: () => ({ view: { ...off(draw(), 0), draw: null, pass: "must-draw", pips: 15, hand: ["5-2", "4-0", "3-1"].map((tile) => ({ tile, places: [] })), chain: { tiles: [[6, 6]], anchor: 0, ends: [6, 6] } }, log }),
  onlooker: () => ({ view: { ...off(partners()), you: null, hand: null, draw: "not-seated", pass: "not-seated" }, log }),
};
