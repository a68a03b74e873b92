import type { Brief } from '@parlance/artifacts/brief';
import { trimEndOf } from '@parlance/kernel/scan-text';
import { fill } from '@parlance/language/text/fill';
import type { Choice } from '../choose/chooser.ts';
import { findAuthor } from '../read/author.ts';
import { materialOf } from '../read/material.ts';
import type { Reading } from '../read/reading.ts';
import type { PhraseBag } from '../word/phrase-bag.ts';
import { PLAIN_PHRASES } from './phrases/phrases-of.ts';
import { areNameable, isNameable } from './titles.ts';
import { toneOf } from './tone.ts';

const MAX_TITLES = 4;

/** What the text is called, in quotation marks; undefined where it has no title that a host would name. */
function nameOf({ title, told }: Choice, { source, pack }: Reading): string | undefined {
  const [open, close] = pack.quotes;
  const quoted = (name: string): string => `${open}${name}${close}`;
  const { titles, kind } = materialOf(source);
  if (titles.length > 1) {
    const names = titles.map(quoted);
    const isShort = titles.length <= MAX_TITLES && areNameable(titles);
    return isShort ? `${names.slice(0, -1).join(', ')} ${pack.and} ${names.at(-1)}` : undefined;
  }
  const name = trimEndOf(title.trim(), /[.,;:]/);
  // A text that has no title is not called by what it begins with.
  const isFirstWords = told[0]?.text.startsWith(name);
  const isName = kind === 'subject' ? areNameable([name]) : isNameable(name, pack.words.articles);
  return isFirstWords || !isName ? undefined : quoted(name);
}

/** Who wrote it, where it says so itself and is no talk of two. */
function authorOf({ source, byline, pack, sentences }: Reading): string | undefined {
  if (materialOf(source).kind !== 'text' || sentences.some(({ asked, asksInText }) => asked && !asksInText))
    return undefined;
  return findAuthor(source, byline, pack);
}

/** "That was “The lamp”, by Ada Hill." */
function naming(choice: Choice, reading: Reading): string {
  const { pack, language } = reading;
  const { wasTitle, wasTitleBy, wasBy } = PLAIN_PHRASES[language];
  const [title, name] = [nameOf(choice, reading), authorOf(reading)];
  if (title === undefined) return name === undefined ? '' : fill(wasBy, { name }, pack);
  return name === undefined ? fill(wasTitle, { title }, pack) : fill(wasTitleBy, { title, name }, pack);
}

/**
 * What is said behind the author's last thought, where it cuts none: what was told and whose it was, that AI wrote
 * and voiced it, and goodbye.
 */
export function endingOf(choice: Choice, reading: Reading, brief: Brief, bag: PhraseBag) {
  const { madeBy, thanks, farewell } = PLAIN_PHRASES[reading.language];
  return {
    credit: `${naming(choice, reading)} ${bag.draw(madeBy)}`.trim(),
    goodbye: `${bag.draw(thanks)} ${bag.draw(farewell[toneOf(reading, brief)])}`,
  };
}
