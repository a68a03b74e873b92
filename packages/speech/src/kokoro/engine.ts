import { InferenceSession, Tensor } from 'onnxruntime-node';
import { join, mustBeAudible, trim } from '../recording.ts';
import type { Engine, Mark, Recording, SaidLine, Stopped } from '../said-line.ts';
import { wordOwners } from '../word-owners.ts';
import { Phonemizer } from './phonemes.ts';
import { cutIntoPieces, lineUp } from './pieces.ts';
import { type StyleMix, Styles } from './styles.ts';
import { EDGE_TOKEN, VOCABULARY } from './vocabulary.ts';

export type KokoroVoice = { engine: 'kokoro'; styles: StyleMix; dialect: string; speed: number };

const SAMPLE_RATE = 24_000;
const FRAME_MS = 25;
/** What the model makes of a frame is heard this many frames earlier (measured by forced alignment: 80 ms). */
const EARLY_FRAMES = 3;
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

export class KokoroEngine implements Engine<KokoroVoice> {
  readonly #session: InferenceSession;
  readonly #phonemizer = new Phonemizer();
  readonly #styles = new Styles();

  private constructor(session: InferenceSession) {
    this.#session = session;
  }

  static async open(modelPath: string, threads: number): Promise<KokoroEngine> {
    const session = await InferenceSession.create(modelPath, {
      intraOpNumThreads: threads,
      interOpNumThreads: 1,
      // Every line has another length: remembering how each used memory would only pile up memory.
      enableMemPattern: false,
      logSeverityLevel: 3,
      extra: { session: { intra_op: { allow_spinning: '0' } } },
    });
    return new KokoroEngine(session);
  }

  async #say(symbols: string[], voice: KokoroVoice): Promise<{ samples: Float32Array; frames: number[] }> {
    const tokens = [EDGE_TOKEN, ...symbols.map((symbol) => VOCABULARY.get(symbol) ?? EDGE_TOKEN), EDGE_TOKEN];
    const style = await this.#styles.row(voice.styles, symbols.length);
    const outputs = await this.#session.run({
      input_ids: new Tensor('int64', BigInt64Array.from(tokens, BigInt), [1, tokens.length]),
      style: new Tensor('float32', style, [1, style.length]),
      speed: new Tensor('float32', Float32Array.of(voice.speed), [1]),
    });
    const [waveform = '', durations = ''] = this.#session.outputNames;
    const samples = outputs[waveform]?.data as Float32Array;
    const frames = Array.from(outputs[durations]?.data as BigInt64Array, Number);
    mustBeAudible(samples);
    return { samples, frames };
  }

  async record(line: SaidLine, voice: KokoroVoice, stopped: Stopped): Promise<Recording | undefined> {
    await this.#phonemizer.use(voice.dialect);
    const sounds = lineUp(this.#phonemizer.clauses(line.said.join(' ')));
    const owners = wordOwners(
      sounds.symbols,
      line.said.map((word) => this.#phonemizer.word(word)),
    );
    const pieces = cutIntoPieces(sounds);
    const parts: Recording[] = [];
    for (const { from, to } of pieces) {
      if (stopped()) return undefined;
      const symbols = sounds.symbols.slice(from, to);
      const { samples, frames } = await this.#say(symbols, voice);
      const marks = marksOf(symbols, owners.subarray(from, to), frames);
      parts.push(trim({ samples, sampleRate: SAMPLE_RATE, marks }));
    }
    return join(
      parts,
      pieces.map((piece) => piece.pauseMs),
    );
  }

  async close(): Promise<void> {
    await this.#session.release();
  }
}
