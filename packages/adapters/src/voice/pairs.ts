import { LANGUAGES } from '@parlance/kernel/languages';
import type { VoiceInfo } from '@parlance/ports/voice';

/** Two voices that talk to each other. */
export type VoicePair = {
  id: string;
  name: string;
  host: string;
  cohost: string;
  quality: VoiceInfo['quality'];
  tier: VoiceInfo['tier'];
  languages: string[];
};

const TIERS: VoiceInfo['tier'][] = ['standard', 'studio', 'premium'];

/** "kokoro:af_heart" -> "heart", "espeak:cs-female" -> "female" */
const shortName = (voice: VoiceInfo): string =>
  voice.id.slice(voice.id.lastIndexOf(':') + 1).replace(/^[a-z]{2}_|^.*-(?=(?:fe)?male$)/, '');

const mayPair = (a: VoiceInfo, b: VoiceInfo): boolean =>
  a.provider === b.provider || !(a.pairsOnlyWithinProvider || b.pairsOnlyWithinProvider);

function pair(language: string, host: VoiceInfo, cohost: VoiceInfo): VoicePair {
  return {
    id: `pair:${language}:${shortName(host)}-${shortName(cohost)}`,
    name: `${host.name} & ${cohost.name}`,
    host: host.id,
    cohost: cohost.id,
    quality: host.quality === 'neural' && cohost.quality === 'neural' ? 'neural' : 'classic',
    tier: TIERS[Math.max(TIERS.indexOf(host.tier), TIERS.indexOf(cohost.tier))] ?? 'standard',
    languages: [language],
  };
}

/** A woman and a man first, since a listener never mixes them up; then two of a kind, where there are two. */
function pairsOf(language: string, voices: VoiceInfo[]): VoicePair[] {
  const women = voices.filter((voice) => voice.gender === 'female');
  const men = voices.filter((voice) => voice.gender === 'male');
  const wanted: [VoiceInfo | undefined, VoiceInfo | undefined][] = [
    [women[0], men[0]],
    [men[0], women[0]],
    [women[1], men[1]],
    [women[0], women[1]],
    [men[0], men[1]],
  ];
  return wanted.flatMap(([host, cohost]) =>
    host && cohost && mayPair(host, cohost) ? [pair(language, host, cohost)] : [],
  );
}

/**
 * The pairs to choose from, language by language; the first of a language is its default. The catalogue's
 * order decides: what stands first in it is taken for the best.
 */
export function voicePairs(catalogue: VoiceInfo[]): VoicePair[] {
  const spoken = new Set(catalogue.flatMap((voice) => voice.languages));
  return LANGUAGES.filter(({ code }) => spoken.has(code)).flatMap(({ code }) =>
    pairsOf(
      code,
      catalogue.filter((voice) => voice.languages.includes(code)),
    ),
  );
}
