import { trimEndOf } from './scan-text.ts';

/** The first words of a text, cut where a word ends; also in scripts that set no spaces. */
export function firstWords(text: string, language: string, maxChars: number): string {
  if (text.length <= maxChars) return trimEndOf(text, /[\s.,;:。，、]/u);
  let cut = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (cut.length + segment.length >= maxChars) break;
    cut += segment;
  }
  return `${trimEndOf(cut || text.slice(0, maxChars - 1), /[\s\p{P}]/u)}…`;
}
