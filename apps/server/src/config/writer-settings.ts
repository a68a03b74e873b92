import { availableParallelism } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const WRITERS = ['auto', 'embedded', 'openai', 'anthropic', 'google', 'ollama', 'own-file'] as const;
/** When several are set: the first of these, and the others take over while it is away. */
const PREFERENCE = ['anthropic', 'openai', 'google', 'ollama', 'own-file'] as const;
const OPENAI_HOST = 'api.openai.com';

type Vendor = (typeof PREFERENCE)[number];

type ServedModel = {
  vendor: 'openai' | 'openai-compatible' | 'anthropic' | 'google' | 'ollama';
  model: string;
  apiKey?: string | undefined;
  baseUrl?: string | undefined;
};

export type OwnFileSettings = {
  vendor: 'own-file';
  /** The file's name. */
  model: string;
  file: string;
  contextTokens: number;
  threads: number;
  /** What its process may hold; reckoned from the file when left out. */
  memoryBytes: number | undefined;
};

type ChosenModel = ServedModel | OwnFileSettings;

export type WriterSettings = ChosenModel & {
  /** Asked to say single lines better, not to plan and write. */
  isSmall: boolean;
  /** Who takes over, in this order. */
  behind?: ChosenModel[];
};

const MEGABYTE = 1024 * 1024;

/** What each means: docs/operating.md. */
export const WRITER_ENVIRONMENT = {
  PARLANCE_WRITER: z.enum(WRITERS).default('auto'),
  OPENAI_MODEL: z.string().optional(),
  ANTHROPIC_API_KEY: z.string().optional(),
  ANTHROPIC_MODEL: z.string().optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: z.string().optional(),
  GOOGLE_GENERATIVE_AI_MODEL: z.string().optional(),
  OLLAMA_BASE_URL: z.url().optional(),
  OLLAMA_MODEL: z.string().optional(),
  OWN_MODEL_FILE: z.string().optional(),
  OWN_MODEL_CONTEXT: z.coerce.number().int().min(2_048).max(131_072).default(4_096),
  OWN_MODEL_THREADS: z.coerce.number().int().min(1).max(256).optional(),
  OWN_MODEL_MEMORY_MB: z.coerce.number().int().min(256).optional(),
  PARLANCE_MODEL_SIZE: z.enum(['auto', 'small', 'large']).default('auto'),
};

const Environment = z.object({
  ...WRITER_ENVIRONMENT,
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.string(),
});
type Env = z.infer<typeof Environment>;

const isOpenAi = (env: Env): boolean => new URL(env.OPENAI_BASE_URL).hostname === OPENAI_HOST;

/** What a vendor can't do without: the setting that opens it, and a model where there is no telling. */
const NEEDED: Record<Vendor, (env: Env) => (keyof Env)[]> = {
  openai: (env) => (isOpenAi(env) ? ['OPENAI_API_KEY'] : ['OPENAI_API_KEY', 'OPENAI_MODEL']),
  anthropic: () => ['ANTHROPIC_API_KEY'],
  google: () => ['GOOGLE_GENERATIVE_AI_API_KEY'],
  ollama: () => ['OLLAMA_BASE_URL'],
  'own-file': () => ['OWN_MODEL_FILE'],
};

/** Settings that mean nothing without the one that opens their vendor. */
const MODEL_OF: Partial<Record<Vendor, keyof Env>> = {
  openai: 'OPENAI_MODEL',
  anthropic: 'ANTHROPIC_MODEL',
  google: 'GOOGLE_GENERATIVE_AI_MODEL',
  ollama: 'OLLAMA_MODEL',
};

const missingOf = (env: Env, vendor: Vendor): (keyof Env)[] =>
  NEEDED[vendor](env).filter((name) => !env[name]);

/** Half of the cores: voices and ears want theirs while it writes. */
const defaultThreads = (): number => Math.max(1, Math.floor(availableParallelism() / 2));

const SETTINGS: Record<Vendor, (env: Env) => ChosenModel> = {
  openai: (env) =>
    isOpenAi(env)
      ? { vendor: 'openai', model: env.OPENAI_MODEL ?? 'gpt-6.1-terra', apiKey: env.OPENAI_API_KEY }
      : {
          vendor: 'openai-compatible',
          model: env.OPENAI_MODEL ?? '',
          apiKey: env.OPENAI_API_KEY,
          baseUrl: env.OPENAI_BASE_URL,
        },
  anthropic: (env) => ({
    vendor: 'anthropic',
    model: env.ANTHROPIC_MODEL ?? 'claude-sonnet-5-5',
    apiKey: env.ANTHROPIC_API_KEY,
  }),
  google: (env) => ({
    vendor: 'google',
    model: env.GOOGLE_GENERATIVE_AI_MODEL ?? 'gemini-3.8-flash',
    apiKey: env.GOOGLE_GENERATIVE_AI_API_KEY,
  }),
  ollama: (env) => ({
    vendor: 'ollama',
    model: env.OLLAMA_MODEL ?? 'gemma3:12b',
    baseUrl: env.OLLAMA_BASE_URL,
  }),
  'own-file': (env) => ({
    vendor: 'own-file',
    model: path.basename(env.OWN_MODEL_FILE ?? ''),
    file: path.resolve(env.OWN_MODEL_FILE ?? ''),
    contextTokens: env.OWN_MODEL_CONTEXT,
    threads: env.OWN_MODEL_THREADS ?? defaultThreads(),
    memoryBytes: env.OWN_MODEL_MEMORY_MB === undefined ? undefined : env.OWN_MODEL_MEMORY_MB * MEGABYTE,
  }),
};

/** What fits beside everything else on one's own machine is mostly small. */
const isSmall = ({ PARLANCE_MODEL_SIZE: size }: Env, { vendor }: ChosenModel): boolean =>
  size === 'auto' ? vendor === 'own-file' : size === 'small';

/** The model that writes; nothing when the embedded writer works alone. */
export function writerSettings(env: Env): WriterSettings | undefined {
  const { PARLANCE_WRITER: asked } = env;
  if (asked === 'embedded') return undefined;
  // Whoever names a vendor wants sources to go there and nowhere else.
  if (asked !== 'auto') return sized(env, SETTINGS[asked](env));
  // A server of one's own that only listens or speaks has no model named, and then does not write.
  const [first, ...others] = PREFERENCE.filter((vendor) => missingOf(env, vendor).length === 0).map(
    (vendor) => SETTINGS[vendor](env),
  );
  if (!first) return undefined;
  // A small model can't go on with what a large one began.
  const behind = others.filter((other) => isSmall(env, other) === isSmall(env, first));
  return { ...sized(env, first), behind };
}

const sized = (env: Env, chosen: ChosenModel): WriterSettings => ({
  ...chosen,
  isSmall: isSmall(env, chosen),
});

/** What must be set before the model that was asked for can write. */
export function missingWriterSettings(env: Env): string[] {
  const { PARLANCE_WRITER: asked } = env;
  const chosen = asked === 'auto' || asked === 'embedded' ? [] : missingOf(env, asked);
  const half = PREFERENCE.filter((vendor) => {
    const model = MODEL_OF[vendor];
    return model !== undefined && env[model];
  }).flatMap((vendor) => missingOf(env, vendor));
  return [...new Set([...chosen, ...half])].map((name) => `${name} (the model that writes scripts)`);
}
