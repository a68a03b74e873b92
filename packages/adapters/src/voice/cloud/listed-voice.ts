import { baseLanguage, LANGUAGES } from '@parlance/kernel/languages';
import type { VoiceInfo } from '@parlance/ports/voice';
import { z } from 'zod';

/** A voice the operator names in the settings, because only their account or server has it. */
export type ListedVoice = {
  id: string;
  name: string;
  gender: VoiceInfo['gender'];
  /** All that the model speaks, when none is named. */
  languages?: string[] | undefined;
};

const ENTRY = /^([^:\s]+):(female|male)(?::([^:]+))?(?::([^:]+))?$/;
const KNOWN = new Set(LANGUAGES.map(({ code }) => code));

/** "af_sky:female:Sky:en-US+en-GB": id, gender, then name and languages if wanted. */
function listedVoice(entry: string): ListedVoice | undefined {
  const [, id = '', gender, name = id, codes] = ENTRY.exec(entry) ?? [];
  const languages = codes?.split('+').map((code) => code.trim());
  if (id === '' || languages?.some((code) => !KNOWN.has(code))) return undefined;
  return { id, name: name.trim(), gender: gender as ListedVoice['gender'], languages };
}

/** A setting that lists voices, separated by commas. */
export const VoiceList = z.string().transform((text, context): ListedVoice[] => {
  const entries = text.split(',').map((entry) => entry.trim());
  const voices = entries.map(listedVoice);
  const wrong = entries.find((_, at) => !voices[at]);
  if (wrong === undefined) return voices.filter((voice) => voice !== undefined);
  const message = `"${wrong}" must look like id:female:Name:en-US+en-GB; name and languages may be left out`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** Of the languages that a model speaks, those that are offered here. */
export function offeredOf(spoken: Iterable<string>): string[] {
  const bases = new Set(spoken);
  return LANGUAGES.map(({ code }) => code).filter((code) => bases.has(baseLanguage(code)));
}

type Kind = Pick<VoiceInfo, 'provider' | 'tier' | 'pairsOnlyWithinProvider'>;

/** Voices as the catalogue has them; one that names no languages speaks all that its model does. */
export const catalogueOf = (kind: Kind, listed: readonly ListedVoice[], spoken: string[]): VoiceInfo[] =>
  listed.map(({ id, name, gender, languages = spoken }) => ({
    ...kind,
    id: `${kind.provider}:${id}`,
    name,
    quality: 'neural',
    gender,
    languages,
  }));
