// Generated from src/doublesix/wire by `./dev schema`. Do not edit.
export const PROTOCOL = 1;

export interface Me {
  name: string;
  lang?: string;
}

export interface NewTable {
  game: string;
  options?: Record<string, number>;
  access?: "invitation" | "public" | "solo";
  practice?: boolean;
  robots?: string[];
  password?: string;
  hints?: boolean;
}

export interface LinkToken {
  token: string;
}

export interface HomeView {
  me: MeView;
  url: string;
  lobby: boolean;
  password: boolean;
  yours: YourTable[];
  public: PublicTable[];
  games: GameView[];
}

export interface MeView {
  name: string | null;
}

export interface YourTable {
  code: string;
  game: string;
  phase: "between" | "over" | "playing" | "waiting";
  names: string[];
  your_turn: boolean;
  recorded: boolean;
}

export interface PublicTable {
  code: string;
  game: string;
  names: string[];
  capacity: number;
}

export interface GameView {
  game: string;
  min: number;
  max: number;
  access: ("invitation" | "public" | "solo")[];
  options: OfferView[];
  robots: string[];
  invitation_only: boolean;
  emblem: [number, number];
}

export interface OfferView {
  name: string;
  value: number;
  values: number[];
  online: number[];
}

export interface DeviceView {
  id: string;
  label: string;
  seen: number;
  here: boolean;
}

export interface Hello {
  type: "hello";
  protocol: number;
  lang: string;
  since?: number;
  amount?: "brief" | "full";
}

export interface Act {
  type: "act";
  c: string;
  do: Sit | Leave | Remove | Option | Start | Ready | Salt | Say | Rematch | Rotate | Watch | End | Knock | Grant | Play | Draw | Pass;
  turn?: number | null;
}

export interface Sit {
  kind: "sit";
  bot?: string | null;
}

export interface Leave {
  kind: "leave";
}

export interface Remove {
  kind: "remove";
  seat: number;
}

export interface Option {
  kind: "option";
  name: string;
  value: number;
}

export interface Start {
  kind: "start";
}

export interface Ready {
  kind: "ready";
  salt?: string;
}

export interface Salt {
  kind: "salt";
  salt: string;
}

export interface Say {
  kind: "say";
  phrase: string;
}

export interface Rematch {
  kind: "rematch";
}

export interface Rotate {
  kind: "rotate";
}

export interface Watch {
  kind: "watch";
  on: boolean;
}

export interface End {
  kind: "end";
}

export interface Knock {
  kind: "knock";
  seat: number;
}

export interface Grant {
  kind: "grant";
  seat: number;
}

export interface Play {
  kind: "play";
  tile: string;
  at: string;
}

export interface Draw {
  kind: "draw";
}

export interface Pass {
  kind: "pass";
}

export interface Ask {
  type: "ask";
  c: string;
  turn: number;
}

export interface Ping {
  type: "ping";
  n: number;
}

export interface Frame {
  type: "frame";
  v: number;
  now: number;
  news: News[];
  view: TableView;
}

export interface News {
  v: number;
  i: number;
  kind: string;
  seat: number | null;
  text: string;
  spoken: string;
  urgent: boolean;
  past: boolean;
}

export interface TableView {
  game: string;
  code: string;
  phase: "between" | "over" | "playing" | "waiting";
  access: "invitation" | "public" | "solo";
  practice: boolean;
  you: number | null;
  host: number | null;
  capacity: number;
  seats: SeatView[];
  sides: SideView[];
  teams: number;
  options: ChoiceView[];
  robots: string[];
  start: string | null;
  start_count: number | null;
  sit: string | null;
  round: number;
  turn: number;
  to_play: number | null;
  deadline: number | null;
  hand: TileView[] | null;
  pips: number;
  playable: number;
  draw: string | null;
  pass: string | null;
  boneyard: number | null;
  drawn: number;
  chain: ChainView | null;
  trains: TrainsView | null;
  result: ResultView | null;
  winners: number[] | null;
  may_end: boolean;
  phrases: string[];
  sees: boolean;
  watching: boolean;
  watch: string | null;
  onlookers: string[];
  knocks: KnockView[];
  may_grant: boolean;
  proof: ProofView;
  known: KnownView[] | null;
  hints: boolean;
}

