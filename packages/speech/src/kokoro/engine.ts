import type { Breath } from '@parlance/language/text/breaths';
import type { WordRange } from '@parlance/language/text/sentences';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { join, mustBeAudible, trim } from '../recording.ts';
import type { Engine, Mark, MayGoOn, PartRecording, Recording, SaidLine } from '../said-line.ts';
import { wordOwners } from '../word-owners.ts';
import {
  type Curves,
  EARLY_FRAMES,
  liftPitch,
  raiseQuestion,
  type SymbolRange,
  VALUES_PER_FRAME,
} from './intonation.ts';
import type { ModelFiles } from './model-file.ts';
import { type Cut, cutsOf } from './part-cuts.ts';
import { Phonemizer } from './phonemes.ts';
import { cutIntoPieces, lineUp } from './pieces.ts';
import { PLANNED } from './split-graph.ts';
import { type StyleMix, Styles } from './styles.ts';
import { EDGE_TOKEN, tokenOf } from './vocabulary.ts';

export type KokoroVoice = {
  engine: 'kokoro';
  styles: StyleMix;
  /** Who the melody and the rhythm come from, where it is somebody else. */
  melody?: StyleMix;
  dialect: string;
  speed: number;
  /** How much higher than planned it speaks; a mixture of a woman and a man lies between them. */
  pitch: number;
};

const SAMPLE_RATE = 24_000;
const FRAME_MS = 25;
const FRAME_SAMPLES = 600;
/** What is heard first is short, whatever the line begins with. */
const FIRST_WORDS = 8;
/** What is voiced beyond a cut and thrown away: a sound hangs on what stands around it. */
const AROUND_CUT = 12;
const PAUSES = new Set(' ;:,.!?—…"()“”');

/** Times of the words whose sounds are in this piece. */
function marksOf(symbols: string[], owners: Int32Array, frames: number[]): Mark[] {
  const marks: Mark[] = [];
  let atMs = ((frames[0] ?? 0) - EARLY_FRAMES) * FRAME_MS;
  symbols.forEach((symbol, at) => {
    const endMs = atMs + (frames[at + 1] ?? 0) * FRAME_MS;
    const word = owners[at]!;
    if (word >= 0 && !PAUSES.has(symbol)) marks.push({ word, startMs: atMs, endMs });
    atMs = endMs;
  });
  return marks;
}

/** Where the words of a range sound; undefined when they are silent. */
function symbolsOf({ from, to }: WordRange, owners: Int32Array): SymbolRange | undefined {
  const isInside = (word: number) => word >= from && word < to;
  const first = owners.findIndex(isInside);
  return first < 0 ? undefined : { from: first, to: owners.findLastIndex(isInside) + 1 };
}

type Plan = { outputs: InferenceSession.OnnxValueMapType; curves: Curves; frames: number[] };
type PlannedPiece = { plan: Plan; style: Tensor };
type SaidPiece = { symbols: string[]; owners: Int32Array; questions: SymbolRange[]; pauseMs: number };
type FrameRange = { from: number; to: number };
/** A part of a piece, from one seam to the next; the ends of the piece where it has none. */
type Span = { from?: Cut | undefined; to?: Cut | undefined };

const allOf = (frames: number[]): FrameRange => ({
  from: 0,
  to: frames.reduce((sum, count) => sum + count, 0),
});

/** Some frames of a tensor whose last dimension is time, with so many values for each of them. */
function cutTensor({ data, dims }: Tensor, { from, to }: FrameRange, perFrame: number): Tensor {
  const length = dims.at(-1) ?? 0;
  const kept = (to - from) * perFrame;
  const rows = (data as Float32Array).length / length;
  const values = new Float32Array(rows * kept);
  for (let row = 0; row < rows; row++) {
    const start = row * length + from * perFrame;
    values.set((data as Float32Array).subarray(start, start + kept), row * kept);
  }
  return new Tensor('float32', values, [...dims.slice(0, -1), kept]);
}

/** What was planned for some of the frames. */
function cutOutputs(outputs: InferenceSession.OnnxValueMapType, range: FrameRange) {
  const cut = (name: string, perFrame: number) => cutTensor(outputs[name] as Tensor, range, perFrame);
  return {
    [PLANNED.features]: cut(PLANNED.features, 1),
    [PLANNED.pitch]: cut(PLANNED.pitch, VALUES_PER_FRAME),
    [PLANNED.energy]: cut(PLANNED.energy, VALUES_PER_FRAME),
  };
}

const firstWordFrom = (owners: Int32Array, symbol: number): number | undefined =>
  owners.subarray(symbol).find((word) => word >= 0);

const keyOf = ({ symbols, questions }: Pick<SaidPiece, 'symbols' | 'questions'>, voice: KokoroVoice) =>
  JSON.stringify([symbols, questions, voice]);

function withPause(recording: Recording, pauseMs: number): Recording {
  const samples = new Float32Array(recording.samples.length + (pauseMs * SAMPLE_RATE) / 1000);
  samples.set(recording.samples);
  return { ...recording, samples };
}

