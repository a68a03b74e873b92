import type { Brief } from '@parlance/artifacts/brief';
import { fill } from '@parlance/language/text/fill';
import type { Choice } from '../choose/chooser.ts';
import type { Reading } from '../read/reading.ts';
import type { PhraseBag } from '../word/phrase-bag.ts';
import { PLAIN_PHRASES } from './phrases/phrases-of.ts';
import { toneOf } from './tone.ts';

/** The greeting with the question that was asked; who asked nothing hears the text at once. */
export function introduction(reading: Reading, brief: Brief, bag: PhraseBag): string {
  const asked = brief.question?.trim().replace(/\s+/g, ' ');
  if (!asked) return '';
  const { pack, language } = reading;
  const phrases = PLAIN_PHRASES[language];
  const greeting = bag.draw(phrases.greeting[toneOf(reading, brief)]);
  const question = /[?.!…]$/.test(asked) ? asked : `${asked}?`;
  return `${greeting} ${fill(bag.draw(phrases.guidingQuestion), { question }, pack)}`;
}

/** Says before the text whether something in it comes near to what was asked. */
export function answerLead({ answer }: Choice, { language }: Reading, brief: Brief, bag: PhraseBag): string {
  const { answerFound, answerNear, answerNone } = PLAIN_PHRASES[language];
  const leads = { found: answerFound, near: answerNear, none: answerNone };
  return brief.question ? bag.draw(leads[answer]) : '';
}
