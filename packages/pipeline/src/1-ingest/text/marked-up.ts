import type { DocumentBlock } from '@parlance/ports/document-reader';
import { decodeEntities } from './entities.ts';

const OPENS = /^\s*(?:<\?xml\s|<!DOCTYPE\s+(?!html)|<!--|<[a-z][\w.-]{0,40}[\s>])/i;
const MIN_CLOSED = 10;
const MAX_DEPTH = 100;
/** Of its lines, at least so many hold a tag: a text may show one or two. */
const TAGGED_SHARE = 0.2;
const TAG = /<(\/?)([A-Za-z][\w.:-]{0,60})(?:\s[^<>]{0,2000})?\/?>/g;

/** Without what stands from each `open` on to where it ends. */
function cutOut(text: string, open: string, endOf: (from: number) => number): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const from = text.indexOf(open, at);
    const end = from < 0 ? -1 : endOf(from);
    if (end < 0) return [...kept, text.slice(at)].join(' ');
    kept.push(text.slice(at, from));
    at = end;
  }
}

const after = (text: string, close: string, from: number): number => {
  const at = text.indexOf(close, from);
  return at < 0 ? -1 : at + close.length;
};

/** Without comments, declarations, and what is meant for programs. */
function withoutUntold(written: string): string {
  const bare = written.replaceAll('<![CDATA[', '').replaceAll(']]>', '');
  const open = cutOut(bare, '<!--', (from) => after(bare, '-->', from));
  const text = cutOut(open, '<?', (from) => after(open, '?>', from));
  return cutOut(text, '<!', (from) => {
    const end = after(text, '>', from);
    return text.slice(from, end).includes('[') ? after(text, ']>', from) : end;
  });
}

const TITLE = /^(?:title|head|subtitle|h[1-6]|bridgehead)$/;
const CODE =
  /^(?:programlisting|screen|synopsis|\w{1,20}synopsis|literallayout|pre|verbatim|listing|source|codeblock|script|style)$/;
const ROW = /^(?:row|tr|entry|td|th|cell)$/;
const ITEM = /^(?:listitem|li|item|member|step)$/;
/** Who made it, when, and what may be done with it. */
const ABOUT =
  /^(?:\w{1,20}info|info|author|authorgroup|date|copyright|legalnotice|releaseinfo|keywordset|indexterm|abstract-?meta|teiheader)$/;
/** What a machine calls something, in a sentence. */
const INLINE_CODE =
  /^(?:command|filename|option|literal|function|varname|userinput|code|classname|replaceable|envar|constant|parameter|computeroutput|sgmltag|tag|type|methodname|property|systemitem)$/;
/** One menu in the other. */
const MENU = /^(?:guimenu|guisubmenu|guimenuitem|guilabel)$/;

type Token = { at: number; end: number; name: string; closes: boolean; isEmpty: boolean };

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TAG)].map(({ 0: whole, 1: slash, 2: name = '', index }) => ({
    at: index,
    end: index + whole.length,
    name: name.toLowerCase(),
    closes: slash === '/',
    isEmpty: whole.endsWith('/>'),
  }));

/** Names of elements that stand between other elements, and not inside a sentence. */
function standingApart(text: string, tokens: readonly Token[]): ReadonlySet<string> {
  const counts = new Map<string, { all: number; apart: number }>();
  const isBlank = (from: number, to: number) => text.slice(from, to).trim() === '';
  tokens.forEach(({ name, at, end, closes }, place) => {
    const count = counts.get(name) ?? { all: 0, apart: 0 };
    count.all++;
    const beside = closes
      ? isBlank(end, tokens[place + 1]?.at ?? text.length)
      : isBlank(tokens[place - 1]?.end ?? 0, at);
    if (beside) count.apart++;
    counts.set(name, count);
  });
  return new Set([...counts].filter(([, { all, apart }]) => apart >= all * 0.7).map(([name]) => name));
}

/** What stands inside elements of these names is of the kind, whatever else is around it. */
function kindIn(open: readonly string[]): DocumentBlock['kind'] {
  if (open.some((name) => ABOUT.test(name))) return 'boilerplate';
  if (open.some((name) => CODE.test(name))) return 'code';
  if (open.some((name) => ROW.test(name))) return 'table';
  if (open.some((name) => TITLE.test(name))) return 'heading';
  return open.some((name) => ITEM.test(name)) ? 'item' : 'paragraph';
}

/** "&harbour;": a name that the document defined elsewhere. */
const OWN_ENTITY = /&([a-z]{3,30});/gi;
const wordsIn = (text: string): string =>
  decodeEntities(text)
    .replace(OWN_ENTITY, (_, name: string) => name)
    .replace(/&[\w.:-]{1,60};/g, '\ufffc')
    .replace(/\s+/g, ' ')
    .trim();

/** How deep a title stands, as levels of headings. */
function withLevels(blocks: readonly (DocumentBlock & { depth: number })[]): DocumentBlock[] {
  const depths = [...new Set(blocks.filter(({ kind }) => kind === 'heading').map(({ depth }) => depth))].sort(
    (a, b) => a - b,
  );
  return blocks.map(({ depth, ...block }) =>
    block.kind === 'heading' ? { ...block, level: Math.min(6, depths.indexOf(depth) + 1) } : block,
  );
}

function blocksOf(text: string, tokens: readonly Token[]): DocumentBlock[] {
  const apart = standingApart(text, tokens);
  const blocks: (DocumentBlock & { depth: number })[] = [];
  const open: string[] = [];
  /** How deep inside a sentence. */
  let inside = 0;
  let words = '';
  let last: Token | undefined;
  const flush = () => {
    const said = wordsIn(words);
    if (said !== '') blocks.push({ kind: kindIn(open), text: said, depth: open.length });
    words = '';
  };
  for (const token of tokens) {
    const { name, closes, isEmpty } = token;
    words += text.slice(last?.end ?? 0, token.at);
    if (apart.has(name) && (inside === 0 || (closes && open.includes(name)))) {
      flush();
      inside = 0;
      if (closes && open.includes(name)) open.length = open.lastIndexOf(name);
      else if (!closes && !isEmpty && open.length < MAX_DEPTH) open.push(name);
    } else {
      if (!isEmpty) inside = Math.max(0, inside + (closes ? -1 : 1));
      if (INLINE_CODE.test(name)) words += '`';
      if (MENU.test(name) && !closes && last?.closes && MENU.test(last.name)) words += ' → ';
    }
    last = token;
  }
  words += text.slice(last?.end ?? 0);
  flush();
  return withLevels(blocks);
}

/** A text that is marked up for programs, as DocBook and its like are; undefined for any other. */
export function markedUpBlocks(written: string): DocumentBlock[] | undefined {
  if (!OPENS.test(written)) return undefined;
  const text = withoutUntold(written);
  const tokens = tokensOf(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const tagged = lines.filter((line) => /<\/?[A-Za-z]|^\s*>/.test(line)).length;
  if (tokens.filter(({ closes }) => closes).length < MIN_CLOSED || tagged < lines.length * TAGGED_SHARE)
    return undefined;
  return blocksOf(text, tokens);
}
