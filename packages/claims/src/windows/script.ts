import type { Brief } from '@parlance/artifacts/brief';
import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import type { Window } from '../judge.ts';
import { claimedNumbers, NumberGround } from '../numbers/number-ground.ts';
import { isQuotedFor } from './quoted-basis.ts';

const isFraming = (line: ScriptLine | undefined): line is ScriptLine =>
  line !== undefined && line.sourceRefs.length === 0;

/**
 * A window for each line of a script: the numbers in digits that it may not use, however the source writes them. A line
 * that cites may use those of what it cites, of the framing around it, and of what any line may name beside its facts:
 * the title, a heading, what was asked.
 */
export function scriptWindows({ lines, language }: Script, source: SourceText, brief: Brief): Window[] {
  const textOf = new Map(source.passages.map((passage) => [passage.id, passage.text]));
  const headings = source.passages.filter(({ kind }) => kind === 'heading').map(({ text }) => text);
  const asked = [brief.question, brief.emphasis].map((text) => text ?? '');
  const named = new NumberGround().add([source.title ?? '', ...headings].join('\n'), source.language);
  for (const text of asked) named.add(text, language);
  let whole: NumberGround | undefined;
  // Most scripts never need it, and it may be a book.
  const anywhere = (): NumberGround => {
    whole ??= new NumberGround().add([...textOf.values()].join('\n'), source.language);
    return whole;
  };
  return lines.map((line, at) => ({
    name: 'script',
    findings: ({ text, cites }) => {
      const inDigits = claimedNumbers(text, language).filter((number) => /\p{Nd}/u.test(number.text));
      if (inDigits.length === 0) return [];
      const cited = new NumberGround();
      for (const id of cites) cited.add(textOf.get(id) ?? '', source.language);
      for (const other of [lines[at - 1], lines[at + 1]].filter(isFraming)) cited.add(other.text, language);
      return inDigits
        .filter((number) => !named.bears(number) && !(isFraming(line) ? anywhere() : cited).bears(number))
        .map(({ text: said }) => ({ text: said, what: `the number ${said} is not in what it cites` }));
    },
    isBorneOut: ({ text }, { basis }) => isQuotedFor(text, basis, textOf),
  }));
}
