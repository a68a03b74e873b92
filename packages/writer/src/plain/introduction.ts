import type { Brief } from '@parlance/artifacts/brief';
import { trimEndOf } from '@parlance/kernel/scan-text';
import { capitalize } from '@parlance/language/text/casing';
import { fill } from '@parlance/language/text/fill';
import type { Choice } from '../choose/chooser.ts';
import { findAuthor } from '../read/author.ts';
import { materialOf } from '../read/material.ts';
import type { Reading } from '../read/reading.ts';
import type { PhraseBag } from '../word/phrase-bag.ts';
import { isFirstPerson } from './own-words.ts';
import { PLAIN_PHRASES } from './phrases/phrases-of.ts';
import { toneOf } from './tone.ts';

const MAX_TITLES = 4;

/** "Today: The lamp, by Ada Hill."; a title that asks or exclaims is said to its end first. */
function withOwner(subject: string, owner: string | undefined): string {
  if (owner === undefined) return subject;
  if (subject === '') return `${capitalize(owner)}.`;
  return /[^?!…]\.$/.test(subject)
    ? `${subject.slice(0, -1)}, ${owner}.`
    : `${subject} ${capitalize(owner)}.`;
}

/** Whose text it is, where it says so itself or is told as "I". */
function ownerOf(reading: Reading): string | undefined {
  const { source, byline, pack, sentences, language } = reading;
  const { owner } = PLAIN_PHRASES[language];
  if (materialOf(source).kind !== 'text' || sentences.some(({ asked }) => asked)) return undefined;
  const author = findAuthor(source, byline, pack);
  const isOwn = isFirstPerson(reading);
  if (author !== undefined) return (isOwn ? owner.words : owner.by).replace('{name}', author);
  const { documents = [] } = source;
  const site = documents.length === 1 ? documents[0]?.site : undefined;
  if (isOwn) return site === undefined ? owner.unnamed : owner.site.replace('{site}', site);
  return undefined;
}

function subjectOf({ title, told }: Choice, { source, pack, language }: Reading, bag: PhraseBag): string {
  const { topic } = PLAIN_PHRASES[language];
  const { titles } = materialOf(source);
  const [open, close] = pack.quotes;
  const several = titles.map((each) => open + each + close);
  if (several.length > 1 && several.length <= MAX_TITLES) {
    const list = `${several.slice(0, -1).join(', ')} ${pack.and} ${several.at(-1)}`;
    return fill(bag.draw(topic), { topic: list }, pack);
  }
  // A text that has no title is not called by what it says next.
  const isFirstWords = told[0]?.text.startsWith(title.replace(/…$/, ''));
  if (isFirstWords || several.length > 1) return '';
  return fill(bag.draw(topic), { topic: trimEndOf(title.trim(), /[.,;:]/) }, pack);
}

/** The greeting, with what is told and whose it is, or with the question that was asked. */
export function introduction(choice: Choice, reading: Reading, brief: Brief, bag: PhraseBag): string {
  const { pack, language } = reading;
  const phrases = PLAIN_PHRASES[language];
  const greeting = bag.draw(phrases.greeting[toneOf(reading, brief)]);
  const asked = brief.question?.trim().replace(/\s+/g, ' ');
  if (!asked) return `${greeting} ${withOwner(subjectOf(choice, reading, bag), ownerOf(reading))}`;
  const question = /[?.!…]$/.test(asked) ? asked : `${asked}?`;
  return `${greeting} ${fill(bag.draw(phrases.guidingQuestion), { question }, pack)}`;
}

/** Says before the text whether something in it comes near to what was asked. */
export function answerLead({ answer }: Choice, { language }: Reading, brief: Brief, bag: PhraseBag): string {
  const { answerFound, answerNear, answerNone } = PLAIN_PHRASES[language];
  const leads = { found: answerFound, near: answerNear, none: answerNone };
  return brief.question ? bag.draw(leads[answer]) : '';
}

/** That AI wrote and voiced it, said where it cuts no thought: right behind the greeting. */
export const madeByAi = ({ language }: Reading, bag: PhraseBag): string =>
  bag.draw(PLAIN_PHRASES[language].madeBy);