export interface SeatView {
  seat: number;
  name: string;
  bot: string | null;
  side: number;
  tiles: number;
  passed: number[];
  away: boolean;
  left: boolean;
  free_to_ask: boolean;
  ready: boolean;
  out: boolean;
}

export interface SideView {
  side: number;
  seats: number[];
  total: number;
  out: boolean;
}

export interface ChoiceView {
  name: string;
  value: number;
  values: number[];
}

export interface TileView {
  tile: string;
  places: string[];
}

export interface ChainView {
  tiles: [number, number][];
  anchor: number;
  ends: number[];
}

export interface TrainsView {
  engine: number;
  rows: TrainView[];
}

export interface TrainView {
  place: string;
  seat: number | null;
  tiles: [number, number][];
  end: number;
  open: boolean;
  cover: boolean;
}

export interface ResultView {
  round: number;
  reason: "blocked" | "out";
  decided: string;
  seat: number | null;
  side: number | null;
  last: number | null;
  tie: number | null;
  hands: HandLeft[];
  scores: number[];
  totals: number[];
  eliminated: number[];
}

export interface HandLeft {
  seat: number;
  tiles: string[];
  pips: number;
}

export interface KnockView {
  seat: number;
  name: string;
}

export interface ProofView {
  commit: string | null;
  round: number | null;
  secret: string | null;
  salts: string[];
}

export interface KnownView {
  seat: number;
  none: number[];
  likely: LikelyView[];
}

export interface LikelyView {
  number: number;
  percent: number;
}

export interface Ack {
  type: "ack";
  c: string;
  v: number;
}

export interface Nack {
  type: "nack";
  c: string;
  why: string;
  rule: string;
  text: string;
}

export interface Hint {
  type: "hint";
  c: string;
  text: string;
  tile: string | null;
  place: string | null;
}

export interface Pong {
  type: "pong";
  n: number;
}

export interface Bye {
  type: "bye";
  why: string;
  text: string;
}

export interface Replay {
  matches: ReplayMatch[];
}

export interface ReplayMatch {
  id: string;
  game: string;
  at: string | null;
  practice: boolean;
  teams: number;
  options: ChoiceView[];
  seats: ReplaySeat[];
  sides: number[][];
  rounds: ReplayRound[];
  winners: number[] | null;
  steps: ReplayStep[];
}

export interface ReplaySeat {
  seat: number;
  name: string;
  bot: string | null;
  side: number;
}

export interface ReplayRound {
  round: number;
  first: number;
  last: number;
  result: ResultView | null;
  proof: ProofView;
}

export interface ReplayStep {
  n: number;
  kind: "deal" | "draw" | "end" | "match" | "pass" | "play" | "round";
  round: number;
  seat: number | null;
  text: string;
  to_play: number | null;
  hands: string[][];
  passed: number[][];
  known: KnownView[];
  boneyard: number | null;
  chain: ChainView | null;
  trains: TrainsView | null;
}

export interface ReviewRound {
  round: number;
  rounds: number;
  turns: ReviewTurn[];
  sum: ReviewSum | null;
}

export interface ReviewTurn {
  n: number;
  round: number;
  seat: number;
  choices: ReviewChoice[];
  chosen: number;
  loss: number;
  decisive: boolean;
  text: string;
  opened: string;
  known: string[];
}

export interface ReviewChoice {
  text: string;
  worth: string;
  fair: number;
  opened: number;
}

export interface ReviewSum {
  seats: ReviewSeat[];
  turning: number[];
}

export interface ReviewSeat {
  seat: number;
  turns: number;
  loss: number;
  text: string;
}

export type Intent = Sit | Leave | Remove | Option | Start | Ready | Salt | Say | Rematch | Rotate | Watch | End | Knock | Grant | Play | Draw | Pass;

export type In = Hello | Act | Ask | Ping;

export type Out = Frame | Ack | Nack | Hint | Pong | Bye;
