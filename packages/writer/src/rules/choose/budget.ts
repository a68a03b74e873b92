import type { Brief } from '@parlance/artifacts/brief';

/** Words of greeting and goodbye, and how many words of asking and leading over come with each word told. */
const FRAMING = { dialogue: 85, monologue: 75 };
const ASKING = { beginner: 0.15, intermediate: 0.12, expert: 0.08 };
const MONOLOGUE_BRIDGES = 0.03;

const CHAPTERS = {
  short: { max: 3, words: 150 },
  medium: { max: 5, words: 220 },
  long: { max: 9, words: 260 },
};

export type Budget = {
  factWords: number;
  maxChapters: number;
  chapterWords: number;
  unheadedChapterWords: number;
};

export function budgetFor(brief: Pick<Brief, 'length' | 'level' | 'mode'>, targetWords: number): Budget {
  const perWord = brief.mode === 'monologue' ? MONOLOGUE_BRIDGES : ASKING[brief.level];
  const { max, words } = CHAPTERS[brief.length];
  return {
    factWords: Math.round((targetWords - FRAMING[brief.mode]) / (1 + perWord)),
    maxChapters: max,
    chapterWords: words,
    // A chapter without a heading gets a name made up from its words: fewer of them, the better each fits.
    unheadedChapterWords: words * 1.5,
  };
}
