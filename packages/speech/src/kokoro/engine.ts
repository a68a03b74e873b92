import type { WordRange } from '@parlance/language/text/sentences';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { join, mustBeAudible, trim } from '../recording.ts';
import type { Engine, LinePart, Mark, MayGoOn, PartRecording, Recording, SaidLine } from '../said-line.ts';
import { wordOwners } from '../word-owners.ts';
import { type FirstCut, firstCut } from './first-cut.ts';
import {
  type Curves,
  EARLY_FRAMES,
  liftPitch,
  raiseQuestion,
  type SymbolRange,
  VALUES_PER_FRAME,
} from './intonation.ts';
import type { ModelFiles } from './model-file.ts';
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

const firstWordFrom = (owners: Int32Array, symbol: number): number =>
  owners.subarray(symbol).find((word) => word >= 0) ?? 0;

export class KokoroEngine implements Engine<KokoroVoice> {
  /** Decides how long, how high and how loud each sound is. */
  readonly #planner: InferenceSession;
  /** Make the sound, one after the other; nine tenths of the work. */
  readonly #voicers: InferenceSession[];
  readonly #phonemizer = new Phonemizer();
  readonly #styles = new Styles();
  #lastPlanned: (PlannedPiece & { key: string }) | undefined;

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

  /** The last one is remembered: the rest of a line follows its beginning. */
  async #planPiece({ symbols, questions }: SaidPiece, voice: KokoroVoice): Promise<PlannedPiece> {
    const key = JSON.stringify([symbols, questions, voice]);
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

  /** The planned melody is that of the whole piece: only the sound is made in two parts. */
  async #sayPart(
    piece: SaidPiece,
    { plan, style }: PlannedPiece,
    { frame, symbol }: FirstCut,
    part: LinePart,
    mayGoOn: MayGoOn,
  ): Promise<Recording | undefined> {
    const total = allOf(plan.frames).to;
    const marks = marksOf(piece.symbols, piece.owners, plan.frames);
    const next = firstWordFrom(piece.owners, symbol);
    if (part === 'beginning') {
      const to = Math.min(total, frame + AROUND_CUT);
      const voiced = await this.#voice(plan, style, mayGoOn, { from: 0, to });
      if (!voiced) return undefined;
      const samples = voiced.slice(0, frame * FRAME_SAMPLES);
      return trim(
        { samples, sampleRate: SAMPLE_RATE, marks: marks.filter(({ word }) => word < next) },
        'front',
      );
    }
    const from = Math.max(0, frame - AROUND_CUT);
    const voiced = await this.#voice(plan, style, mayGoOn, { from, to: total });
    if (!voiced) return undefined;
    const samples = voiced.slice((frame - from) * FRAME_SAMPLES);
    const later = marks
      .filter(({ word }) => word >= next)
      .map((mark) => ({
        ...mark,
        startMs: mark.startMs - frame * FRAME_MS,
        endMs: mark.endMs - frame * FRAME_MS,
      }));
    return trim({ samples, sampleRate: SAMPLE_RATE, marks: later }, 'back');
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

  async record(
    line: SaidLine,
    voice: KokoroVoice,
    mayGoOn: MayGoOn,
    part?: LinePart,
  ): Promise<PartRecording | undefined> {
    const pieces = await this.#piecesOf(line, voice.dialect);
    const paced = { ...voice, speed: voice.speed * line.pace };
    const parts: Recording[] = [];
    let words = { from: 0, to: line.words.length };
    const [first] = pieces;
    if (part && first) {
      const planned = await this.#planPiece(first, paced);
      const cut = firstCut(first.symbols, planned.plan.frames);
      if (cut) {
        const next = firstWordFrom(first.owners, cut.symbol);
        const recording = await this.#sayPart(first, planned, cut, part, mayGoOn);
        if (!recording) return undefined;
        if (part === 'beginning') return { ...recording, words: { from: 0, to: next } };
        parts.push(recording);
        words = { from: next, to: line.words.length };
      }
    }
    for (const piece of pieces.slice(parts.length)) {
      if (parts.length > 0 && !(await mayGoOn())) return undefined;
      const recording = await this.#say(piece, paced, mayGoOn);
      if (!recording) return undefined;
      parts.push(recording);
    }
    const pauses = pieces.map((piece) => piece.pauseMs);
    return { ...join(parts, pauses), words };
  }

  async close(): Promise<void> {
    await this.#planner.release();
    for (const voicer of this.#voicers) await voicer.release();
  }
}
