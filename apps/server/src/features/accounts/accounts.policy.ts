import type { Options } from '@parlance/contract/options';
import type { FieldCode } from '@parlance/kernel/error-codes';
import { AppError } from '@parlance/kernel/errors';

type Defaults = { defaultLanguage: string | null; defaultVoice: string | null };

/** What the create page begins with must be something the create page offers. */
export function refuseUnknownDefaults(options: Options, wanted: Defaults): void {
  const { defaultLanguage: language, defaultVoice: voice } = wanted;
  const refuse = (field: string, code: FieldCode) =>
    new AppError('validation_failed', { fields: { [field]: code } });
  if (language && !options.languages.some(({ code }) => code === language))
    throw refuse('default_language', 'language_unknown');
  if (!voice) return;
  const known = [...options.voices, ...options.pairs].find(({ id }) => id === voice);
  if (!known) throw refuse('default_voice', 'voice_unknown');
  if (language && !known.languages.includes(language)) throw refuse('default_voice', 'voice_not_in_language');
}

/** What is said in a language nobody speaks here would never be said. */
export function refuseUnknownLanguages(
  { languages }: Options,
  items: readonly { language: string | null }[],
): void {
  const at = items.findIndex(({ language }) => language && !languages.some(({ code }) => code === language));
  if (at >= 0)
    throw new AppError('validation_failed', { fields: { [`items.${at}.language`]: 'language_unknown' } });
}

/** Money that is still being taken must be stopped by its owner first. */
export function refuseWhileAPlanRuns(hasRunningPlan: boolean): void {
  if (hasRunningPlan) throw new AppError('plan_still_running');
}
