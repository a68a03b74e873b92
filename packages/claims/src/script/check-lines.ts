import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { CheckFlag, LineCheck } from '@parlance/artifacts/script-check';
import type { SourceText } from '@parlance/artifacts/source-text';
import { baseLanguage } from '@parlance/kernel/languages';
import { sentencesOf } from '@parlance/language/text/tokens';
import { judge, type Window } from '../judge.ts';
import { checkWindow, translatedWindow } from '../windows/check.ts';
import { type Ground, groundOf } from './ground.ts';
import { type Instructions, type Read, type Reading, readSource } from './read-source.ts';
import { supportByAnything, supportByCited } from './support.ts';

/** What a line's passages give it to stand on; nothing when it cites none. */
function citedBy(reading: Reading, line: ScriptLine): Ground[] | undefined {
  const grounds = line.sourceRefs.flatMap((id) => reading.groundOf(id) ?? []);
  return grounds.length > 0 ? grounds : undefined;
}

/** An image of the hosts' own claims nothing; people are told that it is one. */
const isOwnImage = ({ line, cited }: Read): boolean => line.kind === 'illustration' && cited === undefined;

/** What a person is told of a line's numbers and names. */
const flagsOf = ({ line }: Read, window: Window, language: string): CheckFlag[] =>
  judge(
    { text: line.text, language, kind: line.kind ?? 'fact', cites: line.sourceRefs, basis: line.basis },
    { window },
  ).flatMap(({ code, text }) => (code ? [{ code, text }] : []));

function checkLine(reading: Reading, read: Read, around: readonly Read[]): LineCheck {
  if (isOwnImage(read)) return { support: 'illustration', flags: [] };
  const { language, whole, always } = reading;
  // An answer may take up the question before it; two bridges can't bear each other out.
  const asked = around.filter((other) => other.cited === undefined).map(({ line }) => line.text);
  const near = read.cited
    ? [...read.cited, always, ...asked.map((text) => groundOf(text, language))]
    : [whole, always];
  const flags = flagsOf(read, checkWindow({ reading, read, near }), language);
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
  const flags = flagsOf(read, translatedWindow({ reading, read, near }), language);
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
