import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { LanguageDetector } from '@parlance/ports/language-detector';

type Eld = typeof import('eld/extrasmall').eld;

let loaded: Eld | undefined;

function eld(): Eld {
  loaded ??= (
    createRequire(import.meta.url)(fileURLToPath(import.meta.resolve('eld/extrasmall'))) as { eld: Eld }
  ).eld;
  return loaded;
}

/** eld's code -> ours, where they differ. */
const RENAMED: Record<string, string> = { no: 'nb' };

/** Languages eld has no table for, or can't hold apart, and what it answers in their place. */
const MISTAKEN_FOR: Record<string, string[]> = {
  af: ['nl'],
  bs: ['hr', 'sr', 'sl'],
  da: ['nb'],
  hr: ['sr', 'sl'],
  id: ['ms'],
  kk: ['ru', 'uk', 'be', 'bg', 'sr'],
  mk: ['sr', 'bg'],
  nb: ['da'],
  ne: ['hi', 'mr'],
  sr: ['hr', 'sl'],
};

const SAMPLES = 24;
const SAMPLE_CHARS = 300;
/** Shorter paragraphs are headings, names and list items: they mislead more often than they help. */
const PARAGRAPH_MIN_CHARS = 60;

/** Paragraphs spread evenly over the text, so a foreign foreword or appendix cannot outvote the body. */
function sample(text: string): string[] {
  const paragraphs = text.split(/\n+/).filter((line) => line.length >= PARAGRAPH_MIN_CHARS);
  if (paragraphs.length === 0) return [text.slice(0, SAMPLE_CHARS * 4)];
  const count = Math.min(SAMPLES, paragraphs.length);
  return Array.from({ length: count }, (_, index) => {
    const paragraph = paragraphs[Math.floor((index * paragraphs.length) / count)] ?? '';
    return paragraph.slice(0, SAMPLE_CHARS);
  });
}

function countVotes(text: string): { votes: Map<string, number>; total: number } {
  const votes = new Map<string, number>();
  let total = 0;
  for (const piece of sample(text)) {
    const guess = eld().detect(piece);
    if (guess.language === '') continue;
    total++;
    if (guess.isReliable()) votes.set(guess.language, (votes.get(guess.language) ?? 0) + 1);
  }
  return { votes, total };
}

/** The Nito-ELD detector with its smallest table: about 60 languages, a millisecond a text. */
export function eldLanguageDetector(): LanguageDetector {
  // A process that is sealed afterwards could not load it any more.
  eld();
  return eldOnDemand();
}

/** The same, whose table, a tenth of a second to load, comes with the first text and not with every start. */
export function eldOnDemand(): LanguageDetector {
  return {
    detect(text, expected = '') {
      const { votes, total } = countVotes(text);
      const [winner] = [...votes].sort((a, b) => b[1] - a[1]);
      // A language eld doesn't know makes its votes scatter or turn unreliable: "can't tell" is the honest answer.
      if (!winner || winner[1] * 2 <= total) return undefined;
      const found = RENAMED[winner[0]] ?? winner[0];
      return MISTAKEN_FOR[expected]?.includes(found) ? expected : found;
    },
  };
}
