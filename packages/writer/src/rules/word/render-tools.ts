import { fill } from '@parlance/language/text/fill';
import type { PhraseBag } from '../../word/phrase-bag.ts';
import type { ScriptBuilder } from '../../word/script-builder.ts';
import type { Chapter } from '../choose/plan.ts';
import type { Phrases } from '../languages/phrases.ts';
import type { TalkPack } from '../languages/talk-rules.ts';
import type { Understanding } from '../understand.ts';
import type { Teller } from './teller.ts';

/** What every renderer works with. */
export type RenderTools = {
  understanding: Understanding;
  teller: Teller;
  bag: PhraseBag;
  random: () => number;
  script: ScriptBuilder;
};

const TAKES_UP = /^(?:so|and|then|e|então|y|entonces|et|alors|und|also|allora),? /iu;

/** Leads over to a chapter; to one without a name of its own there is nothing to say. */
export function bridgeTo(chapter: Chapter, place: keyof Phrases['bridge'], tools: RenderTools): string {
  const { bag, understanding } = tools;
  const { phrases } = understanding.pack;
  if (chapter.minutes && chapter.minutes !== 'people') return bag.draw(phrases.minutes[chapter.minutes]);
  // What is only a name says nothing in a sentence: it may be a label of the page.
  if (!chapter.isGiven || chapter.shape === 'name') return '';
  // "So, so where …": a heading that asks may take something up by itself.
  const ch = chapter.shape === 'question' ? chapter.spoken.replace(TAKES_UP, '') : chapter.spoken;
  return fill(bag.draw(phrases.bridge[place][chapter.shape]), { ch }, understanding.pack);
}

const LISTED_CHAPTERS = 3;
const LISTED_LONG_WORDS = 6;

/** "The lamp", "a new lens", "how it burns": what can be named in a row. No other heading is surely one of these. */
function canBeListed(brief: string, { shape }: Chapter, { words }: TalkPack): boolean {
  if (/(?<!\p{L})[‘'"]/u.test(brief)) return false;
  if (shape === 'thing' || shape === 'clause') return true;
  const [first = '', ...rest] = brief.toLowerCase().split(/[ ’']/);
  const auxiliaries = new Set(words.auxiliaries.split(' '));
  return words.articles.split(' ').includes(first) && !rest.some((word) => auxiliaries.has(word));
}

/** What chapters are about, as a list that can be said; undefined where that is known of fewer than two, or than half. */
export function listChapters(chapters: readonly Chapter[], { pack }: Understanding): string | undefined {
  let long = 0;
  const names = chapters.flatMap((chapter) => {
    const { brief, minutes } = chapter;
    // The parts of minutes are asked for when they come.
    if (brief === undefined || minutes || !canBeListed(brief, chapter, pack)) return [];
    // The name is said again where the chapter begins: few of them may be long.
    long += Math.max(0, brief.split(' ').length - 3);
    return long > LISTED_LONG_WORDS ? [] : [brief];
  });
  if (names.length < Math.max(2, chapters.length / 2)) return undefined;
  const step = (names.length - 1) / (LISTED_CHAPTERS - 1);
  const listed =
    names.length <= LISTED_CHAPTERS
      ? names
      : Array.from({ length: LISTED_CHAPTERS }, (_, at) => names[Math.round(at * step)] as string);
  // "The lamp and the lens and the keeper": with an "and" inside, commas alone keep them apart.
  if (listed.some((name) => name.includes(` ${pack.and} `))) return listed.join(', ');
  return `${listed.slice(0, -1).join(', ')} ${pack.and} ${listed.at(-1)}`;
}

/** A line that names a chapter rests on its heading. */
export const refsOfHeading = ({ isGiven, headingRef }: Chapter): string[] =>
  isGiven && headingRef !== undefined ? [headingRef] : [];
