import {
  AutoFeatureExtractor,
  AutoTokenizer,
  env,
  type FeatureExtractor,
  LogitsProcessor,
  LogitsProcessorList,
  LogLevel,
  type PreTrainedTokenizer,
  Tensor,
  WhisperForConditionalGeneration,
} from '@huggingface/transformers';
import type { HeardSegment } from '@parlance/ports/transcriber';
import { Confidence } from './confidence.ts';
import { LoopEnd } from './loop-end.ts';
import { brokenPiece, readTokens } from './tokens.ts';
import { MODEL } from './weights.ts';

/** Tokens that may not be chosen. */
class NeverThese extends LogitsProcessor {
  readonly #tokens: readonly number[];

  constructor(tokens: readonly number[]) {
    super();
    this.#tokens = tokens;
  }

  override _call(_ids: bigint[][], logits: Tensor): Tensor {
    const scores = logits.data as Float32Array;
    for (const token of this.#tokens) scores[token] = Number.NEGATIVE_INFINITY;
    return logits;
  }
}

export type FirstImpression = { language: string; certainty: number; noSpeech: number };
export type Hearing = {
  segments: HeardSegment[];
  /** Mean of the logarithm of each word piece's probability: near 0 when it is sure, below -1 when it guesses. */
  confidence: number;
  /** It was ended in a loop. */
  wentRound: boolean;
};

const END_TOKEN = 50_257;
const START_TOKEN = 50_258n;
const NO_SPEECH_TOKEN = 50_362;
/** Half of what the decoder can hold; the other half is for a prompt, which we never give. */
const MAX_TOKENS = 224;
/** Noise can bring forth anything: as often as that a stretch is heard again without the piece that broke it. */
const MAX_BROKEN = 4;

/** Where the model's names for languages are not ours. */
const DIFFERENT: [ours: string, whispers: string][] = [
  ['nb', 'no'],
  ['jv', 'jw'],
  ['fil', 'tl'],
];

const whisperCode = (language: string): string =>
  DIFFERENT.find(([ours]) => ours === language)?.[1] ?? language;

const ourCode = (code: string): string => DIFFERENT.find(([, whispers]) => whispers === code)?.[0] ?? code;

/** Whisper, as the runtime knows it: base, unless another size is named. Hears one stretch of at most 30 seconds at a time. */
export class Whisper {
  readonly #model: WhisperForConditionalGeneration;
  readonly #extractor: FeatureExtractor;
  readonly #tokenizer: PreTrainedTokenizer;
  readonly #languages: Map<string, number>;

  private constructor(
    model: WhisperForConditionalGeneration,
    extractor: FeatureExtractor,
    tokenizer: PreTrainedTokenizer,
  ) {
    this.#model = model;
    this.#extractor = extractor;
    this.#tokenizer = tokenizer;
    const { lang_to_id } = model.generation_config as unknown as { lang_to_id: Record<string, number> };
    this.#languages = new Map(Object.entries(lang_to_id).map(([token, id]) => [token.slice(2, -2), id]));
  }

  static async open(folder: string, threads: number, name = MODEL): Promise<Whisper> {
    // Weights come from the installation or not at all; nothing is fetched, nothing is written.
    env.allowRemoteModels = false;
    env.useFSCache = false;
    env.localModelPath = folder;
    env.logLevel = LogLevel.ERROR;
    const model = await WhisperForConditionalGeneration.from_pretrained(name, {
      dtype: 'q8',
      session_options: {
        intraOpNumThreads: threads,
        interOpNumThreads: 1,
        logSeverityLevel: 3,
        extra: { session: { intra_op: { allow_spinning: '0' } } },
      },
    });
    const extractor = await AutoFeatureExtractor.from_pretrained(name);
    const tokenizer = await AutoTokenizer.from_pretrained(name);
    return new Whisper(model as WhisperForConditionalGeneration, extractor, tokenizer);
  }

  knows(language: string): boolean {
    return this.#languages.has(whisperCode(language));
  }

  async features(samples: Float32Array): Promise<Tensor> {
    const { input_features } = await this.#extractor(samples);
    return input_features;
  }

  /** What the first step of decoding shows: which language, and whether anybody speaks at all. */
  async firstImpression(features: Tensor): Promise<FirstImpression> {
    const { logits } = await this.#model({
      input_features: features,
      decoder_input_ids: new Tensor('int64', [START_TOKEN], [1, 1]),
    });
    const scores = logits.data as Float32Array;
    const top = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
    const share = (id: number) => Math.exp(scores[id]! - top);
    const everything = scores.reduce((sum, score) => sum + Math.exp(score - top), 0);
    const known = [...this.#languages].map(([code, id]) => ({ code, share: share(id) }));
    const best = known.reduce((most, one) => (one.share > most.share ? one : most));
    const allLanguages = known.reduce((sum, one) => sum + one.share, 0);
    return {
      language: ourCode(best.code),
      certainty: best.share / allLanguages,
      noSpeech: share(NO_SPEECH_TOKEN) / everything,
    };
  }

  /** `unlike`: no run of that many word pieces may come twice; the way out of an endless loop. */
  async hear(features: Tensor, language: string, { unlike }: { unlike?: number } = {}): Promise<Hearing> {
    const never: number[] = [];
    let decoded = await this.#decode(features, language, { unlike, never });
    for (let piece = brokenPiece(decoded.ids); piece !== undefined && never.length < MAX_BROKEN; ) {
      never.push(piece);
      decoded = await this.#decode(features, language, { unlike, never });
      piece = brokenPiece(decoded.ids);
    }
    const { ids, confidence, wentRound } = decoded;
    const segments = readTokens(ids, (text) => this.#tokenizer.decode(text, { skip_special_tokens: true }));
    return { segments, confidence, wentRound };
  }

  async #decode(
    features: Tensor,
    language: string,
    { unlike, never }: { unlike: number | undefined; never: readonly number[] },
  ) {
    const confidence = new Confidence();
    const loopEnd = new LoopEnd(END_TOKEN);
    const processors = new LogitsProcessorList();
    processors.push(new NeverThese(never));
    processors.push(confidence);
    processors.push(loopEnd);
    const output = await this.#model.generate({
      inputs: features,
      language: whisperCode(language),
      task: 'transcribe',
      return_timestamps: true,
      max_new_tokens: MAX_TOKENS,
      logits_processor: processors,
      ...(unlike && { no_repeat_ngram_size: unlike }),
      // The library's type knows only the settings that all of its models share.
    } as Parameters<WhisperForConditionalGeneration['generate']>[0]);
    const ids = Array.from((output as Tensor).data as BigInt64Array, Number);
    return { ids, confidence: confidence.mean(), wentRound: loopEnd.wasMet };
  }
}
