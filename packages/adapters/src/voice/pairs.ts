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

/** "kokoro:af_heart" -> "heart", "espeak:cs-female" -> "female" */
const shortName = (voice: VoiceInfo): string =>
  voice.id.slice(voice.id.lastIndexOf(':') + 1).replace(/^[a-z]{2}_|^.*-(?=(?:fe)?male$)/, '');

/** Pairs of the embedded voices were named when there were no others; people's defaults hold those names. */
const placeOf = (language: string, { provider }: VoiceInfo): string =>
  provider === 'embedded' ? language : provider;

function pair(language: string, host: VoiceInfo, cohost: VoiceInfo): VoicePair {
  return {
    id: `pair:${placeOf(language, host)}:${shortName(host)}-${shortName(cohost)}`,
    name: `${host.name} & ${cohost.name}`,
    host: host.id,
    cohost: cohost.id,
    quality: host.quality === 'neural' && cohost.quality === 'neural' ? 'neural' : 'classic',
    tier: host.tier,
    languages: [language],
  };
}

/** A woman and a man first, since a listener never mixes them up; then two of a kind, where there are two. */
function castings(voices: VoiceInfo[]): [VoiceInfo | undefined, VoiceInfo | undefined][] {
  const women = voices.filter((voice) => voice.gender === 'female');
  const men = voices.filter((voice) => voice.gender === 'male');
  return [
    [women[0], men[0]],
    [men[0], women[0]],
    [women[1], men[1]],
    [women[0], women[1]],
    [men[0], men[1]],
  ];
}

function pairsIn(language: string, room: VoiceInfo[]): VoicePair[] {
  const speakers = room.filter((voice) => voice.languages.includes(language));
  return castings(speakers).flatMap(([host, cohost]) =>
    host && cohost ? [pair(language, host, cohost)] : [],
  );
}

/**
 * The pairs to choose from; the first that has a language is its default. The catalogue's order decides: what
 * stands first in it is taken for the best. Voices are paired within their provider and tier: they sound as if
 * recorded in one room, and cost the same.
 */
export function voicePairs(catalogue: VoiceInfo[]): VoicePair[] {
  const pairs = new Map<string, VoicePair>();
  const rooms = Map.groupBy(catalogue, (voice) => `${voice.provider} ${voice.tier}`);
  for (const room of rooms.values())
    for (const { code } of LANGUAGES)
      for (const made of pairsIn(code, room)) {
        const known = pairs.get(made.id);
        if (known) known.languages.push(code);
        else pairs.set(made.id, made);
      }
  return [...pairs.values()];
}
