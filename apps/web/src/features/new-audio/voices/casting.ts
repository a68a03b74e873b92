import type { Options, PairOption, VoiceOption } from '@parlance/contract/options';
import type { Choices } from '../draft/draft.ts';

export const voicesIn = (options: Options, language: string): VoiceOption[] =>
  options.voices.filter((voice) => voice.languages.includes(language));

const pairsIn = (options: Options, language: string): PairOption[] =>
  options.pairs.filter((pair) => pair.languages.includes(language));

/** Who may stand beside a host: somebody else, and of the same provider where either of them insists on it. */
export const partnersOf = (host: VoiceOption, voices: VoiceOption[]): VoiceOption[] =>
  voices.filter((voice) => {
    if (voice.id === host.id) return false;
    const insists = host.pairs_only_within_provider || voice.pairs_only_within_provider;
    return !insists || voice.provider === host.provider;
  });

const chosenOrFirst = <T extends { id: string }>(among: T[], id: string): T | undefined =>
  among.find((item) => item.id === id) ?? among[0];

/** More pairs than this are too many to read through at once. */
const PAIRS_AT_ONCE = 6;

/** The first pair of each kind, and the one that is chosen; all of them while they are few. */
export function shortList(
  pairs: PairOption[],
  voices: VoiceOption[],
  chosen: string | undefined,
): PairOption[] {
  if (pairs.length <= PAIRS_AT_ONCE) return pairs;
  const seen = new Set<string>();
  return pairs.filter((pair) => {
    const kind = `${voices.find(({ id }) => id === pair.host)?.provider} ${pair.tier}`;
    const isFirst = !seen.has(kind);
    seen.add(kind);
    return isFirst || pair.id === chosen;
  });
}

/** Who will speak: what the draft says where it still fits the language, else the best there is for it. */
export function castOf(draft: Choices, options: Options, language: string) {
  const voices = voicesIn(options, language);
  const pairs = pairsIn(options, language);
  const pair = chosenOrFirst(pairs, draft.pair);
  const host =
    voices.find(({ id }) => id === draft.host) ?? voices.find(({ id }) => id === pair?.host) ?? voices[0];
  const partners = host ? partnersOf(host, voices) : [];
  const cohost =
    partners.find(({ id }) => id === draft.cohost) ??
    partners.find(({ id }) => id === pair?.cohost) ??
    partners.find(({ gender }) => gender !== host?.gender) ??
    partners[0];
  const solo =
    voices.find(({ id }) => id === draft.solo) ?? voices.find(({ id }) => id === pair?.host) ?? voices[0];
  const casting = pair ? draft.casting : 'each';
  return { voices, pairs, pair, host, partners, cohost, solo, casting } as const;
}

export type Cast = ReturnType<typeof castOf>;
