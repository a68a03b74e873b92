import { stemsOf } from '@parlance/claims/gate/evidence';
import { hedgesIn } from '@parlance/claims/stance/marks';
import { baseLanguage } from '@parlance/kernel/languages';
import { countWords } from '@parlance/kernel/speech-time';
import { splitSentences } from '@parlance/language/text/sentences';
import type { Breach, DraftLine, GateRules } from './chapter-gate.ts';

/** Where one of the two says more than this, the other only keeps the talk going. */
const MOST_OF_WORDS = 0.6;
/** Fewer words are an exchange, not a chapter. */
const LEAST_WORDS = 80;
const MOST_QUESTIONS = 0.4;
const LEAST_TURNS = 4;
const ASKS = /\?["”»]?\s*$/u;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** How much of what is said is said by HOST; nothing where only one speaks. */
export function hostShare(lines: readonly Pick<DraftLine, 'speaker' | 'text'>[]): number | undefined {
  const words = (speaker: DraftLine['speaker']): number =>
    lines.filter((line) => line.speaker === speaker).reduce((sum, { text }) => sum + countWords(text), 0);
  const [host, cohost] = [words('HOST'), words('COHOST')];
  return cohost === 0 || host + cohost < LEAST_WORDS ? undefined : host / (host + cohost);
}

function balanceAdvice(lines: readonly DraftLine[]): string[] {
  const host = hostShare(lines);
  if (host === undefined) return [];
  const [name, other, share] =
    host > 1 - host ? (['HOST', 'COHOST', host] as const) : (['COHOST', 'HOST', 1 - host] as const);
  const turns = (speaker: string) => lines.filter((line) => line.speaker === speaker);
  const asking = turns(other).filter(({ text, cites }) => cites.length === 0 && ASKS.test(text));
  const onlyAsks = asking.length > turns(other).length * MOST_QUESTIONS && turns(other).length >= LEAST_TURNS;
  return [
    ...(share > MOST_OF_WORDS
      ? [`${name} says ${percent(share)} of the words: let ${other} tell some of it`]
      : []),
    ...(onlyAsks
      ? [`${other} asks in ${asking.length} of ${turns(other).length} turns: let ${other} tell`]
      : []),
  ];
}

/** So much of a sentence must be in a passage's before the one is held to the limits of the other. */
const SHARED_SHARE = 0.6;
const SHARED_STEMS = 3;

/** The limit that a passage sets to what a line says, and the line does not. */
function lostHedge({ text, cites }: DraftLine, { evidence, brief }: GateRules): string | undefined {
  const language = baseLanguage(brief.language);
  if (!evidence.isInOwnLanguage || cites.length === 0 || hedgesIn(text, language).length > 0)
    return undefined;
  const limited = evidence.of(cites).flatMap((known) => known.limited);
  for (const sentence of splitSentences(text, language)) {
    const own = [...stemsOf(sentence, language)];
    const held = limited.find(({ stems }) => {
      const shared = own.filter((stem) => stems.has(stem)).length;
      return shared >= SHARED_STEMS && shared >= own.length * SHARED_SHARE;
    });
    if (held) return held.hedge;
  }
  return undefined;
}

/** What would make a chapter better and keeps nobody from speaking it: told to the editor, never refused. */
export function adviceOn(lines: readonly DraftLine[], rules: GateRules): Breach[] {
  return [
    ...balanceAdvice(lines).map((what) => ({ hard: false, what })),
    ...lines.flatMap((line, at): Breach[] => {
      const hedge = lostHedge(line, rules);
      return hedge ? [{ line: at, hard: false, what: `its passage limits this by "${hedge}"` }] : [];
    }),
  ];
}
