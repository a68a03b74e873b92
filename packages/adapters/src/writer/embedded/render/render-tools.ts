import type { Understanding } from '../analysis/understand.ts';
import type { Chapter } from '../plan/plan.ts';
import { fill } from '../text/fill.ts';
import type { PhraseBag } from './phrase-bag.ts';
import type { ScriptBuilder } from './script-builder.ts';
import type { Teller } from './teller.ts';

/** What every renderer works with. */
export type RenderTools = {
  understanding: Understanding;
  teller: Teller;
  bag: PhraseBag;
  random: () => number;
  script: ScriptBuilder;
};

/** Leads over to a chapter; there is nothing to lead over to when the first has no name of its own. */
export function bridgeTo(chapter: Chapter, at: number, total: number, tools: RenderTools): string {
  const { bag, understanding } = tools;
  const { phrases } = understanding.pack;
  if (!chapter.isGiven) return at === 0 ? '' : bag.draw(phrases.moveOn);
  const place = at === 0 ? 'first' : at === total - 1 && total > 2 ? 'last' : 'next';
  return fill(bag.draw(phrases.bridge[place][chapter.shape]), { ch: chapter.spoken }, understanding.pack);
}

/** A line that names a chapter rests on its heading. */
export const refsOfHeading = ({ isGiven, headingRef }: Chapter): string[] =>
  isGiven && headingRef !== undefined ? [headingRef] : [];
