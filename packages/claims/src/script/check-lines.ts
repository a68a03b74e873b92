import type { Brief } from '@parlance/artifacts/brief';
import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { CheckFlag, LineCheck } from '@parlance/artifacts/script-check';
import type { SourceText } from '@parlance/artifacts/source-text';
import { baseLanguage } from '@parlance/kernel/languages';
import { type Sentence, sentencesOf } from '@parlance/language/text/tokens';
import { claimedNumbers } from '../numbers/number-ground.ts';
import type { NumberMention } from '../numbers/number-mention.ts';
import { isBorneOut } from './borne-out.ts';
import { Ground, groundOf, passageGrounds } from './ground.ts';
import { inTurns } from './in-turns.ts';
import { type NameMention, namesIn } from './names.ts';
import { SourceNames } from './source-names.ts';
import { isAbout, supportByAnything, supportByCited } from './support.ts';
import { strangeFullNames } from './translated-names.ts';

export type Instructions = Pick<Brief, 'question' | 'emphasis'>;
type Read = { line: ScriptLine; sentences: Sentence[]; cited: Ground[] | undefined };

/** Everything a line may lean on, read once. */
async function readSource(source: SourceText, script: Script, instructions: Instructions) {
  const { language } = source;
  const whole = new Ground();
  const names = new SourceNames(language);
  for await (const { text } of inTurns(source.passages)) {
    const sentences = sentencesOf(text, language);
    whole.add(text, sentences, language);
    names.read(sentences);
  }
  // What was asked for may come up anywhere, and so may title and headings: hosts announce what comes.
  const headings = source.passages.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  const always = groundOf(
    [source.title, instructions.question, instructions.emphasis, ...headings].join('\n'),
    language,
  );
  const chapters = groundOf(script.chapters.map(({ title }) => title).join('\n'), language);
  const textOf = new Map(source.passages.map(({ id, text }) => [id, text]));
  return {
    language,
    whole,
    names,
    always,
    chapters,
    textOf,
    groundOf: passageGrounds(source.passages, language),
  };
}

type Reading = Awaited<ReturnType<typeof readSource>>;

/** What a line's passages give it to stand on; nothing when it cites none. */
function citedBy(reading: Reading, line: ScriptLine): Ground[] | undefined {
  const grounds = line.sourceRefs.flatMap((id) => reading.groundOf(id) ?? []);
  return grounds.length > 0 ? grounds : undefined;
}

/** An image of the hosts' own claims nothing; people are told that it is one. */
const isOwnImage = ({ line, cited }: Read): boolean => line.kind === 'illustration' && cited === undefined;

/** What its author quotes the source for is left to whoever reads: comparing would not find it. */
const doubtful = (flags: readonly CheckFlag[], { line }: Read, { textOf }: Reading): CheckFlag[] =>
  flags.filter(({ text }) => !isBorneOut(text, line, textOf));

const holds = (grounds: readonly Ground[], mention: NumberMention): boolean =>
  grounds.some(({ numbers }) => numbers.bears(mention));

function numberFlags(reading: Reading, read: Read, near: readonly Ground[], language: string): CheckFlag[] {
  const { whole, always } = reading;
  // Bridges and questions count what they like ("three things"); only what rests on the source must count as it does.
  const isTold = read.cited !== undefined && !read.sentences.every(({ question }) => question);
  const mentions = claimedNumbers(read.line.text, language).filter(
    ({ text }) => isTold || /\p{Nd}/u.test(text),
  );
  return mentions.flatMap((mention) => {
    if (holds(near, mention)) return [];
    const code = holds([whole, always], mention) ? 'number_not_cited' : 'number_not_in_source';
    return code === 'number_not_cited' && !read.cited ? [] : [{ code, text: mention.text } as const];
  });
}

function nameFlags(reading: Reading, read: Read, near: readonly Ground[]): CheckFlag[] {
  const { language, whole, always, names } = reading;
  const nearby = (word: string) => near.some((ground) => ground.names(word, language));
  // The first name of somebody the passage calls by surname alone, or the other way round.
  const completes = ({ token, before, after }: NameMention) =>
    (before && nearby(before.text) && names.pairs(before, token)) ||
    (after && nearby(after.text) && names.pairs(token, after));
  return read.sentences.flatMap((sentence) => {
    // A bridge that announces somebody ahead cites nobody, though it shares its line with one that cites.
    const cites = read.cited !== undefined && isAbout(sentence, language, near);
    return namesIn(sentence, language, names).flatMap((mention): CheckFlag[] => {
      const { text } = mention.token;
      if (nearby(text) || completes(mention)) return [];
      if (!whole.names(text, language) && !always.names(text, language))
        return [{ code: 'name_not_in_source', text }];
      return cites ? [{ code: 'name_not_cited', text }] : [];
    });
  });
}

function checkLine(reading: Reading, read: Read, around: readonly Read[]): LineCheck {
  if (isOwnImage(read)) return { support: 'illustration', flags: [] };
  const { language, whole, always } = reading;
  // An answer may take up the question before it; two bridges can't bear each other out.
  const asked = around.filter((other) => other.cited === undefined).map(({ line }) => line.text);
  const near = read.cited
    ? [...read.cited, always, ...asked.map((text) => groundOf(text, language))]
    : [whole, always];
  const flags = doubtful(
    [...numberFlags(reading, read, near, language), ...nameFlags(reading, read, near)],
    read,
    reading,
  );
  if (flags.length > 0) return { support: 'unsupported', flags };
  const ask = { sentences: read.sentences, language };
  const support = read.cited
    ? supportByCited(ask, [...near, reading.chapters])
    : supportByAnything(ask, near);
  return { support, flags };
}

/**
 * In another language than the source's, words can't be compared: numbers are, full names as far as both
 * are written in Latin letters, and whether a line cites at all.
 */
function checkTranslated(reading: Reading, read: Read, language: string): LineCheck {
  if (isOwnImage(read)) return { support: 'illustration', flags: [] };
  const near = [...(read.cited ?? [reading.whole]), reading.always];
  const flags = doubtful(
    [
      ...numberFlags(reading, read, near, language),
      ...read.sentences.flatMap((sentence) => strangeFullNames(sentence, reading.names)),
    ],
    read,
    reading,
  );
  if (flags.length > 0) return { support: 'unsupported', flags };
  return { support: read.cited ? 'supported' : 'framing', flags };
}

/**
 * What each line of a script rests on, whoever wrote it. It compares words, names and numbers: it finds what was added
 * or exchanged. It does not understand: a sentence turned into its opposite with the source's own words passes.
 */
export async function checkLines(
  source: SourceText,
  script: Script,
  instructions: Instructions,
): Promise<LineCheck[]> {
  const reading = await readSource(source, script, instructions);
  const language = baseLanguage(script.language);
  const read = script.lines.map(
    (line): Read => ({ line, sentences: sentencesOf(line.text, language), cited: citedBy(reading, line) }),
  );
  return read.map((line, at) =>
    language === source.language
      ? checkLine(
          reading,
          line,
          [read[at - 1], read[at + 1]].filter((other) => other !== undefined),
        )
      : checkTranslated(reading, line, language),
  );
}
