import type { Level } from '@parlance/kernel/limits';
import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '../language/pack.ts';
import { capitalize } from './casing.ts';
import { wordRegex } from './word-regex.ts';

const ASIDE = { maxWords: 8, maxChars: 60 };
const CUT_FROM_WORDS = 20;

/** Brackets are hard to hear; experts keep the short ones. */
const dropBrackets = (text: string, level: Level): string =>
  text
    .replace(/\s*\(([^()]*)\)/g, (whole, inside: string) =>
      level === 'expert' && countWords(inside) <= ASIDE.maxWords && inside.length < ASIDE.maxChars
        ? whole
        : '',
    )
    .replace(/\s*\[[^\]]*\]/g, '');

const dashesToCommas = (text: string): string =>
  text
    .replace(/\s*—\s*|\s+[–-]{1,2}\s+/g, ', ')
    .replace(/,\s*,/g, ',')
    .replace(/\s+,/g, ',')
    .replace(/,\s*([.;:!?])/g, '$1')
    .replace(/([;:]),/g, '$1');

/** "…; …" and "…, but the …" become two sentences. */
function cutForBeginners(text: string, { grammar }: LanguagePack): string {
  const parts = text.split(/ ?;\s+/).map((part) => capitalize(part.trim().replace(/[,;]$/, '')));
  const { conjunctions, subjects } = grammar.cut;
  const joint = new RegExp(`^(.{50,}?), (${conjunctions}) (?=(?:${subjects}) )(.{40,})$`, 'u');
  return parts
    .join('. ')
    .split(/(?<=[.!?]) /)
    .map((sentence) => {
      if (countWords(sentence) < CUT_FROM_WORDS) return sentence;
      const match = joint.exec(sentence);
      return match ? `${match[1]}. ${capitalize(match[2] ?? '')} ${match[3]}` : sentence;
    })
    .join(' ');
}

/** Written -> spoken: only leaves out, punctuates and spells out; never says anything new. */
export function toSpoken(sentence: string, pack: LanguagePack, level: Level): string {
  let text = dropBrackets(sentence, level);
  for (const [pattern, replacement] of pack.grammar.spoken)
    text = text.replace(wordRegex(pattern, 'gu'), replacement);
  text = dashesToCommas(text.replace(/\s+&\s+/g, ` ${pack.and} `))
    .replace(/\s{2,}/g, ' ')
    .trim();
  if (level === 'beginner') text = cutForBeginners(text, pack);
  text = text.replace(/[:;,]$/, '.');
  return capitalize(/[.!?…”“"»)]$/.test(text) ? text : `${text}.`);
}

/** French sets a space before its double signs; a line must not break there. */
export const finishTypography = (text: string, language: string): string => {
  const tidy = text.replace(/ {2,}/g, ' ').trim();
  if (language === 'de') return tidy.replace(/“([^“”„]*)”/g, '„$1“');
  if (language !== 'fr') return tidy;
  return tidy
    .replace(/ ?([?!;»])(?!\d)/g, '\u00A0$1')
    .replace(/ ?:(?=\s|$)/g, '\u00A0:')
    .replace(/« ?/g, '«\u00A0')
    .replace(/'/g, '’');
};
