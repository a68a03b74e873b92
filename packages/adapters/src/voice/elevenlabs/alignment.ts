import type { Mark } from '@parlance/speech/said-line';
import { z } from 'zod';

/** Characters of the text as it was asked for, with the seconds in which each is heard. */
export const Alignment = z.object({
  characters: z.array(z.string()),
  character_start_times_seconds: z.array(z.number()),
  character_end_times_seconds: z.array(z.number()),
});
export type Alignment = z.infer<typeof Alignment>;

export const alignedMs = (alignment: Alignment): number =>
  Math.max(0, ...alignment.character_end_times_seconds) * 1000;

/** Without the characters that stand before the text. */
export function behind(lead: string, alignment: Alignment): Alignment {
  const skipped = [...lead].length;
  if (alignment.characters.slice(0, skipped).join('') !== lead) return alignment;
  return {
    characters: alignment.characters.slice(skipped),
    character_start_times_seconds: alignment.character_start_times_seconds.slice(skipped),
    character_end_times_seconds: alignment.character_end_times_seconds.slice(skipped),
  };
}

/** When each word is heard; undefined when the characters aren't those of the text. */
export function marksOf(alignment: Alignment, words: string[]): Mark[] | undefined {
  const marks: Mark[] = [];
  let at = 0;
  for (const [word, text] of words.entries()) {
    while (alignment.characters[at]?.trim() === '') at++;
    const first = at;
    let said = '';
    while (said.length < text.length && at < alignment.characters.length) said += alignment.characters[at++];
    if (said !== text) return undefined;
    const startMs = (alignment.character_start_times_seconds[first] ?? Number.NaN) * 1000;
    const endMs = (alignment.character_end_times_seconds[at - 1] ?? Number.NaN) * 1000;
    if (!(endMs >= startMs)) return undefined;
    marks.push({ word, startMs, endMs });
  }
  return marks;
}
