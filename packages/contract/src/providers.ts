import { oneLine } from '@parlance/kernel/one-line';
import { z } from 'zod';
import { route } from './route.ts';

/** Whoever may write scripts: a server in the house, or a vendor. */
export const PROVIDER_KINDS = [
  'ollama',
  'lm-studio',
  'llama-cpp',
  'openai-compatible',
  'openai',
  'anthropic',
  'google',
] as const;
export type ProviderKind = (typeof PROVIDER_KINDS)[number];

/** Those that have one address of their own. */
export const BOUGHT_KINDS = ['openai', 'anthropic', 'google'] as const satisfies ProviderKind[];

export const VERDICTS = ['whole_scripts', 'single_lines', 'not_usable'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What can go wrong with a model, each with a sentence of its own. */
export const TROUBLES = [
  'away',
  'too_slow',
  'gone_midway',
  'busy',
  'refused_key',
  'no_such_model',
  'out_of_memory',
  'out_of_space',
  'too_long',
  'thought_only',
  'cut_off',
  'repeated',
  'other_shape',
  'refused',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** Why a model is not good for more; `trouble` where it failed outright. */
export const SHORTCOMINGS = ['trouble', 'form', 'gate', 'language', 'few_lines', 'speed'] as const;

const Measures = z.object({
  /** Questions asked, and how many of the answers had the shape that was asked for. */
  questions: z.number().int(),
  kept_form: z.number().int(),
  /** Languages a whole script was written in, without help. */
  whole_in: z.array(z.string()),
  /** Lines it was asked to say better, and how many passed the gate. */
  lines_asked: z.number().int(),
  lines_better: z.number().int(),
  tokens_per_second: z.number(),
  /** For four minutes of audio; null when it never wrote a script. */
  minutes_for_four: z.number().nullable(),
});

export const QUALIFICATION_RULES = {
  /** Answers of the agreed shape, of all that were asked for. */
  leastForm: 0.8,
  /** Lines that passed the gate, of those it was asked to say better. */
  leastLines: 0.25,
  /** A person waits no longer for four minutes of audio. */
  mostMinutes: 15,
} as const;

const Qualification = z.object({
  verdict: z.enum(VERDICTS),
  /** Why not more. */
  because: z.enum(SHORTCOMINGS).nullable(),
  trouble: z.enum(TROUBLES).nullable(),
  measures: Measures,
  at: z.iso.datetime(),
});
export type Qualification = z.infer<typeof Qualification>;

const Troubled = z.object({
  trouble: z.enum(TROUBLES),
  /** The server's own, less its key. */
  words: z.string(),
  at: z.iso.datetime(),
});

/** Why a model that is set is not asked. */
export const IDLE_REASONS = [
  'off',
  'unqualified',
  'not_usable',
  'fixed_by_environment',
  'key_unreadable',
  'address_refused',
] as const;

const Provider = z.object({
  /** Null for what the environment sets. */
  id: z.string().nullable(),
  kind: z.enum([...PROVIDER_KINDS, 'own-file']),
  address: z.string().nullable(),
  model: z.string(),
  /** The environment's variable, where it was set there: it can't be changed here. */
  set_by: z.string().nullable(),
  has_key: z.boolean(),
  is_enabled: z.boolean(),
  /** What it is asked for; null while it is asked for nothing. */
  use: z.enum(['whole_scripts', 'single_lines']).nullable(),
  idle_because: z.enum(IDLE_REASONS).nullable(),
  /** The day its vendor switches it off, where one was announced. */
  ends_on: z.string().nullable(),
  qualification: Qualification.nullable(),
  last_trouble: Troubled.nullable(),
  last_answer_at: z.iso.datetime().nullable(),
});
export type Provider = z.infer<typeof Provider>;

const ModelWork = z.object({
  id: z.string(),
  kind: z.enum(['pull', 'qualify']),
  provider_id: z.string().nullable(),
  address: z.string().nullable(),
  model: z.string(),
  state: z.enum(['running', 'done', 'failed', 'cancelled', 'interrupted']),
  done: z.number(),
  /** Bytes of a pull, steps of a qualification; 0 while it is not known. */
  total: z.number(),
  /** Bytes a second. */
  speed: z.number(),
  seconds_left: z.number().int().nullable(),
  trouble: z.enum(TROUBLES).nullable(),
  words: z.string(),
  started_at: z.iso.datetime(),
});
export type ModelWork = z.infer<typeof ModelWork>;

const CatalogueModel = z.object({
  name: z.string(),
  bytes: z.number(),
  memory_bytes: z.number(),
  licence: z.string(),
  /** Names of languages it was made for, as its makers count them. */
  languages: z.number().int().nullable(),
  is_default: z.boolean(),
  fits: z.boolean(),
});

const Service = z.object({ name: z.string(), is_set: z.boolean(), setting: z.string().nullable() });

const Providers = z.object({
  items: z.array(Provider),
  /** Which setting fixes who writes, so that what is set here is not asked; null for none. */
  fixed_by: z.string().nullable(),
  /** Whether models at private addresses may be set. */
  private_addresses: z.boolean(),
  voices: z.array(Service),
  transcribers: z.array(Service),
  work: z.array(ModelWork),
  catalogue: z.object({ dated: z.string(), items: z.array(CatalogueModel), free_memory: z.number() }),
  rules: z.object({ least_form: z.number(), least_lines: z.number(), most_minutes: z.number() }),
});
export type Providers = z.infer<typeof Providers>;

const address = z
  .url({ protocol: /^https?$/, error: 'invalid' })
  .max(500, 'too_long')
  .refine((text) => {
    // Checks run on what is no address, too.
    const url = URL.parse(text);
    return url !== null && url.username === '' && url.password === '';
  }, 'invalid');
const model = z.string().max(200, 'too_long').overwrite(oneLine).trim().min(1, 'required');
// What a header can carry; anything else was never a key.
const key = z
  .string()
  .max(500, 'too_long')
  .trim()
  .min(1, 'required')
  .regex(/^[\x21-\x7e]+$/, 'invalid');
const provider = z.object({ provider_id: z.string().max(100, 'invalid') });

export const listProviders = route({
  method: 'get',
  path: '/api/admin/providers',
  summary: 'Who writes, speaks and listens, in which order and how each is',
  access: 'admin',
  status: 200,
  reply: Providers,
});

export const addProvider = route({
  method: 'post',
  path: '/api/admin/providers',
  summary: 'Adds a model that may write, behind those that are there',
  access: 'admin',
  body: z.object({
    kind: z.enum(PROVIDER_KINDS),
    /** For every kind but vendors that have one of their own. */
    address: address.optional(),
    model,
    key: key.optional(),
  }),
  status: 201,
  reply: Provider,
  problems: ['validation_failed'],
});

export const changeProvider = route({
  method: 'patch',
  path: '/api/admin/providers/:provider_id',
  summary: 'Changes a model, its key, whether it is asked, or its place in the order',
  access: 'admin',
  params: provider,
  body: z.object({
    model: model.optional(),
    key: key.optional(),
    is_enabled: z.boolean().optional(),
    move: z.enum(['up', 'down']).optional(),
  }),
  status: 200,
  reply: Provider,
  problems: ['not_found', 'validation_failed'],
});

export const removeProvider = route({
  method: 'delete',
  path: '/api/admin/providers/:provider_id',
  summary: 'Forgets a model and its key',
  access: 'admin',
  params: provider,
  status: 204,
  problems: ['not_found'],
});

export const testProvider = route({
  method: 'post',
  path: '/api/admin/providers/:provider_id/test',
  summary: 'Asks it one short question',
  access: 'admin',
  params: provider,
  status: 200,
  reply: z.object({
    trouble: z.enum(TROUBLES).nullable(),
    words: z.string(),
    milliseconds: z.number().int(),
  }),
  problems: ['not_found', 'too_many_at_once'],
});

const FoundServer = z.object({
  kind: z.enum(['ollama', 'lm-studio', 'llama-cpp', 'openai-compatible']),
  address: z.string(),
  version: z.string().nullable(),
  models: z.array(
    z.object({
      name: z.string(),
      bytes: z.number().nullable(),
      parameters: z.string().nullable(),
      quantization: z.string().nullable(),
      context_tokens: z.number().nullable(),
    }),
  ),
});
export type FoundServer = z.infer<typeof FoundServer>;

export const findModelServers = route({
  method: 'get',
  path: '/api/admin/model_servers',
  summary: 'Servers of models that answer on this machine, or at one address',
  access: 'admin',
  query: z.object({ address: address.optional() }),
  status: 200,
  reply: z.object({ items: z.array(FoundServer) }),
  problems: ['validation_failed', 'too_many_at_once'],
});

export const startModelWork = route({
  method: 'post',
  path: '/api/admin/model_work',
  summary: 'Brings a model to an Ollama server, or finds out what one is good for',
  access: 'admin',
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('pull'), address, model }),
    z.object({ kind: z.literal('qualify'), provider_id: z.string().max(100, 'invalid') }),
  ]),
  status: 202,
  reply: ModelWork,
  problems: ['not_found', 'validation_failed', 'model_work_running'],
});

export const cancelModelWork = route({
  method: 'delete',
  path: '/api/admin/model_work/:work_id',
  summary: 'Stops a pull or a qualification; what was brought is kept by the server',
  access: 'admin',
  params: z.object({ work_id: z.string().max(100, 'invalid') }),
  status: 204,
  problems: ['not_found'],
});
