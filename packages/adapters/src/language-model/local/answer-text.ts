const THOUGHT = '<think>';
const THOUGHT_END = '</think>';

/** Without what a model thought aloud; undefined when it never came to an answer. */
export function withoutThoughts(text: string): string | undefined {
  let rest = text;
  for (;;) {
    const from = rest.indexOf(THOUGHT);
    const to = rest.indexOf(THOUGHT_END);
    // Some templates open the thought themselves, so that only its end is in the answer.
    if (to >= 0 && (from < 0 || to < from)) rest = rest.slice(to + THOUGHT_END.length);
    else if (from >= 0 && to > from) rest = rest.slice(0, from) + rest.slice(to + THOUGHT_END.length);
    else if (from >= 0) return rest.slice(0, from).trim() || undefined;
    else return rest.trim() || undefined;
  }
}

/** The object in an answer; smaller models put words or a fence around it. Throws when there is none. */
export function objectIn(text: string): unknown {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  return JSON.parse(from < 0 ? text : text.slice(from, to + 1));
}

/** An object that was begun and never closed. */
export const isHalf = (text: string): boolean => {
  const from = text.indexOf('{');
  if (from < 0) return false;
  let depth = 0;
  let isQuoted = false;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === '\\') at++;
    else if (sign === '"') isQuoted = !isQuoted;
    else if (!isQuoted && sign === '{') depth++;
    else if (!isQuoted && sign === '}') depth--;
  }
  return depth > 0;
};

const REPEATS = 5;
const LONGEST_PERIOD = 240;
/** Shorter repetitions are figures of speech, or the ends of a nested list. */
const LEAST_CHARS = 160;

/** Whether it ends in the same words over and over: a model in a loop never ends by itself. */
export function isLooping(text: string): boolean {
  for (let period = 1; period <= LONGEST_PERIOD; period++) {
    const length = Math.max(period * REPEATS, LEAST_CHARS);
    if (length > text.length) return false;
    let at = text.length - 1;
    const end = text.length - length + period;
    while (at >= end && text[at] === text[at - period]) at--;
    if (at < end) return true;
  }
  return false;
}
