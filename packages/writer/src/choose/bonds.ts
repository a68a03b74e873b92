import type { Grammar } from '@parlance/language/language';
import type { Sentence } from '../read/document.ts';
import { minutesPartOf } from '../read/minutes.ts';
import type { Reading } from '../read/reading.ts';
import type { Signs } from './signs.ts';

/** How surely two neighbours belong together, in shares of what a must is worth; nothing outweighs the first. */
const BOND = { always: 1000, talk: 3, list: 1.5, reply: 0.6 };

/** Longer ones tell something by themselves. */
const REPLY_WORDS = 25;

const areReplies = (...both: [Sentence, Sentence]): boolean =>
  both.every(({ speech, words }) => speech && words <= REPLY_WORDS) && both[0].section === both[1].section;

const sameList = (one: Sentence, other: Sentence): boolean =>
  one.list !== undefined && one.list === other.list;

/** What is lost when a sentence is told without the one before it, as far as words and signs show it. */
export function bondBefore(before: Sentence, sentence: Sentence, signs: Signs): number {
  if (sentence.asked) return 0;
  // "But" turns against what stands before it also where a heading stands between, and is not said without it.
  if (signs.turnsAgainst > 0) return BOND.always;
  if (before.section !== sentence.section) return 0;
  const hangs =
    before.asked ||
    before.text.endsWith(':') ||
    sameList(before, sentence) ||
    (before.inQuotation && sentence.inQuotation) ||
    signs.bareQuotation + signs.pointsBack > 0;
  if (hangs) return BOND.always;
  return areReplies(before, sentence) ? BOND.talk : 0;
}

/** What is lost when a sentence is told and the one behind it, which it waits for, is not. */
export function bondAfter(sentence: Sentence, after: Sentence): number {
  if (sentence.asked || sentence.text.endsWith(':')) return BOND.always;
  if (sameList(sentence, after)) return BOND.list;
  // A reply is never left out from the middle of a talk: what goes of it goes with all that follows, or with all of it.
  if (areReplies(sentence, after)) return BOND.talk;
  const isOnes = sentence.inQuotation && after.inQuotation && sentence.paragraph === after.paragraph;
  return isOnes ? BOND.reply : 0;
}

/**
 * What a meeting decided and who does what, and the steps and parts of a list, are told before anything else; room comes
 * first from asides.
 */
const KEPT = { decided: 2, item: 0.5, aside: -0.5 };
/** "(The other one is still there.)" */
const ASIDE = /^\([^()]*\)[.!?]?$/;

export function keptFor(sentence: Sentence, { headings, sections }: Reading, grammar: Grammar): number {
  const over = [headings[sentence.heading]?.name, sections[sentence.section]?.title];
  const part = over.map((name) => (name ? minutesPartOf(name, grammar) : undefined)).find(Boolean);
  if (part === 'decisions' || part === 'actions') return KEPT.decided;
  if (ASIDE.test(sentence.text)) return KEPT.aside;
  return sentence.isItem ? KEPT.item : 0;
}
