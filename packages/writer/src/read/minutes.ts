import type { Grammar } from '@parlance/language/language';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Section } from './document.ts';

/** What a part of minutes holds. */
export type MinutesPart = 'decisions' | 'actions' | 'open' | 'people';

const PARTS = ['decisions', 'actions', 'open', 'people'] as const;
/** One heading called "Tasks" makes no minutes. */
const MIN_PARTS = 2;

export const minutesPartOf = (heading: string, { minutes }: Grammar): MinutesPart | undefined =>
  PARTS.find((part) => wordRegex(`^(?:${minutes[part]})(?!\\p{L})`).test(heading.trim()));

/** "Present: Marta, Ben." */
export const namesPeople = (text: string, { minutes }: Grammar): boolean =>
  wordRegex(`^(?:${minutes.people})[\\p{L} ]{0,20}:`).test(text);

/** Which part of minutes each section is; undefined where the source is something else. */
export function readMinutes(
  sections: readonly Section[],
  grammar: Grammar,
): ReadonlyMap<Section, MinutesPart> | undefined {
  const parts = new Map<Section, MinutesPart>();
  for (const section of sections) {
    const part = minutesPartOf(section.title, grammar);
    if (part) parts.set(section, part);
  }
  const kinds = new Set([...parts.values()].filter((part) => part !== 'people'));
  return kinds.size >= MIN_PARTS ? parts : undefined;
}
