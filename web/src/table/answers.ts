/** What the page answers to a question by key, from the view alone: at once, and also without a connection. */
import type { TableView } from "../lib/wire";
import { isMine, letter, nameOf, numbers, pair, seconds, trainName, trainWords, type Tongue } from "../lib/speech";

type Answer = (view: TableView, tongue: Tongue, now: number) => string;

const sentence = (parts: readonly string[]): string => {
  const text = parts.join(", ");
  return text && `${text[0]!.toLocaleUpperCase()}${text.slice(1)}.`;
};

const ends: Answer = (view, tongue) => {
  if (view.trains) {
    return view.trains.rows.map((row) => trainWords(view, row, tongue)).join(" ");
  }
  const [left, right] = view.chain?.ends ?? [];
  if (left === undefined || right === undefined) return tongue.w("answer-chain-empty");
  return left === right ? tongue.w("answer-both", { number: left }) : tongue.w("answer-ends", { left, right });
};

const chain: Answer = (view, tongue) => {
  const { w } = tongue;
  if (view.trains) {
    const rows = view.trains.rows.map((row) => w("answer-train-tiles", {
      train: trainName(view, row, tongue), tiles: row.tiles.map(pair).join(", ") || w("train-tiles", { count: 0 }) }));
    return [w("answer-engine", { number: view.trains.engine }), ...rows].join(" ");
  }
  const tiles = view.chain?.tiles ?? [];
  return tiles.length ? w("answer-chain", { count: tiles.length, tiles: tiles.map(pair).join(", ") }) : w("answer-chain-empty");
};

const hand: Answer = (view, { w }) => {
  if (!view.hand) return w("hand-onlooker");
  if (!view.hand.length) return w("hand-empty");
  const playable = view.hand.filter(({ places }) => places.length).map(({ tile }) => tile);
  const all = w("answer-hand", { count: view.hand.length, pips: view.pips, tiles: view.hand.map(({ tile }) => tile).join(", ") });
  if (!isMine(view)) return all;
  return `${all} ${playable.length ? w("answer-hand-playable", { tiles: playable.join(", ") }) : w("hand-nothing")}`;
};

const counts: Answer = (view, { w }) => {
  const seats = view.seats.filter(({ out }) => !out).map(({ seat, name, tiles }) =>
    seat === view.you ? w("answer-count-you", { count: tiles }) : w("answer-count", { name, count: tiles }));
  return sentence(view.boneyard === null ? seats : [...seats, w("answer-boneyard", { count: view.boneyard })]);
};

/** A pass on trains shows no numbers; it opens the train. */
const openTrains: Answer = (view, { w, list }) => {
  const open = view.trains?.rows.filter((row) => row.open && row.seat !== null) ?? [];
  const names = open.map(({ seat }) => (seat === view.you ? w("side", { form: "you", side: "", letter: "" }) : nameOf(view, seat)));
  return names.length ? w("answer-open-trains", { names: list(names) }) : w("answer-no-open-train");
};

const passes: Answer = (view, tongue, now) => {
  if (view.trains) return openTrains(view, tongue, now);
  const passed = view.seats.filter(({ passed }) => passed.length).map((one) => {
    const args = { name: one.name, numbers: numbers(one.passed, tongue) };
    return tongue.w(one.seat === view.you ? "answer-passed-you" : "answer-passed", args);
  });
  return passed.join(" ") || tongue.w("answer-nobody-passed");
};

/** What the round has told everyone of each hand, a sentence each. */
export function knownWords(view: TableView, tongue: Tongue): string[] {
  const { w } = tongue;
  return (view.known ?? []).flatMap(({ seat, none, likely }) => {
    const you = seat === view.you ? "-you" : "", name = nameOf(view, seat);
    const sure = none.length ? [w(`known-none${you}`, { name, numbers: numbers(none, tongue), "numbers-nor": numbers(none, tongue, "nor") })] : [];
    return [...sure, ...likely.map(({ number, percent }) => w(`known-likely${you}`, { name, numbers: numbers([number], tongue), percent }))];
  });
}

const known: Answer = (view, tongue) => {
  if (view.known === null) return tongue.w("known-not-here");
  return knownWords(view, tongue).join(" ") || tongue.w("known-nothing");
};

/** The header's line: round, and what is played for. */
export const facts: Answer = (view, { w }) => {
  const [name, value] = ["target", "limit", "rounds"]
    .map((one): [string, number | undefined] => [one, view.options.find((option) => option.name === one)?.value])
    .find(([, found]) => found !== undefined) ?? ["round", 0];
  return w(`header-${name}`, { round: view.round, value: value ?? 0 });
};

/** What each side has, as a sentence. */
export const totals: Answer = (view, { w }) =>
  sentence(view.sides.map(({ side, seats, total }) => {
    const mine = view.you !== null && seats.includes(view.you);
    if (view.teams) return w(mine ? "answer-total-yours" : "answer-total-team", { letter: letter(side), points: total });
    return w(mine ? "answer-total-you" : "answer-total", { name: nameOf(view, seats[0] ?? null), points: total });
  }));

const scores: Answer = (view, tongue) => `${facts(view, tongue, 0)}. ${totals(view, tongue, 0)}`;

const turn: Answer = (view, { w }, now) => {
  if (view.to_play === null || view.phase !== "playing") return w("reason-not-running");
  const whose = isMine(view) ? w("answer-turn-yours") : w("answer-turn-of", { name: nameOf(view, view.to_play) });
  return view.deadline === null ? whose : `${whose} ${w("answer-seconds", { seconds: seconds(view.deadline, now) })}`;
};

export const ANSWERS = { ends, chain, hand, counts, passes, known, scores, turn } satisfies Record<string, Answer>;
