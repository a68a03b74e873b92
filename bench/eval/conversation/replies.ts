import type { Script, ScriptLine } from '@parlance/artifacts/script';
import { Lexer } from '@parlance/language/text/lexer';
import { splitSentences } from '@parlance/language/text/sentences';
import type { TalkPack } from '@parlance/writer/rules/languages/talk-rules';
import { share, tokensOf } from './tokens.ts';

/** Phrases of the beginning and the end, and those that answer for the source: no cues between two people. */
const NO_CUES = [
  'greeting',
  'topic',
  'owner',
  'speakerFirstPerson',
  'level',
  'comingUp',
  'emphasis',
  'emphasisFirst',
  'guidingQuestion',
  'answerFound',
  'answerNear',
  'answerNone',
  'closeAsk',
  'closeWithEnd',
  'closeWithThought',
  'closePlain',
  'thanks',
  'goodbye',
  'farewell',
  'chapterNames',
  'notes',
];

const normal = (text: string): string => tokensOf(text).join(' ');

function* phrasesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) if (!NO_CUES.includes(name)) yield* phrasesIn(each);
}

/** Whatever fits everywhere says nothing: phrases of two words and more that take nothing up from the text. */
const genericCues = ({ phrases }: TalkPack): Set<string> =>
  new Set(
    [...phrasesIn(phrases)]
      .filter((phrase) => !phrase.includes('{'))
      .map(normal)
      .filter((phrase) => phrase.includes(' ')),
  );

/** Share of lines with a cue that would fit any text: "Here's another piece of it." */
export function genericCueShare({ lines, language }: Script, pack: TalkPack): number {
  const cues = genericCues(pack);
  const hasCue = ({ text }: ScriptLine): boolean =>
    splitSentences(text, language).some((sentence) => cues.has(normal(sentence)));
  return share(lines.filter(hasCue).length, lines.length);
}

/** What one says to the other without telling: lines that rest on nothing, but for the greeting and the goodbye. */
function reactionsOf({ lines, chapters }: Script): number[] {
  const closing = chapters.length > 1 ? (chapters.at(-1)?.firstLine ?? lines.length) : lines.length - 2;
  return lines.flatMap(({ sourceRefs }, at) =>
    at > 0 && at < closing && sourceRefs.length === 0 ? [at] : [],
  );
}

/** Of the reactions, those that share a word which means something, or a number, with the line before or behind. */
export function contentReactions(script: Script, pack: TalkPack): { reactions: number; bearing: number } {
  const lexer = new Lexer(pack);
  const meant = (text: string | undefined): string[] => [
    ...lexer.terms(text ?? ''),
    ...(text?.match(/\d+/g) ?? []),
  ];
  const reactions = reactionsOf(script);
  const bearing = reactions.filter((at) => {
    const around = new Set([script.lines[at - 1], script.lines[at + 1]].flatMap((line) => meant(line?.text)));
    return meant(script.lines[at]?.text).some((term) => around.has(term));
  });
  return { reactions: reactions.length, bearing: bearing.length };
}
