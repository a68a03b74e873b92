import { countWords } from '@parlance/kernel/speech-time';
import { type Shares, TURNS } from '../shares.ts';
import { talkFigures } from '../talk-figures.ts';
import type { DraftLine } from './chapter-gate.ts';

/** Fewer words are an exchange, not a conversation. */
const LEAST_WORDS = 80;
/** Readers don't hear a share that is a little off. */
const GIVE = 0.08;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function shareAdvice(lines: readonly DraftLine[], { teller, tells }: Shares): string[] {
  const { host, words } = talkFigures(lines);
  if (words < LEAST_WORDS || host === 0 || host === 1) return [];
  const told = teller === 'HOST' ? host : 1 - host;
  const other = teller === 'HOST' ? 'COHOST' : 'HOST';
  if (told > tells.most + GIVE)
    return [`${teller} says ${percent(told)} of the words: let ${other} finish or conclude some of it`];
  if (told < tells.least - GIVE)
    return [`${other} says ${percent(1 - told)} of the words: make some of these turns shorter`];
  return [];
}

/** What would make lines better talk and keeps nobody from speaking them: told to the reader, never refused. */
export function adviceOn(
  lines: readonly DraftLine[],
  { shares, labelOf }: { shares: Shares; labelOf(at: number): string },
): string[] {
  return [
    ...shareAdvice(lines, shares),
    ...lines.flatMap(({ text }, at) => {
      const words = countWords(text);
      return words > TURNS.most ? [`${labelOf(at)}: ${words} words, at most ${TURNS.most}`] : [];
    }),
  ];
}
