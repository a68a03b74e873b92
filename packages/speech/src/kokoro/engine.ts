import type { WordRange } from '@parlance/language/text/questions';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { join, mustBeAudible, trim } from '../recording.ts';
import type { Engine, Mark, MayGoOn, Recording, SaidLine } from '../said-line.ts';
import { wordOwners } from '../word-owners.ts';
import { type Curves, EARLY_FRAMES, raiseQuestion, type SymbolRange } from './intonation.ts';
import type { ModelFiles } from './model-file.ts';
import { Phonemizer } from './phonemes.ts';
import { cutIntoPieces, lineUp } from './pieces.ts';
import { PLANNED } from './split-graph.ts';
import { type StyleMix, Styles } from './styles.ts';
import { EDGE_TOKEN, VOCABULARY } from './vocabulary.ts';

export type KokoroVoice = { engine: 'kokoro'; styles: StyleMix; dialect: string; speed: number };

const SAMPLE_RATE = 24_000;
const FRAME_MS = 25;
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

export class KokoroEngine implements Engine<KokoroVoice> {
  /** Decides how long, how high and how loud each sound is. */
  readonly #planner: InferenceSession;
  /** Makes the sound; nine tenths of the work. */
  readonly #voicer: InferenceSession;
  readonly #phonemizer = new Phonemizer();
  readonly #styles = new Styles();

  private constructor(planner: InferenceSession, voicer: InferenceSession) {
    this.#planner = planner;
    this.#voicer = voicer;
  }

  static async open(files: ModelFiles, threads: number): Promise<KokoroEngine> {
    const options: InferenceSession.SessionOptions = {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      // Every line has another length: remembering how each used memory would only pile up memory.
      enableMemPattern: false,
      logSeverityLevel: 3,
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    };
    const [planner, voicer] = await Promise.all(
      [files.plan, files.voice].map((file) => InferenceSession.create(file, options)),
    );
    return new KokoroEngine(planner!, voicer!);
  }

  async #plan(symbols: string[], voice: KokoroVoice, style: Tensor): Promise<Plan> {
    const tokens = [EDGE_TOKEN, ...symbols.map((symbol) => VOCABULARY.get(symbol) ?? EDGE_TOKEN), EDGE_TOKEN];
    const outputs = await this.#planner.run({
      input_ids: new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
      style,
      speed: new Tensor('float32', Float32Array.of(voice.speed), [1]),
    });
    const durations = this.#planner.outputNames.at(-1) ?? '';
    const frames = Array.from(outputs[durations]?.data as BigInt64Array, Number);
    const dataOf = (name: string) => outputs[name]?.data as Float32Array;
    return { outputs, frames, curves: { pitch: dataOf(PLANNED.pitch), energy: dataOf(PLANNED.energy) } };
  }

  async #voice({ outputs }: Plan, style: Tensor): Promise<Float32Array> {
    const given: InferenceSession.OnnxValueMapType = { ...outputs, style };
    const feeds = Object.fromEntries(this.#voicer.inputNames.map((name) => [name, given[name]!]));
    const [waveform = ''] = this.#voicer.outputNames;
    const samples = (await this.#voicer.run(feeds))[waveform]?.data as Float32Array;
    mustBeAudible(samples);
    return samples;
  }

  /** `questions` count from the first symbol of the piece; one that ends in another piece rises there. */
  async #say(
    symbols: string[],
    owners: Int32Array,
    questions: SymbolRange[],
    voice: KokoroVoice,
  ): Promise<Recording> {
    const row = await this.#styles.row(voice.styles, symbols.length);
    const style = new Tensor('float32', row, [1, row.length]);
    const plan = await this.#plan(symbols, voice, style);
    for (const { from, to } of questions) {
      if (to > 0 && to <= symbols.length)
        raiseQuestion(plan.curves, symbols, plan.frames, { from: Math.max(0, from), to }, voice.dialect);
    }
    const samples = await this.#voice(plan, style);
    return { samples, sampleRate: SAMPLE_RATE, marks: marksOf(symbols, owners, plan.frames) };
  }

  async record(line: SaidLine, voice: KokoroVoice, mayGoOn: MayGoOn): Promise<Recording | undefined> {
    await this.#phonemizer.use(voice.dialect);
    const sounds = lineUp(this.#phonemizer.clauses(line.said.join(' ')));
    const owners = wordOwners(
      sounds.symbols,
      line.said.map((word) => this.#phonemizer.word(word)),
    );
    const pieces = cutIntoPieces(sounds);
    const questions = line.openQuestions.flatMap((range) => symbolsOf(range, owners) ?? []);
    const paced = { ...voice, speed: voice.speed * line.pace };
    const parts: Recording[] = [];
    for (const { from, to } of pieces) {
      if (parts.length > 0 && !(await mayGoOn())) return undefined;
      const symbols = sounds.symbols.slice(from, to);
      const rising = questions.map((each) => ({ from: each.from - from, to: each.to - from }));
      parts.push(trim(await this.#say(symbols, owners.subarray(from, to), rising, paced)));
    }
    return join(
      parts,
      pieces.map((piece) => piece.pauseMs),
    );
  }

  async close(): Promise<void> {
    await this.#planner.release();
    await this.#voicer.release();
  }
}
