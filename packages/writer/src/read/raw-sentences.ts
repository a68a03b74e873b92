import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import { trimEndOf } from '@parlance/kernel/scan-text';
import { countWords } from '@parlance/kernel/speech-time';
import type { Grammar, LanguagePack } from '@parlance/language/language';
import { splitSentences } from '@parlance/language/text/sentences';
import { wordRegex } from '@parlance/language/text/word-regex';
import { withAskingParagraphs } from './asking-paragraphs.ts';
import type { RawSentence, Section } from './document.ts';
import type { Heading } from './headings.ts';
import { questionsIn, withoutLabels } from './interview.ts';
import { titleOf, withoutHesitation } from './material.ts';
import { withoutNames } from './named-speakers.ts';
import { saysSomething } from './says-something.ts';
import { type Talk, withEnd } from './talk.ts';

/** A list is said in one breath up to here. */
const MIN_TITLE_LETTERS = 8;
const SPOKEN_LIST = { maxItems: 7, maxWords: 60 };

const lettersOf = (text: string): string => text.toLowerCase().replace(/\P{L}+/gu, '');

/** "The long way home - Daily News" over a page called "The long way home" is its title, too. */
const sameTitle = (heading: string, title: string | undefined): boolean => {
  if (title === undefined) return false;
  const [own, letters] = [lettersOf(title), lettersOf(heading)];
  return (
    own === letters ||
    (own.length >= MIN_TITLE_LETTERS && letters.startsWith(own) && / [-–—|] /.test(heading))
  );
};

/** "Word - explanation" -> "Word: explanation", as it is said. */
const namedItem = (text: string): string => text.replace(/^(\p{L}[\p{L} ]{1,34}) [-–—] (?=\p{L})/u, '$1: ');

/** "Three things matter:" and its items as one sentence, when they are short enough to be heard as one. */
function joinList(lead: string, items: Passage[], and: string): string | undefined {
  const texts = items.map((item) => trimEndOf(namedItem(item.text), /[.;,]/));
  const words = texts.reduce((sum, text) => sum + countWords(text), 0);
  if (items.length < 2 || items.length > SPOKEN_LIST.maxItems || words > SPOKEN_LIST.maxWords)
    return undefined;
  if (texts.some((text) => /[.!?:]/.test(text))) return undefined;
  const separator = texts.some((text) => /,/.test(text)) ? '; ' : ', ';
  return `${lead} ${texts.slice(0, -1).join(separator)}${separator === '; ' ? ';' : ''} ${and} ${texts.at(-1)}.`;
}

