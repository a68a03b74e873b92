import { trimEndOf } from '@parlance/kernel/scan-text';
import { fold } from '@parlance/language/text/fold';
import { isSmallWord } from '@parlance/language/text/small-words';
import type { PlacedBlock } from './placed-block.ts';
import { withoutSentences } from './said-sentences.ts';
import { KNOWN_LANGUAGES } from './small-words.ts';

const MAX_WORD_CHARS = 80;

const isSmall = (word: string): boolean =>
  KNOWN_LANGUAGES.some((language) => isSmallWord(fold(word), language));

/** Without the marks around it. */
export const bareWord = (word: string): string =>
  trimEndOf(word.slice(0, MAX_WORD_CHARS), /[.,;:!?)\]"”’'»]/).replace(/^["“‘’'«([]{1,3}/, '');

/** "nets.conf"; "Nets.js" is what a product is called. */
const FILE =
  /^[\w-]{2,60}\.(?:[\w-]{1,60}\.){0,2}(?:sh|bat|exe|dll|so|c|h|cc|cpp|hpp|py|pl|pm|rb|rs|java|jar|php|css|xml|json|ya?ml|toml|conf|cfg|ini|log|txt|md|rst|html?|tex|deb|rpm|tar|gz|bz2|xz|zip|el|lisp|sql|csv|mk|spec|pc|desktop|service|xslt?|xsd|dtd|aux|oxt|sty|cls|bib|bst|toc|idx|pot?|qml|m4|awk|tcl|lua|tsx|jsx|vue)$/;
/** "dryNets"; "pdfTeX" is a name, and so is "phpMyAdmin". */
const LOWER_HUMPS = /^[a-z]{2,}\d{0,3}[A-Z][a-z]\w*$/;
/** "DryNetsFast": names of products have two parts. */
const THREE_HUMPS = /^[A-Z][a-z]{2,}(?:[A-Z]{1,3}[a-z]+){2,}$/;
/** "net-id", "dry-net-ip-list": words of a program, joined. */
const JOINED = /^[a-z]{2,20}(?:-[a-z]{2,20}){1,5}$/;
const SHORT_PARTS = new Set(
  'id ids ip ips url urls uri uris db cfg addr cmd arg args dir dirs src dst fd pid uid gid'.split(' '),
);
function isJoined(word: string): boolean {
  if (!JOINED.test(word)) return false;
  const parts = word.split('-');
  return (
    SHORT_PARTS.has(parts.at(-1) ?? '') ||
    (parts.length > 2 && parts.slice(1).some((part) => SHORT_PARTS.has(part)))
  );
}
const OTHERS = [
  /^X-[A-Z]{3,}(?:-[A-Z]+){0,4}$/,
  /^#(?:pragma|include|define|ifn?def|endif|undef)$/,
  /^[A-Z]{4,20}\/[a-z]/,
  /^\$[A-Z]{3}/,
  // "P0214R5", "0x22", "FF.FF", "nets.dry.Wind".
  /^[A-Z]\d{3,6}[A-Z]\d{0,3}$/,
  /^0x[\dA-Fa-f]{2,16}$/,
  /^0(?=\d{0,6}[A-F])[\dA-F]{3,7}$/,
  /^(?:org|com|net|io|edu)(?:\.[A-Za-z]\w{1,40}){2,6}$/,
  /^(?=[^.]{0,2}[A-F])[\dA-F]{2}\.{1,3}[\dA-F]{2}$/,
  /^[a-z]\w{1,40}(?:\.[a-z]\w{1,40}){1,4}\.[A-Z][a-z]\w{1,40}$/,
  // "nets.DryWind".
  /^[a-z]\w{1,40}\.[A-Z][a-z]+[A-Z][A-Za-z]{1,40}$/,
];
const SPELT_AS_NAMES = /TeX$|^phpMyAdmin$/;

/** What a machine calls something: it is read, and by ear nobody can follow it. */
export function isIdentifier(word: string): boolean {
  const bare = bareWord(word);
  // In "andAnnie" a space is missing.
  const [start = ''] = /^[a-z]+(?=[A-Z])/.exec(bare) ?? [];
  const isCutApart = isSmall(start) && !/^[a-z]+(?:[A-Z][a-z]+){2}/.test(bare);
  if (SPELT_AS_NAMES.test(bare) || isCutApart) return false;
  return isJoined(bare) || [FILE, LOWER_HUMPS, THREE_HUMPS, ...OTHERS].some((shape) => shape.test(bare));
}

