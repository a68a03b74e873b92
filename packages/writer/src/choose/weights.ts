import type { Brief } from '@parlance/artifacts/brief';
import { Lexer } from '@parlance/language/text/lexer';
import type { Reading } from '../read/reading.ts';
import type { Unit } from './units.ts';

/** What a unit gains that opens its section, and one that has all the words of the title or of what was asked. */
const WORTH = { opensSection: 0.25, title: 0.3, asked: 2 };

const shareIn = (terms: ReadonlySet<string>, wanted: ReadonlySet<string>): number =>
  wanted.size === 0 ? 0 : [...wanted].filter((term) => terms.has(term)).length / wanted.size;

/** How much each unit is worth telling: by how much of what the text speaks of again and again stands in it. */
export function weigh(
  units: readonly Unit[],
  { pack, source }: Reading,
  { question = '', emphasis = '' }: Brief,
): { weights: readonly number[]; isAsked: boolean } {
  const lexer = new Lexer(pack);
  const termsOf = (text: string): ReadonlySet<string> => new Set(lexer.terms(text));
  const terms = units.map((unit) => termsOf(unit.map(({ text }) => text).join(' ')));
  const times = new Map<string, number>();
  for (const term of terms.flatMap((each) => [...each])) times.set(term, (times.get(term) ?? 0) + 1);
  const title = termsOf(source.title ?? '');
  const question_ = termsOf(question);
  const wanted = new Set([...question_, ...termsOf(emphasis)]);
  const most = Math.max(1, ...times.values());
  const weights = units.map((unit, at) => {
    const own = terms[at] ?? new Set();
    const shared = [...own].reduce((sum, term) => sum + (times.get(term) ?? 0) / most, 0);
    const opens = units[at - 1]?.[0]?.section !== unit[0]?.section;
    return (
      shared / Math.sqrt(Math.max(1, own.size)) +
      (opens ? WORTH.opensSection : 0) +
      WORTH.title * shareIn(own, title) +
      WORTH.asked * shareIn(own, wanted)
    );
  });
  const isAsked = question_.size === 0 || [...question_].some((term) => times.has(term));
  return { weights, isAsked };
}