/** How well a piece can be parted before a symbol; what is heard first is short. */
const breathsOf =
  ({ owners }: SaidPiece, { breaths }: SaidLine) =>
  (symbol: number, isFirst: boolean): Breath | undefined => {
    const next = firstWordFrom(owners, symbol);
    // A written word may be said as several: "1998".
    const isInside = owners.subarray(0, symbol).findLast((word) => word >= 0) === next;
    return next === undefined || isInside || (isFirst && next > FIRST_WORDS) ? undefined : breaths[next];
  };

export class KokoroEngine implements Engine<KokoroVoice> {
  /** Decides how long, how high and how loud each sound is. */
  readonly #planner: InferenceSession;
  /** Make the sound, one after the other; nine tenths of the work. */
  readonly #voicers: InferenceSession[];
  readonly #phonemizer = new Phonemizer();
  readonly #styles = new Styles();
  #lastPlanned: (PlannedPiece & { key: string }) | undefined;
  #lastCuts: { key: string; cuts: Cut[] } | undefined;

  private constructor(planner: InferenceSession, voicers: InferenceSession[]) {
    this.#planner = planner;
    this.#voicers = voicers;
  }

  static async open(files: ModelFiles, threads: number): Promise<KokoroEngine> {
    const options: InferenceSession.SessionOptions = {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      // Every line has another length: remembering how each used memory would only pile up memory.
      enableMemPattern: false,
      // Each stage would keep the most it ever needed for itself; the system's own store serves all of them.
      enableCpuMemArena: false,
      logSeverityLevel: 3,
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    };
    const [planner, ...voicers] = await Promise.all(
      [files.plan, ...files.voice].map((file) => InferenceSession.create(file, options)),
    );
    return new KokoroEngine(planner!, voicers);
  }

