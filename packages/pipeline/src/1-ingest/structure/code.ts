import { trimEndOf } from '@parlance/kernel/scan-text';
import { UNSPACED } from '@parlance/kernel/unspaced-scripts';
import { fold } from '@parlance/language/text/fold';
import { isSmallWord } from '@parlance/language/text/small-words';
import { isForFingers, namesKey } from './pressed.ts';
import { withoutSentences } from './said-sentences.ts';
import { KNOWN_LANGUAGES } from './small-words.ts';

const MAX_LOOKED_AT = 4_000;
const MAX_TOKEN_CHARS = 80;
const PROMPT = /^(?:\$|%|>>>|\.\.\.|PS>|C:\\>|~\$|[\w.-]{1,30}@[\w.-]{1,30}[:~$#])\s?\S/;
const COMMANDED =
  /^(?:#|sudo)\s(?:sudo|apt|apt-get|dpkg|git|npm|cd|ls|cat|echo|mkdir|rm|cp|mv|vi|make|docker|systemctl|[\w-]{2,20} --?[a-z])/;
const ENDS = /[.!?…:。！？]["”’»)]?$/;

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
  if (share >= 0.25 && words.length >= 4 && !ENDS.test(text)) return true;
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

/** "kern.info;kern.!notice", "*.crit", "all = TRUE", "operator++", "name=", "\appendix", "%s", a comment: what cannot be said, however it is spelt. */
const UNSAYABLE = [
  /[{}]/,
  /\w\.\w{1,30};/,
  /;\w{1,30}\.[\w!*]/,
  /\.!\p{L}/u,
  /(?:^|[\s(（「])\*\.\p{L}/u,
  /\w ?= ?(?:TRUE|FALSE|NULL|[Tt]rue|[Ff]alse|None|null)\b/,
  /(?:^|\s)\\[a-z]{2}/i,
  /^# \p{L}| # \p{Lu}/u,
  /(?:^|[\s(/])%[a-z](?![\p{L}\d])/iu,
  /\d\.(?:\d{1,4}\.){5}/,
  /[\w)\]'"’”] = \S/,
  /&&|\s-->\s|\][#$] \w/,
  /\[\d{1,3}(?:;\d{1,3}){0,3}m/,
  /\boperator ?[-+*/=<>[!&|]/,
  /[A-Za-z]\w?=(?=[\s.,;)"]|$)/,
  /(?:^|\s)\?[A-Z]{3}|(?:^|\s)<-(?=\s)|\w::[.,;)]|\w_\*|\w ?=> ?\S|(?:^|[\s(])\w{1,2} ?-> ?\w/,
  /(?:^|[\s("“‘'])(?:[=!<>]=|[=!]==|\+\+|<<|>>|\|\|)(?=[\s,.;)"”’']|$)/,
  /\s-[A-Za-z] (?:[^\s.]{1,30} ){0,3}-[A-Za-z](?=[\s.,;]|$)|\w\/\*/,
  // "the -- operator": between an article and its noun no sentence pauses.
  /(?:^|\s)(?:[Tt]he|an|[Dd]e[rsnm]|les?|el|los|il|gli|os) -- \p{L}/u,
  // "NETS_DRY_FAST", "nets_are_dried_fast": so many parts nobody can follow.
  /\w->\$?\w|\w::\w|\(\)|\w_\w/,
  // "&optional", ":slots nets", "(dry (nets": as Lisp writes.
  /(?:^|\s)&[a-z]{3}|^::?[a-z]|\([\w-]{1,30} \(|#['(]/,
  /(?:^|[\s("“‘'])(?:~|\.{1,2})?\/[\w.-]{1,80}\/[\w.-]|(?:^|[\s("“‘'])~\/\.?\w|(?:^|[\s("“‘'])\/(?:etc|usr|var|home|dev|bin|proc|sys|tmp|opt|srv|target)(?![\w-])/,
  /(?:^|[\s("“‘'])\$?(?:[\w-]{1,40}\/){1,8}[\w-]{1,60}\.[a-z]{1,5}(?![\w/])/,
  /\bsudo [a-z]|\b(?:apt(?:-get|-cache)?|aptitude|yum|dnf|zypper|pacman|brew|pip3?|npm|yarn|gem|cargo|conda|snap|dpkg) (?:install|update|upgrade|remove|purge|run|policy|search|show|add|list)\b|\bgit (?:clone|checkout|pull|push|commit|add|rm|log|diff|merge|rebase|init|status|am)\b|\bmake (?:install|check|distclean)\b|\btar [a-z]{1,6}f /,
  /[a-z]\+\d|\d&[a-z]|\w=['‘]|\bU\+[\dA-Fa-f]{4,6}(?![\dA-Za-z])|^[\]=|&]|(?:^|\s)\.[a-z]{2,20}[A-Z]|[^.\s] \.[a-z]{5,20}(?=[\s,.])/,
  /\d \/ \d|%\w{1,30}%|[a-z]:\d{4,5}(?!\d)|\[\[(?!\d)|[^\d\]]\]\]|^@\w/,
  // ellipse("START"); the signs '+' and '&'; ‘a * b’: what is quoted is no word.
  /\p{L}\(["“'‘]/u,
  /(?<![\p{L}\d])(["“‘'«])[+*/&|^=<>~@#\\-]{1,3}["”’'»](?![\p{L}\d])/u,
  /["“‘'][^\s"“”‘’']{1,12} [*+/|&^=<>~] [^\s"“”‘’']{1,12}["”’']/,
  // ‘"text"’, “‘...’”, "Harbour Net Harbour Net": a quoted text of a program, signs alone, heads of a table.
  /‘"[^"]{1,40}"|"’/,
  /(?<![\p{L}\d])["“‘'](?![?!…]|\.\.\.["”])[^\p{L}\p{N}\s"“”‘’'—–,.;:]{1,4}["”’'](?!\p{L})|‘\.\.\.’|[‘'];{1,2}[’']|(?:^|\s)(?:=[a-z]|&[a-z]{1,2}\d)/u,
  /(?<!\p{L})(\p{Lu}[\p{L}]{1,20} \p{Lu}[\p{L}]{1,20}) \1(?!\p{L})/u,
  // "Ax[Ap", "Msg6 <You", "a:b:c", "debian/control", "a net or net/boat", "问题 #2": as they are written down.
  /(?<![\p{L}\d])(?:\p{Lu}\p{Ll}?|\p{Ll}\d)\[\p{L}/u,
  /<(?!https?:|www)\p{L}(?![^<>]{0,80}[@>])/u,
  /[A-Za-z\d]{2}:[A-Za-z][\w.]{0,40}:[A-Za-z\d]/,
  /(?<![\p{L}\d./-])(?:debian|src|libs?|bin|etc|usr|var|conf|contrib|tmp|opt|sys|proc|www|node_modules|include|assets)\/[a-z]/u,
  /(?<!\p{L})(\p{Ll}{3,20}) (?:or|and|und|oder|et|ou|y|o|e) \1\/\p{L}/u,
  /\p{Script=Han} ?#\d/u,
  /^(?:FIX[M]E|TO[D]O|X{3}|TBD|TO BE (?:COMPLETED|DONE|WRITTEN|CONTINUED))(?![\p{L}\d])/u,
  // ":ref:`fig-nets`", "%-codes": what a program was to put in.
  /(?:^|\s):? ?ref: ?`?[a-z]|(?:^|\s)%-\p{L}/u,
  // "int’s", "isn’t *,": words and signs of a program, as if they were of the sentence.
  /(?<![\p{L}\d])(?:int|long|char|bool|ifdef|struct|enum|ptr|str|argv?|malloc|printf)[’']s(?!\p{L})|\s\*(?=[,.;)])/u,
  // "the command dry/nets", "“text/nets”", "“a” “b”", "“INSERT”s", "a|b": paths and values.
  /(?<!\p{L})(?:command|compute|style|director(?:y|ies)|folder|path|repository) (?:[a-z]+ )?[a-z]{2,20}\/[a-z]/u,
  /["“][a-z]{2,20}\/[a-z][\w.+-]{1,40}["”]|["”]\/["“]|(?<=["“][\w.]{1,40}["”]) ["“]\w|["“][A-Z]{3,20}["”]s(?!\p{L})|["“‘']%[a-z]["”’']|\p{L}\|\p{L}/u,
  // "‘.nets’", "設定~/.nets": files, also between letters of other scripts.
  /[‘'“"]\.(?!(?:deb|rpm|txt|pdf|html?|docx?|zip|exe|iso|jpe?g|png|gif|mp3|csv|xml|json)[’'”"])[a-z]{2,20}[’'”"]|(?<![\w/])~\/\.?\w/u,
  // "^aNETS": keys held with Control.
  /(?:^|[\s"“])\^\w|\\--/u,
  // "T turns on": what a letter stands for.
  /(?<![\p{L}\d.’'-])[B-HJ-Z] (?:turns|toggles|denotes|stands for|switches) \p{Ll}/u,
  // "res\templates", "a \ b", "nets < 3", "dry/nets files": paths and signs.
  /\p{L}\\\p{L}|(?:^|\s)\\(?=\s|$)|\\[nt0](?![\p{L}\d])|\p{L} [<>] \d/u,
  /[a-z]\/[a-z][\w.-]{1,40} (?:files?|director(?:y|ies)|folders?|Datei(?:en)?|Verzeichnis(?:se)?)(?!\p{L})/u,
  /(?<![A-Za-z\d])(?:[A-Z\d]{1,40}(?:_[A-Z\d]{1,40}){2}|[A-Za-z\d]{1,40}(?:_[A-Za-z\d]{1,40}){3})/,
];

/** "a_b", "--quiet", "/etc/nets", "nets()", "dryNets", "nets.dry": what a machine calls something. */
const NAMED_BY_MACHINE =
  /\w_\w|::|\w\(\)|^--?[a-z]|^[~.]{0,2}\/\w|^\$[a-z]|^[a-z]{2,}[A-Z][a-z]|^[a-z]\w+(?:\.[a-z]\w+)*\.[A-Z][a-z]\w*$|^\w{2,}(?:\.(?!(?:com|org|net|io|js)$)[a-z]\w+)+$/;
/** "nets.dry.fast": nobody can follow the parts of it. */
const OF_PARTS = /^[A-Za-z]\w{1,40}(?:\.[a-z]\w{1,40}){2}/;
/** "nets.dry", "Object.create"; "nets.txt" is a file, "nets.org" a place, and in "nets.and" a space is missing. */
const MEMBER = /^[A-Za-z]\w{1,40}\.([a-z]\w{1,40})$/;
const KNOWN_END =
  /^(?:com|org|net|io|edu|gov|info|de|fr|it|es|br|uk|eu|at|ch|js|ts|py|sh|pm|pl|rb|rs|go|txt|md|html?|pdf|conf|cfg|ini|log|so|dll|exe|deb|rpm|tar|gz|zip|json|xml|ya?ml|csv|png|jpe?g|gif|svg|css|iso|docx?|odt|tex|epub|java|cpp|php|jar|list|net|dat|db|sql|el|ttf|otf|mp3|ogg|wav|mp4)$/;
function isMember(word: string): boolean {
  const bare = trimEndOf(word.slice(0, MAX_TOKEN_CHARS), /[.,;:!?)"”’]/).replace(/^["“‘’'«([]{1,3}/, '');
  const [, end] = MEMBER.exec(bare) ?? [];
  if (end === undefined || KNOWN_END.test(end)) return false;
  return !KNOWN_LANGUAGES.some((language) => isSmallWord(fold(end), language));
}
/** A sentence with more such names, or with fewer words for each, is for the eye. */
const MAX_MACHINE_NAMES = 3;
const WORDS_A_MACHINE_NAME = 5;

export const isNamedByMachine = (word: string): boolean =>
  NAMED_BY_MACHINE.test(trimEndOf(word.slice(0, MAX_TOKEN_CHARS), /[.,;:]/).replace(/^["“‘’'«([]{1,3}/, ''));

function isFullOfNames(sentence: string): boolean {
  const words = sentence.split(/\s+/);
  const names = words.filter(isNamedByMachine).length;
  if (words.some((word) => OF_PARTS.test(word) || isMember(word))) return true;
  return names > MAX_MACHINE_NAMES || names * WORDS_A_MACHINE_NAME > words.length;
}

const OPTION = /(?:^|[\s("“‘'[])--\[?([a-z][\w-]{1,60})/g;
/** "with -g"; a dash that opens what somebody says stands at the beginning. */
const FLAG = /(?<=[\w,:(] |[("“])-[A-Za-z](?=[\s.,;:)"”/|]|$)/;
/** "with a -ko"; in "line widths and -styles" the mark stands for a word, in "the sea -which was calm- lay" it is a dash. */
const LONG_FLAG =
  /(?<=[\p{L}\d,:(] |(?:^|[\s(])["“‘'`])(?<!(?:und|oder|sowie|and|or|et|ou|e|o|y) )-([a-z]{2,14})(?=[\s.,;:)"”’']|$)/gu;
const hasLongFlag = (text: string): boolean =>
  !/\p{L}-(?:[\s.,;]|$)/u.test(text) &&
  [...text.matchAll(LONG_FLAG)].some(
    ([, name = '']) => !KNOWN_LANGUAGES.some((language) => isSmallWord(fold(name), language)),
  );
/** "words that end in -a". */
const SPELLS =
  /(?<!\p{L})(?:suffix|prefix|ending|ends? in|plural|endung|endet auf|désinence|terminación|terminação|desinenza|suffisso|sufijo|sufixo)/iu;
/** "--quiet"; in "the sea --which was calm-- lay there" the marks are dashes. */
const hasOption = (text: string): boolean =>
  !/\w--(?:[\s.,;]|$)/.test(text) &&
  [...text.matchAll(OPTION)].some(
    ([, name = '']) => !KNOWN_LANGUAGES.some((language) => isSmallWord(fold(name), language)),
  );

/** "Each @, %, ! and + is replaced": signs that stand alone; dashes, "+" and "&" join words. */
const LONE_SIGN = /(?<=^|(?<!\d)\s)[@#%!^*|~<>=\\]{1,2}[,:;]?(?=\s|$)/g;
const MAX_LONE_SIGNS = 1;

const LETTERS =
  /(?<![\p{L}\d])[\p{L}\d](?:, ?[\p{L}\d](?![\p{L}\d])){2,8}(?:,? (?:and|or|und|oder|et|ou|e|o|y) [\p{L}\d](?![\p{L}\d]))?/u;
/** "1, I, i, A or a": what the eye tells apart and the ear does not. */
function areSignsAlike(text: string): boolean {
  const letters = (LETTERS.exec(text)?.[0] ?? '').match(/(?<![\p{L}\d])[\p{L}\d](?![\p{L}\d])/gu) ?? [];
  return new Set(letters.map((letter) => letter.toLowerCase())).size < new Set(letters).size;
}

const isUnsayable = (text: string): boolean =>
  (text.match(LONE_SIGN)?.length ?? 0) > MAX_LONE_SIGNS ||
  UNSAYABLE.some((pattern) => pattern.test(text)) ||
  hasOption(text) ||
  ((FLAG.test(text) || hasLongFlag(text)) && !SPELLS.test(text)) ||
  isForFingers(text) ||
  namesKey(text) ||
  areSignsAlike(text) ||
  (/ \| /.test(text) && ENDS.test(text));

const IN_BRACKETS = / ?\(([^()]{1,120})\)/g;
/** "The default is (dry nets).": what stands in the brackets is no aside. */
function needsMore(before: string): boolean {
  const [word = ''] = before.match(/(?<!\p{L})\p{L}{1,40}$/u) ?? [];
  return word !== '' && KNOWN_LANGUAGES.some((language) => isSmallWord(fold(word), language));
}

/** "multiply it by (1.0+1.0e-8) or so": what stands in the brackets is no aside, and no word. */
const fillsPlace = (sentence: string): boolean =>
  [...sentence.matchAll(IN_BRACKETS)].some(
    ({ 1: inside = '', index }) =>
      sentence[index] === ' ' &&
      /^(?=.*\d)[\d\s.,+*/^e×−-]{1,40}$/.test(inside) &&
      needsMore(sentence.slice(Math.max(0, index - 40), index)),
  );

/** Sentences around a piece of a program that nobody can say are left out with it. */
export const withoutCode = (text: string): string =>
  withoutSentences(
    text.replace(IN_BRACKETS, (whole, inside: string, at: number) =>
      isUnsayable(inside) && !needsMore(text.slice(Math.max(0, at - 40), at)) ? '' : whole,
    ),
    (sentence) => isUnsayable(sentence) || fillsPlace(sentence),
  );

/** Sentences made of what a machine calls things, whatever little is said of them. */
export const withoutMachineNames = (text: string): string => withoutSentences(text, isFullOfNames);
