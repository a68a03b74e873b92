/** The first words of a text, cut where a word ends; also in scripts that set no spaces. */
export function firstWords(text: string, language: string, maxChars: number): string {
  if (text.length <= maxChars) return text.replace(/[\s.,;:。，、]+$/u, '');
  let cut = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    if (cut.length + segment.length >= maxChars) break;
    cut += segment;
  }
  return `${(cut || text.slice(0, maxChars - 1)).replace(/[\s\p{P}]+$/u, '')}…`;
}
