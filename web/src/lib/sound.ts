/** Sounds of the table, made here: short and dry, one for each kind of event. */

type Tone = [pitch: number, at: number, length: number, loud?: number];

const KNOCK = 0; // a pitch of 0 is a tile on wood: filtered noise
const SOUNDS: Record<string, Tone[]> = {
  played: [[KNOCK, 0, 0.06, 1]],
  drew: [[KNOCK, 0, 0.03, 0.4]],
  passed: [[220, 0, 0.09, 0.35], [180, 0.09, 0.12, 0.35]],
  dealt: [[KNOCK, 0, 0.03, 0.5], [KNOCK, 0.07, 0.03, 0.5], [KNOCK, 0.14, 0.03, 0.5], [KNOCK, 0.21, 0.03, 0.5]],
  turn: [[587, 0, 0.1, 0.5], [784, 0.1, 0.16, 0.5]],
  said: [[660, 0, 0.07, 0.3]],
  low: [[880, 0, 0.06, 0.5], [880, 0.14, 0.06, 0.5]],
  refused: [[160, 0, 0.14, 0.5]],
  out: [[523, 0, 0.1, 0.5], [659, 0.1, 0.1, 0.5], [784, 0.2, 0.22, 0.5]],
  blocked: [[392, 0, 0.12, 0.5], [330, 0.12, 0.22, 0.5]],
  won: [[523, 0, 0.12, 0.5], [659, 0.12, 0.12, 0.5], [784, 0.24, 0.12, 0.5], [1047, 0.36, 0.4, 0.5]],
};
/** What of several things at once is heard, the most telling first. */
const ORDER = ["won", "out", "blocked", "low", "refused", "turn", "dealt", "passed", "played", "drew", "said"];
const PER_FRAME = 2;

let context: AudioContext | null = null;

/** Nothing sounds before the first touch or key; browsers would not let it anyway. */
function awake(): AudioContext | null {
  if (!navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

function source(on: AudioContext, pitch: number, length: number): AudioScheduledSourceNode {
  if (pitch !== KNOCK) return new OscillatorNode(on, { type: "triangle", frequency: pitch });
  const noise = on.createBuffer(1, Math.ceil(on.sampleRate * length), on.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 3;
  return new AudioBufferSourceNode(on, { buffer: noise });
}

function sound(on: AudioContext, [pitch, at, length, loud = 0.5]: Tone, volume: number, start: number): void {
  const from = source(on, pitch, length), gain = new GainNode(on, { gain: 0 }), begin = start + at;
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime((loud * volume) / 100, begin + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  const filter = new BiquadFilterNode(on, { type: pitch === KNOCK ? "bandpass" : "lowpass", frequency: pitch === KNOCK ? 1400 : 3200 });
  from.connect(filter).connect(gain).connect(on.destination);
  from.start(begin);
  from.stop(begin + length + 0.02);
}

/** Let be heard what of `kinds` has a sound; `volume` of 100. */
export function ring(kinds: Iterable<string>, volume: number): void {
  const on = volume > 0 ? awake() : null, wanted = new Set(kinds);
  if (!on) return;
  const heard = ORDER.filter((kind) => wanted.has(kind)).slice(0, PER_FRAME);
  heard.reverse().forEach((kind, i) => SOUNDS[kind]!.forEach((tone) => sound(on, tone, volume, on.currentTime + i * 0.12)));
}