/** Marks which sentences stand inside a quotation that another sentence opened or closes. */
function markQuotations(texts: string[]): boolean[] {
  let open = 0;
  return texts.map((text) => {
    const wasOpen = open > 0;
    const curly = (text.match(/[“«]/g)?.length ?? 0) - (text.match(/[”»]/g)?.length ?? 0);
    const straight = (text.match(/"/g)?.length ?? 0) % 2;
    open = straight ? (open > 0 ? 0 : 1) : Math.max(0, open + curly);
    return wasOpen || curly !== 0 || straight === 1;
  });
}

/** "— Who is there? — asked Ada.", "“Nobody,” said Max.": somebody's words at the head of a sentence, and no quoted word. */
const SPEECH = /^(?:[—–-]\s?["“«¿¡…]{0,2}\p{L}|["“«][^"”»]*(?:[.,;!?…] ?["”»]|["”»](?:[,.]|$| ?[—–])))/u;
const isSpeech = (text: string): boolean => SPEECH.test(text);

/** German closes with the mark that others open with; inside, everything works with one kind. */
const withOneKindOfQuotes = (text: string, { ownQuotations }: LanguagePack): string =>
  ownQuotations ? text.replace(ownQuotations, (_, low, angled) => `“${low ?? angled}”`) : text;

type Piece = {
  text: string;
  refs: string[];
  isItem: boolean;
  isQuote: boolean;
  /** Somebody's words from end to end. */
  quoted: boolean;
  unsure: boolean;
  /** Lead and items of one list share it. */
  list: number | undefined;
};

/** "Common ones are:" says nothing without its list; with a full stop behind it, it would pretend to. */
function endsOpen(lead: string, { clauses, words, grammar }: LanguagePack): boolean {
  const [end = '', before = ''] = lead.slice(0, -1).trimEnd().split(' ').reverse();
  const last = end.toLowerCase();
  // "They include (but are not limited to):": an aside there ends no sentence.
  if (end.endsWith(')')) return true;
  // "Like others, Debian offers:": right behind a name stands its verb, whatever its ending.
  const isBehindName = /^\p{Lu}/u.test(before) && /^\p{Ll}/u.test(end) && !lead.startsWith(before);
  if (wordRegex(grammar.verbEnding).test(last) || (isBehindName && !grammar.capitalNouns)) return true;
  return `${clauses.openEnds} ${words.auxiliaries} ${words.articles} ${words.prepositions} ${words.determiners}`
    .split(' ')
    .includes(last);
}

/** Paragraphs and lists, each list joined to the line that announces it. */
function toPieces(passages: Passage[], pack: LanguagePack, firstList: number): Piece[] {
  const pieces: Piece[] = [];
  let list = firstList;
  for (let at = 0; at < passages.length; at++) {
    const passage = passages[at];
    if (!passage) continue;
    const items: Passage[] = [];
    if (passage.text.endsWith(':')) {
      for (let next = at + 1; passages[next]?.kind === 'item'; next++) items.push(passages[next] as Passage);
    }
    const joined = items.length > 0 ? joinList(passage.text, items, pack.and) : undefined;
    if (joined === undefined) {
      const text =
        items.length > 0 && !endsOpen(passage.text, pack) ? passage.text.replace(/:$/, '.') : passage.text;
      const isItem = passage.kind === 'item';
      const isQuote = passage.kind === 'quote';
      const unsure = passage.unsure ?? false;
      if (!isItem) list++;
      pieces.push({
        text: isItem ? namedItem(text) : text,
        refs: [passage.id],
        isItem,
        isQuote,
        quoted: passage.quoted ?? false,
        unsure,
        list: isItem || items.length > 0 ? list : undefined,
      });
    } else {
      pieces.push({
        text: joined,
        refs: [passage.id, ...items.map((item) => item.id)],
        isItem: false,
        isQuote: false,
        quoted: false,
        unsure: [passage, ...items].some((part) => part.unsure),
        list: undefined,
      });
      at += items.length;
    }
  }
  return pieces;
}

/** A paragraph of a few words that only names something is no sentence, whatever sign it ends in. */
const NAME_MAX_WORDS = 6;
/** "Search now finds words": it may be a verb, as little as its ending says. */
const MAY_SAY = / \p{Ll}+[^sui]s[ .]/u;

/** "Word: explanation" items have no full stop of their own. */
function finished({ text, isItem, isQuote }: Piece, pack: LanguagePack): string {
  const words = countWords(text);
  if (isItem && words >= 6 && !/[.!?…:”"»)]$/.test(text))
    return saysSomething(text, pack) ? `${text}.` : text;
  const isName = !isQuote && words <= NAME_MAX_WORDS && /^\p{Lu}[^.,!?"“«]*\.$/u.test(text);
  return isName && !MAY_SAY.test(text) && !saysSomething(text, pack) ? text.slice(0, -1) : text;
}

const SALUTATION_CHARS = 90;

/** "Members of the Council: I come before you": how a speech turns to people is none of its sentences. */
function withSalutationApart([first = '', ...rest]: string[], { telling }: LanguagePack): string[] {
  const shape = `^(?:${telling.salutation})(?!\\p{L})[^:!?.]{0,${SALUTATION_CHARS}}:(?= \\p{Lu})`;
  const [turns] = wordRegex(shape).exec(first) ?? [];
  return turns === undefined ? [first, ...rest] : [turns, first.slice(turns.length).trim(), ...rest];
}

/** A heading among the first lines that has so many words tells what the text begins with. */
const TOLD_HEADING = { passages: 3, words: 14 };

/** "The country has long been called a land of chances", and below it "But …": set large, but a first sentence. */
function withToldHeadings(passages: readonly Passage[], pack: LanguagePack): readonly Passage[] {
  const { turnsAgainst, anaphorOpening } = pack.grammar;
  const leans = wordRegex(`${turnsAgainst}|${anaphorOpening}`);
  const tells = ({ kind, text }: Passage, at: number): boolean =>
    kind === 'heading' &&
    at < TOLD_HEADING.passages &&
    passages[at + 1]?.kind === 'paragraph' &&
    leans.test(passages[at + 1]?.text ?? '') &&
    countWords(text) >= TOLD_HEADING.words &&
    !/[:|?!]/.test(text) &&
    saysSomething(text, pack);
  return passages.map((passage, at) => {
    if (!tells(passage, at)) return passage;
    const { level: _, ...rest } = passage;
    return { ...rest, kind: 'paragraph', text: /[.…]$/.test(rest.text) ? rest.text : `${rest.text}.` };
  });
}

const WHO_SAYS_WORDS = 12;

/** "Ada Hill writes:" right before somebody's words. */
const whoSays = (text: string | undefined, { attribution }: Grammar): string | undefined =>
  text?.endsWith(':') && countWords(text) <= WHO_SAYS_WORDS && wordRegex(attribution).test(text)
    ? text
    : undefined;

/** The passages with what asks in them marked, by whichever of the signs of a printed talk they have. */
function talkIn(passages: readonly Passage[], grammar: Grammar): Talk {
  const labelled = withoutLabels(passages, grammar);
  if (labelled.asked.size > 0) return withEnd(labelled);
  const named = withoutNames(labelled.passages);
  return withEnd(named.asked.size > 0 ? named : withAskingParagraphs(named.passages, grammar));
}

/** A line that names what follows may be part of a talk: which it is, the talk says. */
const asParagraph = ({ headedBy, ...passage }: Passage): Passage =>
  headedBy === 'line' ? { ...passage, kind: 'paragraph' } : { ...passage, ...(headedBy ? { headedBy } : {}) };

/** Passages -> sections, what stands above each stretch, and their sentences, in order. */
export function readPassages(
  source: SourceText,
  pack: LanguagePack,
): {
  sections: Section[];
  headings: Heading[];
  sentences: RawSentence[];
  isListed: boolean;
} {
  const sections: Section[] = [{ title: '', level: 1, headingRef: undefined }];
  const headings: Heading[] = [{ name: '', ref: undefined, by: 'heading' }];
  const headingOf = new Map<string, number>();
  const sentences: RawSentence[] = [];
  let paragraph = 0;
  let body: Passage[] = [];
  const flush = () => {
    const pieces = toPieces(body, pack, sentences.length);
    let saidBy: string | undefined;
    pieces.forEach((piece, at) => {
      const split = splitSentences(finished(piece, pack), pack.language);
      const texts = sentences.length === 0 ? withSalutationApart(split, pack) : split;
      const quoted = markQuotations(texts);
      const isAcross = piece.quoted;
      if (isAcross && !pieces[at - 1]?.quoted) saidBy = whoSays(sentences.at(-1)?.text, pack.grammar);
      texts.forEach((text, index) => {
        sentences.push({
          text,
          refs: piece.refs,
          paragraph,
          section: sections.length - 1,
          isItem: piece.isItem,
          inQuotation: piece.isQuote || isAcross || (quoted[index] ?? false),
          speech: isSpeech(text),
          unsure: piece.unsure,
          asked: false,
          asksInText: false,
          heading: headingOf.get(piece.refs[0] ?? '') ?? headings.length - 1,
          list: piece.list,
          saidBy: isAcross ? saidBy : undefined,
        });
        if (index === 0 && texts.length > split.length) paragraph++;
      });
      paragraph++;
    });
    body = [];
  };
  let document: number | undefined;
  const written = source.passages.filter(({ kind }) => kind !== 'byline');
  const lines = new Set(written.filter(({ headedBy }) => headedBy === 'line').map(({ id }) => id));
  const talk = talkIn(written.map(asParagraph), pack.grammar);
  const passages = withToldHeadings(talk.passages, pack);
  const asks = questionsIn(passages, talk.asked);
  // What is said of one item is said of no other, nor of what stands below the list.
  let overList = 0;
  for (const passage of passages) {
    const isNext = passage.address.document !== document && document !== undefined;
    document = passage.address.document;
    const of = source.documents?.[document ?? 0];
    if (asks.has(passage.id)) {
      flush();
      const section = sections.length - 1;
      const refs = [passage.id];
      sentences.push({
        text: passage.text,
        refs,
        paragraph,
        section,
        isItem: false,
        inQuotation: false,
        speech: false,
        unsure: passage.unsure ?? false,
        asked: true,
        asksInText: false,
        heading: 0,
        list: undefined,
        saidBy: undefined,
      });
      headings.push({ name: '', ref: undefined, by: 'heading' });
      overList = headings.length - 1;
      continue;
    }
    if (lines.has(passage.id) && passage.kind === 'paragraph') {
      flush();
      overList = headings.push({ name: passage.text, ref: passage.id, by: 'line' }) - 1;
      continue;
    }
    if (passage.kind === 'heading' && !sameTitle(passage.text, source.title)) {
      flush();
      overList =
        headings.push({ name: passage.text.replace(/¶\s*$/u, ''), ref: passage.id, by: 'heading' }) - 1;
      sections.push({
        title: passage.text.replace(/¶\s*$/u, ''),
        level: passage.level ?? 2,
        headingRef: passage.id,
      });
      continue;
    }
    // The end of one document leads nowhere: the next begins a part of its own.
    if (isNext) {
      flush();
      sections.push({ title: (of && titleOf(of)) ?? '', level: 1, headingRef: undefined });
      overList = headings.push({ name: '', ref: undefined, by: 'heading' }) - 1;
    }
    if (passage.kind === 'heading') continue;
    // In a talk, what looked like a label may have been who speaks.
    const { label } = passage;
    if (label !== undefined && passage.text.startsWith(label)) {
      const at = headings.push({ name: label, ref: passage.id, by: 'label' }) - 1;
      headingOf.set(passage.id, at);
      if (passage.kind !== 'item') overList = at;
    } else headingOf.set(passage.id, overList);
    const isSpoken = of?.kind === 'video' || of?.kind === 'podcast';
    const text = isSpoken ? withoutHesitation(passage.text, pack.grammar) : passage.text;
    body.push({ ...passage, text: withOneKindOfQuotes(text, pack) });
  }
  flush();
  return {
    sections,
    headings,
    sentences,
    isListed: source.passages.some(({ headedBy }) => headedBy === 'number'),
  };
}
