import type { Brief } from '@parlance/artifacts/brief';
import { fill } from '@parlance/language/text/fill';
import type { Plan } from '../choose/plan.ts';
import { listChapters, type RenderTools } from './render-tools.ts';

/** Beginners look back sooner; experts never do. */
const RECAP_FROM_CHAPTERS = { beginner: 4, intermediate: 6, expert: Number.POSITIVE_INFINITY };

/** A look back halfway through. */
export function recapBefore(at: number, { chapters }: Plan, brief: Brief, tools: RenderTools): string {
  const { bag, understanding } = tools;
  if (brief.length !== 'long') return '';
  const isHalfway =
    chapters.length >= RECAP_FROM_CHAPTERS[brief.level] && at === Math.ceil(chapters.length / 2);
  const list = isHalfway ? listChapters(chapters.slice(0, at), understanding) : undefined;
  if (list === undefined) return '';
  return `${fill(bag.draw(understanding.pack.phrases.recap), { list }, understanding.pack)} `;
}

/** The whole way once more, for beginners, before the last thought; a text that asks ends as it ends. */
export function lookBack({ chapters }: Plan, { level }: Brief, { bag, understanding }: RenderTools): string {
  const looksBack = level === 'beginner' && !understanding.asksItself;
  const list = looksBack ? listChapters(chapters, understanding) : undefined;
  if (list === undefined) return '';
  return `${fill(bag.draw(understanding.pack.phrases.lookBack), { list }, understanding.pack)} `;
}
