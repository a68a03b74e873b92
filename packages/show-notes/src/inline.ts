export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'emphasis'; content: Inline[] }
  | { kind: 'link'; text: string; href: string };

/** A recognised span and where the text goes on behind it. */
type Span = { parts: Inline[]; end: number };

/** Where a span may begin. Each kind ends at the next mark of its own, so no text is searched twice. */
const OPENING = /[*_`[]|https?:\/\//g;
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!<>|])/g;
const LETTER = /[\p{L}\p{N}]/u;
/** Ends an address that stands in running text. */
const AFTER_ADDRESS = /[\s<>"')\]]/;
const SENTENCE_END = new Set('.,;:!?');

/** Escaped signs wait in the private use area, where they mark nothing, until the text is taken out. */
const PRIVATE = 0xe000;
const hideEscaped = (text: string): string =>
  text.replace(ESCAPED, (_, sign: string) => String.fromCharCode(PRIVATE + sign.charCodeAt(0)));
const shown = (text: string): string =>
  text.replace(/[\ue000-\ue07f]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - PRIVATE));

/** Only addresses of pages and mailboxes; anything else (javascript:, data:, relative ones) is null. */
export function safeAddress(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' || protocol === 'mailto:' ? href : null;
}

export const parseInline = (markdown: string): Inline[] => spansIn(hideEscaped(markdown));

function spansIn(text: string): Inline[] {
  const parts: Inline[] = [];
  let done = 0;
  const addText = (end: number): void => {
    if (end > done) parts.push({ kind: 'text', text: shown(text.slice(done, end)) });
  };
  let at = nextOpening(text, 0);
  while (at !== -1) {
    const span = spanAt(text, at);
    if (span) {
      addText(at);
      parts.push(...span.parts);
      done = span.end;
    }
    at = nextOpening(text, span?.end ?? runEnd(text, at));
  }
  addText(text.length);
  return joined(parts);
}

function nextOpening(text: string, from: number): number {
  OPENING.lastIndex = from;
  return OPENING.exec(text)?.index ?? -1;
}

/** Behind the last of the equal signs that begin here. */
function runEnd(text: string, at: number): number {
  let end = at + 1;
  while (text[end] === text[at]) end++;
  return end;
}

function spanAt(text: string, at: number): Span | null {
  switch (text[at]) {
    case '[':
      return linkAt(text, at);
    case '`':
      return codeAt(text, at);
    case 'h':
      return addressAt(text, at);
    default:
      return emphasisAt(text, at);
  }
}

/** One sign each side is emphasis, two are strong, three are both. Underscores within a word are letters. */
function emphasisAt(text: string, at: number): Span | null {
  const mark = text[at] ?? '';
  const begin = runEnd(text, at);
  const close = text.indexOf(mark, begin);
  if (close <= begin || /\s/.test(text[begin] ?? '')) return null;
  const closeEnd = runEnd(text, close);
  const isInWord = LETTER.test(text[at - 1] ?? '') || LETTER.test(text[closeEnd] ?? '');
  if (mark === '_' && isInWord) return null;
  const marks = Math.min(begin - at, closeEnd - close, 3);
  let parts = spansIn(text.slice(begin, close));
  if (marks !== 2) parts = [{ kind: 'emphasis', content: parts }];
  if (marks !== 1) parts = [{ kind: 'strong', content: parts }];
  const strayMarks = begin - at - marks;
  if (strayMarks > 0) parts = [{ kind: 'text', text: mark.repeat(strayMarks) }, ...parts];
  return { parts, end: close + marks };
}

function codeAt(text: string, at: number): Span | null {
  const close = text.indexOf('`', at + 1);
  if (close <= at + 1) return null;
  return { parts: [{ kind: 'code', text: shown(text.slice(at + 1, close)) }], end: close + 1 };
}

/** An address in running text; the full stop behind it belongs to the sentence. */
function addressAt(text: string, at: number): Span {
  let end = at;
  while (end < text.length && !AFTER_ADDRESS.test(text[end] ?? '')) end++;
  while (SENTENCE_END.has(text[end - 1] ?? '')) end--;
  const address = shown(text.slice(at, end));
  const href = safeAddress(address);
  return {
    parts: [href === null ? { kind: 'text', text: address } : { kind: 'link', text: address, href }],
    end,
  };
}

/** [text](address) or [text](<address>). Neither part may hold another "[", so that none is read twice. */
function linkAt(text: string, at: number): Span | null {
  let close = at + 1;
  while (close < text.length && text[close] !== ']' && text[close] !== '[') close++;
  if (text[close] !== ']' || text[close + 1] !== '(') return null;
  const end = addressEnd(text, close + 2);
  if (end === -1) return null;
  const written = text.slice(close + 2, end);
  const address = shown(written.startsWith('<') && written.endsWith('>') ? written.slice(1, -1) : written);
  const href = safeAddress(address);
  // What leads nowhere safe stays as it was written, to the letter.
  if (href === null) return { parts: [{ kind: 'text', text: shown(text.slice(at, end + 1)) }], end: end + 1 };
  const words = plain(spansIn(text.slice(at + 1, close))).trim();
  return { parts: [{ kind: 'link', text: words || address, href }], end: end + 1 };
}

/** The bracket that closes an address, which may itself hold pairs of them: "/wiki/Tea_(meal)". -1 when none does. */
function addressEnd(text: string, from: number): number {
  let open = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '[' || /\s/.test(sign)) return -1;
    if (sign === '(') open++;
    if (sign === ')' && open-- === 0) return at;
  }
  return -1;
}

/** The words alone, without what marks them. */
const plain = (parts: readonly Inline[]): string =>
  parts.map((part) => ('content' in part ? plain(part.content) : part.text)).join('');

/** Texts that stand side by side become one. */
function joined(parts: Inline[]): Inline[] {
  const result: Inline[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (part.kind === 'text' && last?.kind === 'text') last.text += part.text;
    else result.push(part);
  }
  return result;
}
