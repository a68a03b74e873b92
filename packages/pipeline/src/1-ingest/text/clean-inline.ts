import { trimEndOf } from '@parlance/kernel/scan-text';
import { UNREADABLE } from '@parlance/ports/document-reader';
import { decodeEntities } from './entities.ts';
import { keysInWords } from './keyboard-keys.ts';
import { isEntry } from './web-addresses.ts';

/** Letters of the phonetic alphabet that no ordinary spelling uses. */
const PHONETIC = /[ɐɑɒɓɔɕɖɗɘɚɜɝɞɟɠɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʘˈˌː]/;
const PRONUNCIATION =
  /(?:listen|pronounced|pronunciation|pronúncia|pronunciado|pronunciación|prononcé|prononciation|lit\.)/i;

/** "[12]", "[a]", "[3, 4]", "[citation needed]": marks for the eye. */
const NOTE_MARK = /\[(?:\d{1,4}|[a-z]|p\. ?\d{1,4})(?: ?[,;–—-] ?(?:\d{1,4}|[a-z])){0,12}\]/g;
const EDITOR_MARK =
  /\[(?:citation needed|clarification needed|when\?|who\?|by whom\?|edit|carece de fontes|editar|cita requerida|réf\.? nécessaire|modifier|sic|note \d{1,3}|nota \d{1,3}|\.\.\.|…)\]/gi;

/** Keys of a list of works: "[12]", "[RFC5246]", "[Smith99]". */
const KEY = '\\[(?:\\d{1,4}|\\p{Lu}[\\w.+:-]{0,24})(?: ?[,;–—-] ?\\d{1,4}){0,8}\\]';
/** ", for example [A], [B], and [C]": the words that only lead to the keys go with them. */
export const KEYS = new RegExp(
  `(?:,? (?:for example|for instance|e\\.g\\.|such as|see(?: also)?|cf\\.?|por exemplo|por ejemplo|par exemple|zum Beispiel|z\\. ?B\\.|ad esempio),?)? ?${KEY}(?:(?:,? (?:and|or|e|ou|y|o|et|und|oder) |, ?| )${KEY}){0,12}`,
  'gu',
);
/** "as described in [RFC5246]": the key is a word of the sentence. */
const KEY_AS_WORD =
  /(?<=(?:^|[.!?] |\b(?:in|of|by|from|to|with|per|and|see|de|da|do|von|in|par|dans|di|en|por|nach) ))\[(\p{Lu}[\w.+:-]{1,24})\](?! ?[,.;)]? ?(?:and )?\[)/gu;
/** A footnote's sign behind a word or a sentence; behind a digit or a unit it is a power. */
const RAISED_MARK = /(?<=\p{L}{3}[.,;:!?”"»)]{0,2}|[.!?]["”»)]?)[¹²³⁴-⁹⁰]{1,3}(?=[\s.,;:!?)”"»]|$)/gu;
const LOWERED = '₀₁₂₃₄₅₆₇₈₉';

/** "(Smith, 2019)", "(see Figure 2)", "(cf. chapter 4)". */
const CITATION =
  /\((?:see |e\.g\.,? |cf\.? |ver |véase |voir )?\p{Lu}[\p{L}’'-]{1,30}(?:,? (?:et al\.?|and|&|e|y|et)(?: \p{Lu}[\p{L}’'-]{1,30})?){0,3},? (?:1[89]|20)\d{2}[a-z]?(?:[;,:] ?[^()]{0,80})?\)/gu;
