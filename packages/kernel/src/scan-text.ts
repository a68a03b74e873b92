/**
 * What patterns such as /\s+$/, /<[^>]*>/ and /“[^”]*”/ do, in time that grows with the text alone: a pattern tries
 * again from every place, so that a long run of one character costs the square of its length.
 */

const isHigh = (code: number): boolean => code >= 0xd800 && code < 0xdc00;
const isLow = (code: number): boolean => code >= 0xdc00 && code < 0xe000;

/** Without the characters at its end that `set`, a pattern for a single character, takes. */
export function trimEndOf(text: string, set: RegExp): string {
  let end = text.length;
  while (end > 0) {
    const isPair = end > 1 && isLow(text.charCodeAt(end - 1)) && isHigh(text.charCodeAt(end - 2));
    const from = end - (isPair ? 2 : 1);
    if (!set.test(text.slice(from, end))) break;
    end = from;
  }
  return text.slice(0, end);
}

/** Line breaks, with the space around them, become one space. */
export const joinLines = (text: string): string =>
  text.replace(/\s+/g, (space) => (/[\r\n\u2028\u2029]/.test(space) ? ' ' : space));

type Replace = (stretch: { whole: string; inside: string }) => string;

/**
 * Every stretch from what opens it to the next that closes it, replaced; what is never closed stays. Both patterns
 * need the g flag. Where the closing mark depends on the opening one, `close` has one pattern for each.
 */
export function replaceBetween(
  text: string,
  open: RegExp,
  close: RegExp | Readonly<Record<string, RegExp>>,
  replace: Replace = () => '',
): string {
  const kept: string[] = [];
  // A closing mark that is missing once is missing from there on: it is looked for once.
  const missing = new Set<RegExp>();
  let done = 0;
  open.lastIndex = 0;
  for (let opened = open.exec(text); opened; opened = open.exec(text)) {
    const closing = close instanceof RegExp ? close : close[opened[0]];
    if (!closing || missing.has(closing)) continue;
    closing.lastIndex = open.lastIndex;
    const closed = closing.exec(text);
    if (!closed) {
      if (closing === close) break;
      missing.add(closing);
      continue;
    }
    const end = closed.index + closed[0].length;
    const inside = text.slice(opened.index + opened[0].length, closed.index);
    kept.push(text.slice(done, opened.index), replace({ whole: text.slice(opened.index, end), inside }));
    done = end;
    open.lastIndex = end;
  }
  open.lastIndex = 0;
  return kept.join('') + text.slice(done);
}
