import type { Brief } from '@parlance/artifacts/brief';
import type { NewAudio } from '@parlance/contract/new-audio';
import type { Options } from '@parlance/contract/options';
import type { FieldCode } from '@parlance/kernel/error-codes';
import { AppError } from '@parlance/kernel/errors';
import { baseLanguage } from '@parlance/kernel/languages';
import type { Plan } from '@parlance/kernel/limits';
import type { Pronunciation } from '@parlance/kernel/respell';
import { parseScript } from '@parlance/kernel/script-text';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { TokenCounter } from '@parlance/ports/token-counter';
import { personKey } from '../../../doors/doors.ts';
import { checkPlan, refuseVideo } from '../plan.policy.ts';
import { faultsAsSaid, linesAsSaid, type Saying } from '../studio/as-said.ts';
import type { Asking } from '../studio/respell-aside.ts';
import { refuseUnknownTopic, type TopicDeps } from '../topics.ts';
import { chooseVoices } from './choose-voices.ts';

export type AcceptDeps = TopicDeps & {
  options: Options;
  doors: Asking['doors'];
  detector: LanguageDetector;
  tokens: TokenCounter;
  planOf(userId: string): Promise<Plan>;
  /** How the person wants words to be said. */
  pronunciationsOf(userId: string): Promise<Pronunciation[]>;
  /** Of the user's finished uploads, in the order asked; throws when one is missing or not whole. */
  checkUploads(userId: string, ids: string[]): Promise<{ name: string; bytes: number }[]>;
  /** Throws AppError 'storage_full' when the user keeps as much as the plan allows. */
  refuseFullStorage(userId: string): Promise<void>;
};

const refuse = (field: string, code: FieldCode, params = {}) =>
  new AppError('validation_failed', { fields: { [field]: code }, params });

/** Enough to tell a language by; the writer looks at all of it later. */
const SAMPLE_CHARS = 4_000;

/** What can be known to go wrong later is said now, while nothing is spent. */
function refuseUnwritable({ options, detector }: AcceptDeps, ask: NewAudio): void {
  const language = options.languages.find(({ code }) => code === ask.language);
  if (!language) throw refuse('language', 'language_unknown');
  if (ask.source.type === 'script') return;
  if (ask.mode === 'dialogue' && language.writing === 'read_through')
    throw refuse('mode', 'language_needs_monologue');
  if (ask.source.type !== 'text') return;
  const found = detector.detect(ask.source.text.slice(0, SAMPLE_CHARS), baseLanguage(ask.language));
  if (!options.translates && found && found !== baseLanguage(ask.language)) {
    throw refuse('language', 'language_differs_from_source', { source_language: found });
  }
}

/**
 * How long an own script is, as it is said: nothing for every other source. As it is said it must fit, too: a short
 * word may be said with many.
 */
export async function scriptMsOf(
  asking: Asking,
  saying: Saying & { mode: NewAudio['mode'] },
  source: NewAudio['source'] | Brief['source'],
): Promise<number | undefined> {
  if (source.type !== 'script') return undefined;
  const said = await linesAsSaid(asking, saying, parseScript(source.script, saying.mode).lines);
  const [fault] = faultsAsSaid(said, saying.mode);
  if (fault) throw refuse('source.script', fault.code, fault.line === undefined ? {} : { line: fault.line });
  return estimateSpeechMs(said.map(({ text }) => text).join(' '));
}

/** Every token has a character at least, in whatever script. */
async function refuseLargeText(
  { tokens }: AcceptDeps,
  { doors, userId, signal }: Asking,
  { source }: NewAudio,
  maxTokens: number,
): Promise<void> {
  if (source.type !== 'text' || Buffer.byteLength(source.text) <= maxTokens) return;
  using _place = await doors.readings.enter(personKey(userId), { signal });
  if ((await tokens.count([source.text], maxTokens)) > maxTokens)
    throw refuse('source.text', 'source_too_large', { max_tokens: maxTokens });
}

/** Everything that a request can be refused for before it is begun: an estimate says the same as a start. */
export async function acceptRequest(
  deps: AcceptDeps,
  userId: string,
  ask: NewAudio,
  signal?: AbortSignal,
): Promise<{
  decided: Required<Pick<Brief, 'allowance' | 'voices' | 'pronunciations'>>;
  scriptMs: number | undefined;
}> {
  refuseUnwritable(deps, ask);
  const allowance = checkPlan(await deps.planOf(userId), ask);
  const voices = chooseVoices(deps.options, ask);
  await refuseUnknownTopic(deps, ask, signal);
  const { source } = ask;
  if (source.type === 'files') refuseVideo(allowance, await deps.checkUploads(userId, source.upload_ids));
  const asking = { doors: deps.doors, userId, signal };
  await refuseLargeText(deps, asking, ask, allowance.maxTokens);
  const pronunciations = await deps.pronunciationsOf(userId);
  const scriptMs = await scriptMsOf(asking, { ...ask, pronunciations }, source);
  await deps.refuseFullStorage(userId);
  return { decided: { allowance, voices, pronunciations }, scriptMs };
}
