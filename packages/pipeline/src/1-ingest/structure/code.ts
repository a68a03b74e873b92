import { trimEndOf } from '@parlance/kernel/scan-text';
import { UNSPACED } from '@parlance/kernel/unspaced-scripts';

const MAX_LOOKED_AT = 4_000;
const MAX_TOKEN_CHARS = 80;
const PROMPT = /^(?:\$|%|>>>|\.\.\.|PS>|C:\\>|~\$|[\w.-]{1,30}@[\w.-]{1,30}[:~$#])\s?\S/;
const COMMANDED =
  /^(?:#|sudo)\s(?:sudo|apt|apt-get|dpkg|git|npm|cd|ls|cat|echo|mkdir|rm|cp|mv|vi|make|docker|systemctl|[\w-]{2,20} --?[a-z])/;
const SENTENCE_END = /[.!?…:。！？]["”’»)]?$/;

/** Words of a program, an option, a path: what no sentence has many of. */
function isCodeWord(word: string): boolean {
  const bare = trimEndOf(word.slice(0, MAX_TOKEN_CHARS), /[.,;:!?)"”’]/);
  if (bare === '|' || /^https?:|^www\.|@\w+\.|^\$\d/i.test(bare)) return false;
  return (
    /[{}<>\\|=`^]|\w_\w|::|&&|->|\w\(\)|^\$\w/.test(bare) ||
    /^--?[a-z]/i.test(bare) ||
    /^[~.]{0,2}\/\w/.test(bare) ||
    /^[A-Z]?[a-z]{2,}[A-Z]/.test(bare) ||
    /^\w+\.(?:\w+\.)?(?:js|ts|py|sh|c|h|cpp|java|conf|cfg|xml|json|yml|yaml|txt|deb|tar|gz|html?|tex|php|rb|go|rs)$/.test(
      bare,
    )
  );
}

/** "A r c h i t e c t u r e": letters set so far apart that no word is left. */
function isLetterSpaced(words: readonly string[]): boolean {
  const single = words.filter((word) => /^[\w.,:/-]$/.test(word)).length;
  return words.length >= 8 && single * 2 > words.length;
}

/** Whether a stretch of text is meant for a machine. */
export function isCode(written: string): boolean {
  const text = written.slice(0, MAX_LOOKED_AT).trim();
  if (PROMPT.test(text) || COMMANDED.test(text)) return true;
  if (/^[=|&;}]\s?["'\w]/.test(text)) return true;
  const words = text.split(/\s+/);
  if (isLetterSpaced(words)) return true;
  const share = words.filter(isCodeWord).length / words.length;
  if (share >= 0.5 && words.length > 1) return true;
  if (share >= 0.25 && words.length >= 4 && !SENTENCE_END.test(text)) return true;
  const letters = text.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  const signs = text.match(/\S/g)?.length ?? 1;
  const digits = text.match(/\d/g)?.length ?? 0;
  if ((letters + digits) / signs < 0.6 && signs > 8 && !UNSPACED.test(text)) return true;
  return /[{}]|=>|<\/|\);/.test(text) && letters / signs < 0.78;
}

/** "---o---o---A", "$ git log": no words that could head anything. */
export function headsNothing(text: string): boolean {
  if (PROMPT.test(text)) return true;
  const signs = text.match(/[^\s\p{L}\p{M}\p{N}]/gu)?.length ?? 0;
  return signs > 3 && signs * 2 > (text.match(/\S/g)?.length ?? 0);
}

/** "kern.info;kern.!notice", "*.crit", "all = TRUE", "\appendix", "%s", a comment: what cannot be said, however it is spelt. */
const UNSAYABLE = [
  /[{}]/,
  /\w\.\w{1,30};/,
  /;\w{1,30}\.[\w!*]/,
  /\.!\p{L}/u,
  /(?:^|\s)\*\.\p{L}/u,
  /\w ?= ?(?:TRUE|FALSE|NULL|[Tt]rue|[Ff]alse|None|null)\b/,
  /(?:^|\s)\\[a-z]{2}/i,
  /^# \p{L}| # \p{Lu}/u,
  /(?:^|[\s(/])%[a-z](?![\p{L}\d])/iu,
  /\d\.(?:\d{1,4}\.){5}/,
  /[\w)\]'"’”] = \S/,
  /&&|\s-->\s|\][#$] \w/,
  /\[\d{1,3}(?:;\d{1,3}){0,3}m/,
];
const isUnsayable = (text: string): boolean => UNSAYABLE.some((pattern) => pattern.test(text));

/** Sentences around a piece of a program that nobody can say are left out with it. */
export function withoutCode(text: string): string {
  if (!isUnsayable(text)) return text;
  return text
    .replace(/ ?\(([^()]{1,120})\)/g, (whole, inside: string) => (isUnsayable(inside) ? '' : whole))
    .split(/(?<=[.!?…]["”’»)]?) /u)
    .filter((sentence) => !isUnsayable(sentence))
    .join(' ');
}