  async #plan(symbols: string[], voice: KokoroVoice, style: Tensor): Promise<Plan> {
    const said = symbols.map((symbol) => tokenOf(symbol, voice.dialect) ?? EDGE_TOKEN);
    const tokens = [EDGE_TOKEN, ...said, EDGE_TOKEN];
    const outputs = await this.#planner.run({
      input_ids: new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
      style,
      speed: new Tensor('float32', Float32Array.of(voice.speed), [1]),
    });
    const durations = this.#planner.outputNames.at(-1) ?? '';
    const frames = Array.from(outputs[durations]?.data as BigInt64Array, Number);
    const dataOf = (name: string) => outputs[name]?.data as Float32Array;
    liftPitch(dataOf(PLANNED.pitch), voice.pitch);
    return { outputs, frames, curves: { pitch: dataOf(PLANNED.pitch), energy: dataOf(PLANNED.energy) } };
  }

  /** Undefined when it was stopped between two stages. */
  async #voice(
    { outputs, frames }: Plan,
    style: Tensor,
    mayGoOn: MayGoOn,
    range = allOf(frames),
  ): Promise<Float32Array | undefined> {
    const made: InferenceSession.OnnxValueMapType = { ...cutOutputs(outputs, range), style };
    const last = this.#voicers.at(-1);
    for (const stage of this.#voicers) {
      Object.assign(
        made,
        await stage.run(Object.fromEntries(stage.inputNames.map((name) => [name, made[name]!]))),
      );
      if (stage !== last && !(await mayGoOn())) return undefined;
    }
    const samples = made[last?.outputNames[0] ?? '']?.data as Float32Array;
    mustBeAudible(samples);
    return samples;
  }

  /** The last one is remembered: a line's next part follows. */
  async #planPiece({ symbols, questions }: SaidPiece, voice: KokoroVoice): Promise<PlannedPiece> {
    const key = keyOf({ symbols, questions }, voice);
    if (this.#lastPlanned?.key === key) return this.#lastPlanned;
    const row = await this.#styles.row(voice.styles, voice.melody ?? voice.styles, symbols.length);
    const style = new Tensor('float32', row, [1, row.length]);
    const plan = await this.#plan(symbols, voice, style);
    for (const { from, to } of questions) {
      if (to > 0 && to <= symbols.length)
        raiseQuestion(plan.curves, symbols, plan.frames, { from: Math.max(0, from), to }, voice.dialect);
    }
    this.#lastPlanned = { key, plan, style };
    return this.#lastPlanned;
  }

  async #say(piece: SaidPiece, voice: KokoroVoice, mayGoOn: MayGoOn): Promise<Recording | undefined> {
    const { plan, style } = await this.#planPiece(piece, voice);
    const samples = await this.#voice(plan, style, mayGoOn);
    if (!samples) return undefined;
    return trim({
      samples,
      sampleRate: SAMPLE_RATE,
      marks: marksOf(piece.symbols, piece.owners, plan.frames),
    });
  }

  /** The planned melody is that of the whole piece: only the sound is made in parts. */
  async #sayPart(
    piece: SaidPiece,
    { plan, style }: PlannedPiece,
    span: Span,
    mayGoOn: MayGoOn,
  ): Promise<Recording | undefined> {
    const total = allOf(plan.frames).to;
    const [from, to] = [span.from?.frame ?? 0, span.to?.frame ?? total];
    const around = { from: Math.max(0, from - AROUND_CUT), to: Math.min(total, to + AROUND_CUT) };
    const voiced = await this.#voice(plan, style, mayGoOn, around);
    if (!voiced) return undefined;
    const [start, length] = [(from - around.from) * FRAME_SAMPLES, (to - from) * FRAME_SAMPLES];
    const marks = marksOf(piece.symbols, piece.owners, plan.frames).map((mark) => ({
      ...mark,
      startMs: mark.startMs - from * FRAME_MS,
      endMs: mark.endMs - from * FRAME_MS,
    }));
    const recording = { samples: voiced.slice(start, start + length), sampleRate: SAMPLE_RATE, marks };
    if (span.from && span.to) return recording;
    if (span.from) return trim(recording, 'back');
    return trim(recording, span.to ? 'front' : 'both');
  }

  async #piecesOf(line: SaidLine, dialect: string): Promise<SaidPiece[]> {
    await this.#phonemizer.use(dialect);
    const sounds = lineUp(this.#phonemizer.clauses(line.said.join(' ')));
    const owners = wordOwners(
      sounds.symbols,
      line.said.map((word) => this.#phonemizer.word(word)),
    );
    const questions = line.openQuestions.flatMap((range) => symbolsOf(range, owners) ?? []);
    return cutIntoPieces(sounds).map(({ from, to, pauseMs }) => ({
      symbols: sounds.symbols.slice(from, to),
      owners: owners.subarray(from, to),
      // Counted from the first symbol of the piece; one that ends in another piece rises there.
      questions: questions.map((each) => ({ from: each.from - from, to: each.to - from })),
      pauseMs,
    }));
  }

  async record(line: SaidLine, voice: KokoroVoice, mayGoOn: MayGoOn): Promise<Recording | undefined> {
    const pieces = await this.#piecesOf(line, voice.dialect);
    const paced = { ...voice, speed: voice.speed * line.pace };
    const parts: Recording[] = [];
    for (const piece of pieces) {
      if (parts.length > 0 && !(await mayGoOn())) return undefined;
      const recording = await this.#say(piece, paced, mayGoOn);
      if (!recording) return undefined;
      parts.push(recording);
    }
    const pauses = pieces.map((piece) => piece.pauseMs);
    return join(parts, pauses);
  }

  /** The first piece is parted where its sound allows; the others follow, each as a part. */
  async recordPart(
    line: SaidLine,
    voice: KokoroVoice,
    mayGoOn: MayGoOn,
    part: number,
  ): Promise<PartRecording | undefined> {
    const pieces = await this.#piecesOf(line, voice.dialect);
    const [first] = pieces;
    if (!first) return undefined;
    const paced = { ...voice, speed: voice.speed * line.pace };
    const cuts = await this.#cutsOf(first, paced, line);
    const spans = [
      ...[undefined, ...cuts].map((from, at) => ({ piece: first, span: { from, to: cuts[at] } })),
      ...pieces.slice(1).map((piece) => ({ piece, span: {} as Span })),
    ];
    const asked = spans[part];
    if (!asked) throw new Error(`a line of ${spans.length} parts was asked for its part ${part}`);
    const { piece, span } = asked;
    const recording = await this.#sayPart(piece, await this.#planPiece(piece, paced), span, mayGoOn);
    if (!recording) return undefined;
    const startsFrom = (at: number) =>
      spans.slice(at).flatMap((each) => firstWordFrom(each.piece.owners, each.span.from?.symbol ?? 0) ?? []);
    const words = {
      from: part === 0 ? 0 : (startsFrom(part)[0] ?? line.words.length),
      to: startsFrom(part + 1)[0] ?? line.words.length,
    };
    const marks = recording.marks.filter(({ word }) => word >= words.from && word < words.to);
    const goesOn = part < spans.length - 1;
    const pauseMs = goesOn && !span.to ? piece.pauseMs : 0;
    return { ...withPause({ ...recording, marks }, pauseMs), words, goesOn };
  }

  async #cutsOf(piece: SaidPiece, voice: KokoroVoice, line: SaidLine): Promise<Cut[]> {
    const key = keyOf(piece, voice);
    if (this.#lastCuts?.key === key) return this.#lastCuts.cuts;
    const { plan } = await this.#planPiece(piece, voice);
    const breathBefore = breathsOf(piece, line);
    this.#lastCuts = { key, cuts: cutsOf({ symbols: piece.symbols, frames: plan.frames, breathBefore }) };
    return this.#lastCuts.cuts;
  }

  async close(): Promise<void> {
    await this.#planner.release();
    for (const voicer of this.#voicers) await voicer.release();
  }
}