/** "AUTODRY=yes", in a sentence. */
const SETTING = /(?<=[A-Za-z][\w.-])=[\w"“'‘+-]/;

/** Words of a program between quotation marks. */
const QUOTED = /(?<![\p{L}\d])["“‘'«] ?([^"“”‘’'«»]{2,60}) ?["”’'»](?!\p{L})/gu;
/** What a document speaks of: in a story, "a new line" is drawn and "lying down" is what stands at it. */
export type Speaking = {
  /** Something in it is only for machines. */
  machines: boolean;
  /** It explains a machine to those who have it before them. */
  manual: boolean;
};
/** What is said of such words, in the languages we know. */
const TYPED =
  /(?<!\p{L})(?:commands?|lines?|types?|typing|run|running|executes?|executing|invok(?:e|es|ed|ing)|Befehle?s?|Zeilen?|Kommandos?|commandes?|lignes?|exécute[rz]?|comandos?|líneas?|linhas?|ejecut\p{L}{1,4}|execut\p{L}{1,4}|riga|righe|comandi|esegu\p{L}{1,4})(?!\p{L})/iu;

/** "dry -i", "dry nets": two words and more, the first of which is no article or the like; the latter only beside machines. */
function isTyped(quoted: string, machines: boolean): boolean {
  const words = quoted.trim().split(/\s+/);
  if (words.length < 2 || words.length > 6) return false;
  if (words.some((word) => /^-{1,2}[a-z]/.test(word))) return true;
  return machines && words.every((word) => /^[a-z\d][\w.+/-]*$/.test(word)) && !isSmall(words[0] ?? '');
}
/** ‘blue-nets.dry’: between quotation marks any ending is that of a file. */
const QUOTED_FILE =
  /(?<![\p{L}\d])["“‘'«][\w-]{2,40}\.(?!(?:com|org|net|edu|gov|io|js)\b)[a-z]{1,6}["”’'»](?!\p{L})/u;
/** "dry NETS": a command, and what somebody puts in for the capitals. */
const HAS_PLACE = /^(?!(?:the|an?|in|on|of|to) )[a-z]{2,}(?: [a-z-]+){0,3} [A-Z]{2,}(?![\p{L}])/u;
const hasTyped = (sentence: string, { machines, manual }: Speaking): boolean =>
  [...sentence.matchAll(QUOTED)].some(
    ([, quoted = '']) =>
      (TYPED.test(sentence) && isTyped(quoted, machines)) || (manual && HAS_PLACE.test(quoted)),
  );
/** "the option “dry”", "the 'dry nets' command": what is typed, and what it is called. */
const CALLED =
  'options?|commands?|flags?|parameters?|keywords?|variables?|fields?|arguments?|attributes?|propert(?:y|ies)|methods?|functions?|macros?|directives?|elements?|tags?|columns?|commandes?|paramètres?|Befehle?|Parameter|Schalter|opción|comandos?|parámetros?|parâmetros?|opção|opzione|comando|parametro';
export const NAMED_IN_QUOTES = new RegExp(
  `(?<!\\p{L})(?:${CALLED}) ["“‘'«] ?[a-z][\\w !.-]{0,30} ?["”’'»]|["“‘'«] ?[a-z][\\w !.-]{0,30} ?["”’'»] (?:CLI )?(?:${CALLED})(?!\\p{L})`,
  'u',
);
/** "Set “wind” to", "the “G” column". */
const SET_IN_QUOTES =
  /(?<!\p{L})(?:[Ss]et|[Pp]ass|[Ss]pecify) ["“‘'«][a-z][\w-]{0,30}["”’'»]|["“‘«]\p{Lu}["”’»] (?:columns?|keys?|commands?|options?|flags?|fields?|Spalte|Taste|colonnes?|columnas?|colunas?|colonn[ae])(?!\p{L})/u;
/** "LIST is an output vector": a part of a call, by its name. */
const CALLED_IN_CAPITALS =
  /^[A-Z]{3,20}(?: [A-Z]{3,20})? (?:is|are|may be|can be|must be) (?:[\p{L}-]+ ){1,5}?(?:parameters?|vectors?|strings?|arrays?|variables?|arguments?|integers?|scalars?|flags?|keywords?|scalar|pointers?|booleans?)(?!\p{L})/u;
/** "The .dbx file": how a file ends, where nobody knows it from elsewhere. */
const EXTENSION =
  /(?:^|[\s("“‘'])\.(?!(?:com|org|net|io|txt|pdf|html?|docx?|zip|exe|deb|rpm|iso|jpe?g|png|gif|mp3|mp4|csv|xml|json)(?![a-z]))[a-z]{2,8}(?=[\s,;:)"”’']|\.?$)/u;
/** "or None if it is dry": a value, as a program has it. */
const VALUE = /(?<=[\p{Ll}\d,:] ["“‘']?)(?:None|NULL|TRUE|FALSE|True|False|NaN|nil)(?!\p{L})/u;

const FREQUENT = { times: 5, share: 0.08 };
/** "NetDrier": a class or a product. */
const HUMPS = /^(?:[A-Z][a-z]+){2,3}$/;
const mayBeOwn = (word: string): boolean => isIdentifier(word) || HUMPS.test(bareWord(word));

/** Identifiers that a document is about: in its title, or in every other paragraph. They are its words, and are said. */
export function ownNames(blocks: readonly PlacedBlock[]): ReadonlySet<string> {
  const own = new Set<string>();
  const times = new Map<string, number>();
  let open = 0;
  for (const { kind, level, text } of blocks) {
    if (kind !== 'heading' && kind !== 'paragraph' && kind !== 'item') continue;
    const found = new Set(text.replaceAll('`', '').split(/\s+/).filter(mayBeOwn).map(bareWord));
    if (kind === 'heading') {
      if (level === 1) for (const name of found) own.add(name);
      continue;
    }
    open++;
    for (const name of found) times.set(name, (times.get(name) ?? 0) + 1);
  }
  const often = Math.max(FREQUENT.times, open * FREQUENT.share);
  for (const [name, count] of times) if (count >= often) own.add(name);
  return own;
}

/** "the configuration file nets.conf": which one it is, is said already. */
const NAMED_FILE =
  /(?<=(?:configuration|config|settings|log) file|Konfigurationsdatei|fichier de configuration|(?:archivo|fichero) de configuración|arquivo de configuração|file di configurazione),? ["“‘'«`]?[~$./]{0,3}(?:[\w.-]{1,60}\/){0,8}[\w.-]{1,60}\.[a-z]{1,8}["”’'»`]?,?(?=[\s.,;:])/giu;
const IN_BRACKETS = / ?\(([^()]{1,160})\)/g;

/** "the configuration file (nets.conf)", "the configuration file /etc/nets.conf": what is said without the name. */
export const withoutNamedFiles = (text: string): string => text.replace(NAMED_FILE, '');

/** Set as code, a name of several parts is one of a program, if the document is not about it. */
export const isForeignCode = (code: string, own: ReadonlySet<string>): boolean =>
  mayBeOwn(code) && !own.has(bareWord(code));

/** A paragraph without its sentences that hang on what only a machine calls so. */
export function withoutIdentifiers(text: string, own: ReadonlySet<string>, speaking: Speaking): string {
  const { manual } = speaking;
  const isForeign = (word: string) => isIdentifier(word) && !own.has(bareWord(word));
  const hangs = (sentence: string) =>
    SETTING.test(sentence) ||
    QUOTED_FILE.test(sentence) ||
    hasTyped(sentence, speaking) ||
    (manual &&
      [VALUE, NAMED_IN_QUOTES, SET_IN_QUOTES, CALLED_IN_CAPITALS, EXTENSION].some((named) =>
        named.test(sentence),
      )) ||
    sentence.split(/\s+/).some(isForeign);
  const shown = text.replace(IN_BRACKETS, (whole, inside: string) =>
    inside.split(/[\s/]+/).some(isForeign) || SETTING.test(inside) || (manual && EXTENSION.test(inside))
      ? ''
      : whole,
  );
  return withoutSentences(shown, hangs);
}
