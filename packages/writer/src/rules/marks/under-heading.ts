import { countWords } from '@parlance/kernel/speech-time';
import { onlyNames } from '@parlance/language/text/only-names';
import { wordRegex } from '@parlance/language/text/word-regex';
import { opensUnder, questionOf } from '../../read/asked-heading.ts';
import type { Heading } from '../../read/headings.ts';
import type { Understanding } from '../understand.ts';
import type { Marked } from './marked.ts';

const MAX = { words: 9, chars: 70 };
/** A sentence that has so much of a name in it names it. */
const NAMED_SHARE = 0.5;
/** Fewer headings may be what a page prints over its parts. */
const STRUCTURED = 3;

/** A page has elements for headings: another line names what stands below it only where that speaks of it. */
const isOfPicture = (heading: Heading, { sentences, headings, material }: Understanding): boolean =>
  heading.by === 'line' &&
  material.isPage &&
  !sentences.some((each) => headings[each.heading] === heading && each.text.includes(heading.name));

function canBeSaid(heading: Heading, understanding: Understanding): boolean {
  const { pack, lexer, headings, genre } = understanding;
  const { name, by } = heading;
  // In a story "Pro: …" is a list that somebody makes.
  if ((by === 'label' && genre === 'story') || isOfPicture(heading, understanding)) return false;
  if (name === '' || name.length > MAX.chars || countWords(name) > MAX.words) return false;
  if (wordRegex(pack.grammar.headings.generic).test(name) || /[=<>{}?!“”"«»]|:.*:/.test(name)) return false;
  if (by !== 'heading') return true;
  // "Analysis: Ada Hill, in the harbour": nobody would say that in one breath with what follows.
  if (/[:,;]/.test(name)) return false;
  const isStructured = headings.length > STRUCTURED;
  const names = onlyNames(name, pack) || wordRegex(pack.grammar.headings.clause).test(name);
  return isStructured && names && lexer.terms(name).length > 0;
}

function isNamedIn({ name }: Heading, text: string, { lexer, title = '' }: Understanding): boolean {
  if (text.toLowerCase().includes(name.toLowerCase())) return true;
  // What the whole is about tells one part from no other.
  const ofAll = new Set(lexer.terms(title));
  const terms = lexer.terms(name).filter((term) => !ofAll.has(term));
  const said = new Set(lexer.terms(text));
  return terms.filter((term) => said.has(term)).length >= Math.max(1, terms.length * NAMED_SHARE);
}

/** What a sentence stands under and does not name: whoever hears it elsewhere takes it for something else. */
export function unnamedHeading(sentence: Marked, understanding: Understanding): Heading | undefined {
  const heading = understanding.headings[sentence.heading];
  if (heading && opensUnder(sentence, understanding.sentences) && questionOf(heading, understanding.pack))
    return heading;
  const isMissing =
    heading && canBeSaid(heading, understanding) && !isNamedIn(heading, sentence.text, understanding);
  return isMissing ? heading : undefined;
}