const POINTER =
  /\((?:see|see also|refer to|ver|veja|vide|véase|voir|siehe|vgl\.?|vedi|read(?= ["“‘'])|si veda|cf\.?|fig(?:ure|ura|\.)?s?|tab(?:le|la|ela|leau|\.)|sections?|also see|seção|sección|chap(?:ter|itre|\.)|cap(?:ítulo|itolo|\.)|kapitel|abschnitt|abb(?:ildung|\.)|tabellen?|sezione|appendix|anexo|annexe|eq(?:uation|\.))\s[^()]{0,160}\)/gi;

/** "(from the sea -- see section 2 for more)": the end of an aside. */
const ASIDE = /\(([^()]{8,300})\)/g;
const POINTS_ON = /[,;–—-] ?(?:also )?(?:see|siehe|voir|véase|vedi|veja|cf\.?) /iu;
function withoutPointerInAside(whole: string, inside: string): string {
  const at = inside.search(POINTS_ON);
  return at < 3 ? whole : `(${trimEndOf(inside.slice(0, at), /[\s,;–—-]/)})`;
}

/** "(see Figure 2)": what stands around it is whole without it. */
export function withoutBracketedPointers(text: string): string {
  const rest = text.replace(POINTER, '').replace(ASIDE, withoutPointerInAside);
  return rest === text ? text : rest.replace(/(?<=\S) {1,2}(?=[.,;](?:\s|$))/g, '');
}

/** "…, see Drying nets.": the name of another page, behind something that is said without it. */
const POINTER_AT_END =
  /, (?:see|siehe|véase|voir|vedi|veja|ver) (?:also |auch |también |aussi |anche |também |the )?\p{Lu}[^.,;:()]{2,60}\.(?=\s|$)/gu;
const SAID_WITHOUT_WORDS = 5;
const withoutPointerAtEnd = (text: string): string =>
  text.replace(POINTER_AT_END, (whole, at: number, all: string) => {
    const before =
      all
        .slice(Math.max(0, at - 200), at)
        .split(/[.!?] /)
        .at(-1) ?? '';
    return before.split(' ').length >= SAID_WITHOUT_WORDS ? '.' : whole;
  });

/** "（第 5.7 节）", as scripts without spaces write it. */
const WIDE_POINTER =
  /（(?:see |section|第|参见|参照)[^（）]{0,80}）| ?[(（][^()（）]{0,80}(?:参照|参见|參照)[)）]/giu;
/** "□": where old books end a part. */
const END_MARK = /\s?[□■◆◇]$/u;

/** "to form ohmic Fig. 4. The profile of the structure. metallization": a caption that a page set into a sentence. */
const INSET_CAPTION =
  /(?<=\p{L}) (?:Fig|Figure|Table|Tab|Figura|Tabela|Tabla|Tabella|Tableau|Abb|Abbildung|Tabelle)\.? \d{1,3}\. \p{Lu}[^.]{3,200}\. (?=\p{Ll})/gu;
/** "link:nets.html[the nets]", "linkgit:git-am[1]": links as AsciiDoc writes them. */
const NAMED_LINK = /\b(?:link|linkgit|xref):([\w./-]{1,80})(?:\[([^\][]{0,80})\])?/g;

const WEB_ADDRESS = /<?(?:https?:\/\/|www\.)[^\s<>()[\]]{1,2000}>?/gi;

function spokenAddress(written: string): string {
  const bare = written
    .replace(/^<|>$/g, '')
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, '');
  const tail = bare.slice(trimEndOf(bare, /[.,;:!?]/).length);
  return trimEndOf(bare.split(/[/?#]/)[0] ?? '', /[.,;:!?]/) + tail;
}

/** `so': quotation marks of old text files. */
const OLD_QUOTES = /(?<![\w`])`([^`'’\n]{1,80})['’](?![\w'’])/g;
/** "graphviz(7)": where a page of the manual stands. */
const MANUAL_PAGE = /(?<=[\p{L}\d]{3})\([1-8](?:[a-z]\w{0,2})?\)(?=[\s.,;:)]|$)/gu;

const linkWords = (_: string, words: string): string => (isEntry(words) ? UNREADABLE : words);

function readMarkdown(text: string): string {
  return (
    text
      .replace(OLD_QUOTES, '‘$1’')
      .replace(/!\[[^\][]*\]\([^)[]*\)/g, '')
      .replace(/\[([^\][]*)\]\([^)\s[]*(?: "[^"[]*")?\)/g, linkWords)
      .replace(/\[\^[^\][\s]{1,30}\]/g, '')
      .replace(/(?<=^|[\s(])\+([\p{L}\d][\w/-]{0,40})\+(?=[\s,.;:)]|$)/gu, '$1')
      .replace(/\*\*|__|~~|`+/g, '')
      // ":hourglass:", as some sites write a picture.
      .replace(/(?<=^|\s):[a-z][a-z_]{2,30}:(?=[\s.,;!?)]|$)/g, '')
      .replace(/(?<=^|[\s(“"«])[*_](?=[\p{L}\p{N}“"«])/gu, '')
      .replace(/(?<=[\p{L}\p{N}.,;:!?”"»])[*_](?=$|[\s.,;:!?)”"»])/gu, '')
  );
}

/** "`the nets <nets.html>`_", ":doc:`the nets`", "`the nets`_": links as reStructuredText writes them. */
const readRestructured = (text: string): string =>
  text
    .replace(/ ?\[(?:#[\w-]{0,30}|\*|\d{1,3})\]_(?!\w)/g, '')
    .replace(/:(?:py|c|cpp|js|std)(?=:[a-z])/g, '')
    .replace(/:?(?:py|c|cpp|js|std)?:(?:mod|class|func|meth|attr|data|ref|doc)`(?=[^`])/g, '`')
    .replace(/:[a-z-]{2,20}:`[~!]?([^`<>]{1,120}?)(?: ?<[^`<>]{1,500}>)?`/g, '$1')
    .replace(/`([^`<>]{1,120}?) ?<[^`<>]{1,500}>`__?(?!\w)/g, linkWords)
    .replace(/`([^`<>]{1,120})`__?(?!\w)/g, linkWords);

const TAGS = new Set(
  'a abbr acronym b big blockquote br center cite code dd del details div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i iframe img ins kbd li mark ol p pre q ref s samp script small span strike strong style sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr'.split(
    ' ',
  ),
);

const readHtml = (text: string): string =>
  decodeEntities(
    text
      // "<VirtualHost>" and "<name>" are words of the text, but what is closed again is a tag.
      .replace(/<\/?([a-z][a-z0-9]{0,15})(?:\s[^<>]{0,500})?\/?>/gi, (_, name: string) =>
        TAGS.has(name.toLowerCase()) || text.includes(`</${name}>`) ? ' ' : name,
      ),
  );

const dropAsides = (text: string): string =>
  text.replace(/ ?\(([^()]{0,300})\)/g, (whole, inside: string) =>
    PHONETIC.test(inside) || PRONUNCIATION.test(inside) || !/[\p{L}\p{N}]/u.test(inside) ? '' : whole,
  );

const tidyPunctuation = (text: string): string =>
  text
    .replace(/(?<=[\p{L}\p{N}.,”"»])[*†‡§](?=\s|$|[,.;])/gu, '')
    .replace(/(?<=\S) ([,.)\]])(?=\s|$|[,.;:!?)])/g, '$1')
    .replace(/([([]) /g, '$1')
    .replace(/,(?: ?,)+/g, ',')
    .replace(/,? ?\.{3}(?=\s|$)/g, '…')
    .replace(/(?<!\.)\.\.(?!\.)/g, '.')
    .replace(/ {2,}/g, ' ')
    .replace(/^[.,;:)\]\s]{1,10}(?=\s|$)/, '')
    .replace(END_MARK, '')
    .trim();

/** "config/archives/live.list" by its last part; "16/11/2024" and "he/she/they" are no paths. */
function lastOfPath(word: string): string {
  const bare = trimEndOf(word, /[.,;:!?)"”’»]/);
  const parts = bare.split('/');
  if (parts.length < 3 || bare.includes('://') || !/[a-z]/i.test(bare) || !/\w[._]\w/.test(bare)) return word;
  return (parts.at(-1) || parts.at(-2) || '') + word.slice(bare.length);
}

/** "line widths and -styles": the mark stands for the word before. */
const continuesWord = (before: string, written: string): boolean =>
  !written.includes('--') && /(?:^|[^\p{L}])(?:und|oder|sowie|bzw\.|and|or|et|ou|e|o|y)$/iu.test(before);

/** "/etc/apt/sources.list" is said by its last part, "--quiet" without its dashes, "dh_make" as two words. */
const sayable = (text: string): string =>
  text
    .replace(
      /(?<=^|[\s("“‘«])(?:~|\.{1,2})?\/(?=[A-Za-z.])(?:[\w.+-]{1,80}\/){0,20}([\w+-][\w.+-]{0,80})\/?/gu,
      '$1',
    )
    .replace(/\S{5,300}/g, (word) => (word.includes('/') ? lastOfPath(word) : word))
    .replace(
      /([\s(“"]|^)--?([a-z][\w-]{1,40})/gi,
      (whole, before, option: string, at: number, all: string) =>
        // In "anarcho"-capitalists the mark ends a word.
        (before === '"' && /\S/.test(all[at - 1] ?? ' ')) ||
        continuesWord(all.slice(Math.max(0, at - 8), at), whole)
          ? whole
          : before + option.replaceAll('-', ' '),
    )
    // "std::vector", "an :update-fn", "|release|": signs that only mark a name.
    .replace(/(?<=\w)::(?=\w)/g, ' ')
    .replace(/(?<=\S)::(?=[\s.,;)]|$)/g, ':')
    .replace(/(?<=[\s("“])::?(?=[a-z])/gi, '')
    .replace(/\|(\w[\w -]{0,30})\|/g, '$1')
    .replace(/ (?:\|{1,2}|→|⇒|->|=>) /g, ', ')
    .replace(/\$[({]?([A-Za-z_]\w{0,40})[)}]?/g, '$1')
    // "run $ dry nets": the prompt that a shell shows.
    .replace(/(?<=^|\s)\$ (?=[a-z])/g, '')
    .replace(/(?<=[\p{L}\p{N}])[_=](?=[\p{L}\p{N}])/gu, ' ');

/** What stands in a text for programs only: tags, signs around words, targets of links. */
export const withoutMarkup = (paragraph: string): string =>
  // Runs of spaces go first: the patterns would be slow on them.
  readMarkdown(readHtml(readRestructured(paragraph.replace(/\s+/g, ' ')))).replace(
    NAMED_LINK,
    (_, target: string, words?: string) => (words && /\p{L}/u.test(words) ? words : target),
  );

/** Words without what only the eye can use: note marks, citations, pointers, addresses. */
export function cleanWords(paragraph: string): string {
  // A sentence in brackets is a sentence.
  let text = keysInWords(paragraph)
    .replace(/(?<=^|[.!?] )\((\p{Lu}[^()]{10,300}[.!?])\)\.?/gu, '$1')
    .replace(/\^(?=\[\d)/g, '');
  // ":-)": a face.
  text = text.replace(/(?<=\p{L}) [:;]-?[)(DP]$/u, '.').replace(/(?:^|\s)[:;]-?[)(DP](?=\s|$)/g, '');
  // "[t]he": a letter that a quotation changed.
  text = text.replace(/\[(\p{L})\](?=\p{Ll})/gu, '$1');
  text = text.replace(KEY_AS_WORD, '$1').replace(KEYS, '').replace(RAISED_MARK, '');
  text = text
    .replace(/[₀-₉]/g, (digit) => String(LOWERED.indexOf(digit)))
    .replace(/(?<=\p{L})\((?:s|es)\)/gu, (ending) => ending.slice(1, -1))
    .replace(MANUAL_PAGE, '');
  text = text
    .replace(NOTE_MARK, '')
    .replace(EDITOR_MARK, '')
    // "both [put] and [sync]": a word of the sentence.
    .replace(/(?<=\p{L} )\[(\p{Ll}[\p{L} -]{1,40})\](?=[\s.,;:!?])/gu, '$1')
    .replace(INSET_CAPTION, ' ')
    .replace(CITATION, '')
    .replace(WIDE_POINTER, '');
  // "telescope ndash the bigger": what is left of a page that was badly read.
  text = text.replace(/ &?[nm]dash;? /g, ' – ');
  text = withoutPointerAtEnd(withoutBracketedPointers(text));
  // A line's end may have torn an address apart.
  text = text.replace(/(?<=https?:\/\/) (?=[\w-]{1,60}\.)/gi, '').replace(WEB_ADDRESS, spokenAddress);
  return tidyPunctuation(dropAsides(sayable(text)).replace(/\s+/g, ' '));
}

/** One line as it is written -> as it is said. */
export const cleanInline = (paragraph: string): string => cleanWords(withoutMarkup(paragraph));
