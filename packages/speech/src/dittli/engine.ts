import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { graphemeToPhonemeDE } from '@dittli/tts-de';
import { stretchesOf } from '@parlance/language/text/sentences';
import onnxProto from 'onnx-proto';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { FLOAT } from '../kokoro/graph-editor.ts';
import { raisePitch } from '../pitch-shift.ts';
import { join, mustBeAudible, trim } from '../recording.ts';
import type { Engine, Mark, MayGoOn, Recording, SaidLine } from '../said-line.ts';

/**
 * The model has one speaker, a man. `size` > 1 makes a smaller person of him (all resonances higher by that
 * factor), `pitch` raises the melody by that factor in all.
 */
export type DittliVoice = { engine: 'dittli'; size: number; pitch: number };

type Metadata = { sample_rate: number; symbols: string[]; tone_offset: number; language_id: number };

/** Samples for each step of the model's durations. */
const HOP = 512;
/** Less chance than the model was trained with, and a little slower: both are easier to understand. */
const NOISE = 0.3;
const RHYTHM_NOISE = 0.3;
const SLOWER = 1.12;
const BERT_ROWS = 1024;
const JAPANESE_BERT_ROWS = 768;
const PAUSE_MS = 220;
const SENTENCE_WORDS = { wanted: 12, atMost: 60 };

/** The rules of spelling know where a word begins, but not where a part of one does. */
const INNER_HYPHEN = /(?<=\p{L})-(?=\p{L})/u;

const asset = (name: string): Promise<Buffer> =>
  readFile(createRequire(import.meta.url).resolve(`@dittli/tts-de/assets/de/${name}`));

/** As the graph stands it keeps to itself how long each sound lasts; made an output, words get exact times. */
function withDurations(bytes: Uint8Array): { bytes: Uint8Array; durations: string } {
  const model = onnxProto.onnx.ModelProto.decode(bytes);
  const nodes = model.graph?.node ?? [];
  const rounded = nodes.find((node) => node.opType === 'Ceil')?.output?.[0] ?? '';
  const widened = nodes.find((node) => node.opType === 'Cast' && node.input?.[0] === rounded);
  const durations = widened?.output?.[0];
  if (!durations || !model.graph)
    throw new Error('the German speech model has no durations where they are expected');
  model.graph.output = [
    ...(model.graph.output ?? []),
    { name: durations, type: { tensorType: { elemType: FLOAT } } },
  ];
  return { bytes: onnxProto.onnx.ModelProto.encode(model).finish(), durations };
}

const integers = (values: number[]): Tensor =>
  new Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);
const single = (value: number): Tensor => new Tensor('float32', Float32Array.of(value), [1]);

/** The model wants a blank before, between and after all sounds. */
function withBlanks(values: number[]): number[] {
  const spread = new Array<number>(values.length * 2 + 1).fill(0);
  values.forEach((value, at) => {
    spread[at * 2 + 1] = value;
  });
  return spread;
}

export class DittliEngine implements Engine<DittliVoice> {
  readonly #session: InferenceSession;
  readonly #metadata: Metadata;
  readonly #symbols: Map<string, number>;
  readonly #durations: string;

  private constructor(session: InferenceSession, metadata: Metadata, durations: string) {
    this.#session = session;
    this.#metadata = metadata;
    this.#durations = durations;
    this.#symbols = new Map(metadata.symbols.map((symbol, at) => [symbol, at]));
  }

  static async open(): Promise<DittliEngine> {
    const metadata = JSON.parse((await asset('metadata.json')).toString('utf8')) as Metadata;
    const { bytes, durations } = withDurations(await asset('model.onnx'));
    const options = {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
      enableMemPattern: false,
      logSeverityLevel: 3,
    } as const;
    return new DittliEngine(await InferenceSession.create(bytes, options), metadata, durations);
  }

  /** Sounds of the words from..to, and whose each is; -1 for the edges. */
  #sounds(said: string[], from: number, to: number): { phones: number[]; owners: number[] } {
    const symbolSet = new Set(this.#symbols.keys());
    const phones = [this.#symbols.get('_') ?? 0];
    const owners = [-1];
    for (let word = from; word < to; word++) {
      for (const part of (said[word] ?? '').split(INNER_HYPHEN)) {
        for (const phone of graphemeToPhonemeDE(part, { symbolSet, padStartEnd: false }).phones) {
          phones.push(this.#symbols.get(phone) ?? this.#symbols.get('UNK') ?? 0);
          owners.push(/^\p{P}$/u.test(phone) ? -1 : word);
        }
      }
    }
    return { phones: [...phones, this.#symbols.get('_') ?? 0], owners: [...owners, -1] };
  }

  async #say(phones: number[], lengthScale: number): Promise<{ samples: Float32Array; steps: Float32Array }> {
    const x = withBlanks(phones);
    const length = x.length;
    const outputs = await this.#session.run({
      x: integers(x),
      x_lengths: new Tensor('int64', BigInt64Array.of(BigInt(length)), [1]),
      sid: new Tensor('int64', BigInt64Array.of(0n), [1]),
      tone: integers(withBlanks(phones.map(() => this.#metadata.tone_offset))),
      language: integers(withBlanks(phones.map(() => this.#metadata.language_id))),
      bert: new Tensor('float32', new Float32Array(length * BERT_ROWS), [1, BERT_ROWS, length]),
      ja_bert: new Tensor('float32', new Float32Array(length * JAPANESE_BERT_ROWS), [
        1,
        JAPANESE_BERT_ROWS,
        length,
      ]),
      noise_scale: single(NOISE),
      noise_scale_w: single(RHYTHM_NOISE),
      length_scale: single(lengthScale * SLOWER),
    });
    const samples = outputs.audio?.data as Float32Array;
    mustBeAudible(samples);
    return { samples, steps: outputs[this.#durations]?.data as Float32Array };
  }

  async #recordPart(said: string[], from: number, to: number, voice: DittliVoice): Promise<Recording> {
    const { phones, owners } = this.#sounds(said, from, to);
    // Spoken slower by `size` and played faster by it, everything rises and the tempo stays.
    const { samples, steps } = await this.#say(phones, voice.size);
    const sampleRate = Math.round(this.#metadata.sample_rate * voice.size);
    const marks: Mark[] = [];
    let at = 0;
    steps.forEach((step, index) => {
      const word = index % 2 === 1 ? owners[(index - 1) / 2]! : -1;
      const startMs = (at * HOP * 1000) / sampleRate;
      at += step;
      if (word >= 0) marks.push({ word, startMs, endMs: (at * HOP * 1000) / sampleRate });
    });
    const rise = voice.pitch / voice.size;
    const shifted = rise === 1 ? samples : raisePitch(samples, sampleRate, rise);
    return trim({ samples: shifted, sampleRate, marks });
  }

  async record(line: SaidLine, voice: DittliVoice, mayGoOn: MayGoOn): Promise<Recording | undefined> {
    const parts: Recording[] = [];
    for (const { from, to } of stretchesOf(line.words, 'de', SENTENCE_WORDS)) {
      if (parts.length > 0 && !(await mayGoOn())) return undefined;
      parts.push(await this.#recordPart(line.said, from, to, voice));
    }
    return join(
      parts,
      parts.map(() => PAUSE_MS),
    );
  }

  async close(): Promise<void> {
    await this.#session.release();
  }
}
