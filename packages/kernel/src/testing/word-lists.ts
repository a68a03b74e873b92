import fc from 'fast-check';
import { type Pronunciation, respell } from '../respell.ts';

/** How words were found before: an expression for each entry, each over the whole text. */
function byExpressions(text: string, entries: readonly Pronunciation[]): string {
  const changes: { from: number; to: number; spoken: string }[] = [];
  const isTaken = new Uint8Array(text.length);
  for (const { written, spoken } of [...entries].sort((a, b) => b.written.length - a.written.length)) {
    const words = written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
    const whole = `(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`;
    const flags = written === written.toLowerCase() ? 'giu' : 'gu';
    for (const { index: from, 0: found } of text.matchAll(new RegExp(whole, flags))) {
      const to = from + found.length;
      if (isTaken.subarray(from, to).includes(1)) continue;
      isTaken.fill(1, from, to);
      changes.push({ from, to, spoken });
    }
  }
  let said = '';
  let done = 0;
  for (const { from, to, spoken } of changes.sort((a, b) => a.from - b.from)) {
    said += text.slice(done, from) + spoken;
    done = to;
  }
  return said + text.slice(done);
}

/** What is alike but for its case or its spaces comes often; so does what is no letter, or half of one. */
const LETTERS = [...'aAbBsSſßẞk\u212aıİiIσςΣιé\u1fd3\u0390𝒜ⓐ1²', 'ab', 'e\u0301', '\u0345'];
const SIGNS = [...'-.+„😀', '\ud83d', '- '];
const SPACES = [' ', ' ', '  ', '\u00a0', '\u3000 ', ' a', 'a '];
const textOf = (maxLength: number, more: string[] = []) =>
  fc.string({ unit: fc.constantFrom(...LETTERS, ...SIGNS, ...SPACES, ...more), maxLength });

/** As the contract takes them: without spaces at the ends, with something between. */
const lists = fc
  .array(textOf(7), { maxLength: 14 })
  .map((all) => [...new Set(all.map((written) => written.trim()))].filter((written) => written !== ''))
  .map((all) => all.map((written, at) => ({ written, spoken: `«${at}»`, language: null })));

/** Throws where words of a random list are not found in a random text as they were before. */
export function compareWordLists(numRuns: number): void {
  const asBefore = fc.property(lists, textOf(60, ['\n', '\t']), (entries, text) => {
    return respell(text, 'en-US', { entries, isMeasured: true }).text === byExpressions(text, entries);
  });
  fc.assert(asBefore, { numRuns });
}
