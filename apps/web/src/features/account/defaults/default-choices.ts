import type { CurrentUser } from '@parlance/contract/accounts';
import type { Options } from '@parlance/contract/options';
import type { Mode } from '@parlance/kernel/limits';

export type Defaults = Pick<
  CurrentUser,
  'default_language' | 'default_mode' | 'default_tone' | 'default_voice'
>;

type Named = { id: string; name: string };

/** Who may be chosen: pairs speak dialogues, single voices monologues, both only what they can pronounce. */
export function castFor(
  options: Options,
  language: string,
  mode: Mode,
): { pairs: Named[]; voices: Options['voices'] } {
  const speaks = (one: { languages: string[] }) => one.languages.includes(language);
  return {
    pairs: mode === 'dialogue' ? options.pairs.filter(speaks) : [],
    voices: mode === 'monologue' ? options.voices.filter(speaks) : [],
  };
}

/** The chosen mode, else the one the create page would begin with. */
export const modeFor = (chosen: Mode | null): Mode => chosen ?? 'dialogue';

/** The chosen language, else the one the create page would begin with. */
export function languageFor(options: Options, chosen: string | null, interfaceLanguage: string): string {
  const codes = options.languages.map(({ code }) => code);
  return chosen ?? codes.find((code) => code === interfaceLanguage) ?? codes[0] ?? '';
}

/** A change of language or mode lets go of a voice that no longer fits. */
export function withFittingVoice(
  options: Options,
  now: Defaults,
  change: Partial<Defaults>,
  interfaceLanguage: string,
): Partial<Defaults> {
  const after = { ...now, ...change };
  const language = languageFor(options, after.default_language, interfaceLanguage);
  const { pairs, voices } = castFor(options, language, modeFor(after.default_mode));
  const fits = [...pairs, ...voices].some(({ id }) => id === after.default_voice);
  return fits || after.default_voice === null ? change : { ...change, default_voice: null };
}
