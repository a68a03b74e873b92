import type { Brief } from '@parlance/artifacts/brief';
import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { type Sentence, sentencesOf } from '@parlance/language/text/tokens';
import { Ground, groundOf, passageGrounds } from './ground.ts';
import { inTurns } from './in-turns.ts';
import { SourceNames } from './source-names.ts';

export type Instructions = Pick<Brief, 'question' | 'emphasis'>;
/** A line with what its passages give it to stand on; nothing when it cites none. */
export type Read = { line: ScriptLine; sentences: Sentence[]; cited: Ground[] | undefined };

/** Everything a line may lean on, read once. */
export async function readSource(source: SourceText, script: Script, instructions: Instructions) {
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

export type Reading = Awaited<ReturnType<typeof readSource>>;
