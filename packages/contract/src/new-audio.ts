import { LENGTH_NAMES, LEVELS, LIMITS, MODES, TONES } from '@parlance/kernel/limits';
import { oneLine } from '@parlance/kernel/one-line';
import { parseScript } from '@parlance/kernel/script-text';
import { z } from 'zod';

/** Messages are field codes. */
const text = z
  .string({ error: 'required' })
  .max(LIMITS.textMaxChars, 'text_too_long')
  .trim()
  .min(1, 'required')
  .min(LIMITS.textMinChars, 'text_too_short');

export const sourceTopic = z
  .string({ error: 'required' })
  .max(LIMITS.topicMaxChars, 'topic_too_long')
  .overwrite(oneLine)
  .min(1, 'required');

/** People leave out the scheme. */
const withScheme = (address: string): string =>
  /^[a-z][a-z0-9+.-]*:/i.test(address) || address === '' ? address : `https://${address}`;

const isWebAddress = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !/\s/.test(address);
};

export const sourceUrl = z
  .string({ error: 'required' })
  .max(LIMITS.urlMaxChars, 'url_invalid')
  .trim()
  .min(1, 'required')
  .transform(withScheme)
  .refine(isWebAddress, 'url_invalid');

const uploadIds = z
  .array(z.string().min(1).max(200), { error: 'required' })
  .min(1, 'required')
  .max(LIMITS.filesMaxCount, 'too_many_files');

const Source = z.discriminatedUnion(
  'type',
  [
    z.object({ type: z.literal('text'), text }),
    z.object({
      type: z.literal('script'),
      script: z.string({ error: 'required' }).max(LIMITS.scriptMaxChars, 'script_too_long'),
    }),
    z.object({ type: z.literal('topic'), topic: sourceTopic }),
    z.object({ type: z.literal('url'), url: sourceUrl, episode: z.string().max(2_000).optional() }),
    z.object({ type: z.literal('files'), upload_ids: uploadIds }),
  ],
  { error: 'invalid' },
);

export const SOURCE_TYPES = Source.options.map(({ shape }) => shape.type.value);

/** The same sources as they are told again later: what was accepted is not measured once more. */
export const AcceptedSource = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('script'), script: z.string() }),
  z.object({ type: z.literal('topic'), topic: z.string() }),
  z.object({ type: z.literal('url'), url: z.string(), episode: z.string().nullable() }),
  z.object({
    type: z.literal('files'),
    files: z.array(z.object({ upload_id: z.string(), name: z.string(), bytes: z.number().int() })),
  }),
]);

const voiceId = z.string({ error: 'required' }).min(1, 'required').max(200, 'invalid');

export const VoiceChoice = z.union([voiceId, z.object({ host: voiceId, cohost: voiceId })], {
  error: 'required',
});

/** A blank optional text counts as none. */
const optionalText = (maxChars: number) =>
  z
    .string()
    .max(maxChars, 'too_long')
    .trim()
    .transform((value) => (value === '' ? undefined : value))
    .optional();

/** What a person asks for. The server also checks voice and language against what it has. */
export const NewAudio = z
  .object({
    source: Source,
    question: optionalText(LIMITS.questionMaxChars),
    emphasis: optionalText(LIMITS.emphasisMaxChars),
    /** Balanced when left out. */
    tone: z.enum(TONES, { error: 'invalid' }).optional(),
    language: z.string({ error: 'required' }).min(1, 'required').max(LIMITS.languageMaxChars, 'invalid'),
    level: z.enum(LEVELS, { error: 'invalid' }),
    mode: z.enum(MODES, { error: 'invalid' }),
    length: z.enum(LENGTH_NAMES, { error: 'invalid' }),
    voice: VoiceChoice,
    /** Stop when the script is written: nothing is spoken before somebody has read it and said so. */
    review: z.boolean({ error: 'invalid' }).optional(),
  })
  .superRefine((ask, context) => {
    if (ask.source.type !== 'script') return;
    const [fault] = parseScript(ask.source.script, ask.mode).faults;
    if (!fault) return;
    context.addIssue({
      code: 'custom',
      path: ['source', 'script'],
      message: fault.code,
      params: fault.line === undefined ? {} : { line: fault.line },
    });
  });

export type NewAudio = z.infer<typeof NewAudio>;
