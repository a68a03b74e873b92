const NAMED = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: '’',
    nbsp: ' ',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    rsquo: '’',
    lsquo: '‘',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    iexcl: '¡',
    iquest: '¿',
    szlig: 'ß',
    aelig: 'æ',
    AElig: 'Æ',
    oelig: 'œ',
    OElig: 'Œ',
    oslash: 'ø',
    Oslash: 'Ø',
    euro: '€',
    pound: '£',
    copy: '©',
    deg: '°',
    middot: '·',
    bull: '•',
    times: '×',
    shy: '',
  }),
);

/** "euml", "Ccedil": a letter and what stands on or under it. */
const MARKED = /^([A-Za-z])(acute|grave|circ|uml|tilde|cedil|ring|caron)$/;
const MARKS: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  tilde: '\u0303',
  cedil: '\u0327',
  ring: '\u030a',
  caron: '\u030c',
};

function named(name: string): string | undefined {
  const [, letter, mark] = MARKED.exec(name) ?? [];
  if (letter !== undefined && mark !== undefined) return `${letter}${MARKS[mark]}`.normalize('NFC');
  return NAMED.get(name) ?? NAMED.get(name.toLowerCase());
}

const characterOf = (code: number): string => (code > 31 && code < 0xd800 ? String.fromCodePoint(code) : '');

/** What is still spelt "&euml;" in words that came out of a page: it had been put in twice. */
export const decodeEntities = (text: string): string =>
  text
    .replace(/&#(\d{2,6});/g, (_, code: string) => characterOf(Number(code)))
    .replace(/&#x([\da-f]{2,5});/gi, (_, code: string) => characterOf(Number.parseInt(code, 16)))
    .replace(/&([a-z]{2,8});/gi, (whole, name: string) => named(name) ?? whole);
