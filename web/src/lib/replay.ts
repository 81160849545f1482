/** A replay as a view of a table, so that the table's own parts can draw it and answer about it. Pure. */
import type { ReplayMatch, ReplayRound, ReplaySeat, ReplayStep, SeatView, TableView } from "./wire";

/** The round that is open at a line: under way, or the last one; null before the first. */
export const roundAt = (match: ReplayMatch, at: number): ReplayRound | null => match.rounds.findLast(({ first }) => first <= at) ?? null;

/** The line to go to for the next round, or back: to the beginning of this one first, then to the one before. */
export function roundFrom(match: ReplayMatch, at: number, step: 1 | -1): number {
  const found = step > 0 ? match.rounds.find(({ first }) => first > at) : match.rounds.findLast(({ first }) => first < at);
  return found?.first ?? (step > 0 ? match.steps.length - 1 : 0);
}

/** The last round that has been scored by then. */
const scored = (match: ReplayMatch, at: number) => match.rounds.findLast(({ last, result }) => last <= at && result !== null)?.result ?? null;

function phaseOf(match: ReplayMatch, { n, kind }: ReplayStep): TableView["phase"] {
  if (n === match.steps.length - 1) return "over";
  return kind === "match" ? "waiting" : kind === "round" ? "between" : "playing";
}

function seatAt(step: ReplayStep, { seat, name, bot, side }: ReplaySeat, out: boolean): SeatView {
  const none = { away: false, left: false, free_to_ask: false, ready: false };
  return { seat, name, bot, side, tiles: step.hands[seat]?.length ?? 0, passed: step.passed[seat] ?? [], out, ...none };
}

/** What an onlooker would have seen after a line, and every hand beside it. */
export function viewAt(match: ReplayMatch, at: number): TableView {
  const step = match.steps[at]!, result = scored(match, at), over = at === match.steps.length - 1;
  const out = new Set(match.rounds.filter(({ last }) => last <= at).flatMap((round) => round.result?.eliminated ?? []));
  const nothing = { you: null, host: null, hand: null, deadline: null, start: null, start_count: null, sit: null, watch: null };
  const nobody = { robots: [], phrases: [], onlookers: [], knocks: [], may_end: false, may_grant: false, watching: true, sees: true };
  return {
    ...nothing, ...nobody, game: match.game, code: "", access: "invitation", practice: match.practice, teams: match.teams, options: match.options,
    phase: phaseOf(match, step), capacity: match.seats.length, round: step.round, turn: at, to_play: step.to_play,
    seats: match.seats.map((seat) => seatAt(step, seat, out.has(seat.side))),
    sides: match.sides.map((seats, side) => ({ side, seats, total: result?.totals[side] ?? 0, out: out.has(side) })),
    pips: 0, playable: 0, drawn: 0, draw: "not-seated", pass: "not-seated", boneyard: step.boneyard, chain: step.chain, trains: step.trains,
    known: step.known, hints: false, result, winners: over ? match.winners : null, proof: roundAt(match, at)?.proof ?? { commit: null, round: null, secret: null, salts: [] },
  };
}
