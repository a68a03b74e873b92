import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { ScriptCheck } from '@parlance/artifacts/script-check';
import type { SourceText } from '@parlance/artifacts/source-text';
import { countWords } from '@parlance/kernel/speech-time';
import { budgetFor } from '@parlance/writer/prompted/budget';
import { ONE_TELLS, TURNS } from '@parlance/writer/prompted/shares';
import { talkFigures } from '@parlance/writer/prompted/talk-figures';
import { estimatedMinutes } from './measure-script.ts';
import type { Replayed } from './replay-model.ts';
import { type Measure, percent } from './table.ts';
import { TARGETS } from './targets.ts';

const Asked = Brief.pick({
  question: true,
  emphasis: true,
  tone: true,
  level: true,
  mode: true,
  length: true,
}).partial();

/** What was asked for with a text, "<folder>/briefs/<text>.json", and by what one hears that it was heeded. */
export type Wishes = ReturnType<typeof Asked.parse> & {
  /** Words of the answer to the question, all of which the first chapter must say. */
  answer: string[];
  /** Passages that the emphasis is about. */
  emphasised: string[];
};

export function wishesFor(folder: string, text: string): Wishes | undefined {
  const file = path.join(folder, 'briefs', `${text}.json`);
  if (!existsSync(file)) return undefined;
  const { answer = [], emphasised = [], ...asked } = JSON.parse(readFileSync(file, 'utf8'));
  return { ...Asked.parse(asked), answer, emphasised };
}

const MOST_WAITS = 1;
/** Of the words by HOST, who tells; beyond, the other one keeps silent or lectures too. */
const HOST_SHARE = { least: ONE_TELLS.tells.least - 0.05, most: ONE_TELLS.tells.most + 0.05 };
const WORDS_A_TURN = { least: 10, most: 14 };
const QUESTIONS = { least: 1.5, most: 3 };
const SHORT_TURNS = { least: 0.2, most: 0.3 };
/** As vendors count, about. */
const CHARS_PER_TOKEN = 4.2;

const isWithin = (value: number, { least, most }: { least: number; most: number }): boolean =>
  value >= least && value <= most;

const chapterLines = ({ lines }: Script, at: number) => lines.filter(({ chapter }) => chapter === at);
const wordsIn = (lines: Script['lines']): number =>
  lines.reduce((sum, { text }) => sum + countWords(text), 0);

/** The chapter most of whose citations are of these passages. */
function chapterAbout(script: Script, passages: readonly string[]): number {
  const about = script.chapters.map(
    (_, at) =>
      chapterLines(script, at)
        .flatMap(({ sourceRefs }) => sourceRefs)
        .filter((id) => passages.includes(id)).length,
  );
  return about.indexOf(Math.max(...about));
}

function wishMeasures(script: Script, { answer, emphasised }: Wishes): Measure[] {
  const opening = chapterLines(script, 0)
    .map(({ text }) => text.toLowerCase())
    .join(' ');
  const missing = answer.filter((word) => !opening.includes(word.toLowerCase()));
  const words = script.chapters.map((_, at) => wordsIn(chapterLines(script, at)));
  const about = chapterAbout(script, emphasised);
  return [
    ...(answer.length > 0
      ? [
          {
            label: 'question answered in the first chapter',
            shown: missing.length === 0 ? 'yes' : `without ${missing.join(', ')}`,
            ok: missing.length === 0,
          },
        ]
      : []),
    ...(emphasised.length > 0
      ? [
          {
            label: 'words of the chapters, most for the emphasis',
            shown: words.map((count, at) => (at === about ? `[${count}]` : `${count}`)).join(' '),
            ok: words[about] === Math.max(...words),
          },
        ]
      : []),
  ];
}

const tokens = (chars: number): string => String(Math.round(chars / CHARS_PER_TOKEN));

function talkMeasures({ lines, mode }: Script): Measure[] {
  if (mode === 'monologue') return [];
  const talk = talkFigures(lines);
  return [
    {
      label: 'words a turn',
      shown: talk.wordsPerTurn.toFixed(1),
      ok: isWithin(talk.wordsPerTurn, WORDS_A_TURN),
    },
    {
      label: 'questions in 100 words',
      shown: talk.questionsPer100.toFixed(2),
      ok: isWithin(talk.questionsPer100, QUESTIONS),
    },
    { label: 'turns under five words', shown: percent(talk.short), ok: isWithin(talk.short, SHORT_TURNS) },
    {
      label: `turns over ${TURNS.most} words; longest`,
      shown: `${percent(talk.overLong)}; ${talk.longest}`,
      ok: talk.overLong === 0,
    },
    { label: 'words said by HOST', shown: percent(talk.host), ok: isWithin(talk.host, HOST_SHARE) },
  ];
}

type Replaying = {
  source: SourceText;
  brief: Brief;
  wishes: Wishes;
  waits: number;
  took: Replayed;
  troubles: number;
};

/** What a model's script is measured by beside what every script is. */
export function replayMeasures(
  script: Script,
  check: ScriptCheck,
  { source, brief, wishes, waits, took, troubles }: Replaying,
): Measure[] {
  const aimed = budgetFor(source, brief).targetMs / 60_000;
  const error = Math.abs(estimatedMinutes(script) - aimed) / aimed;
  const lost = script.warnings.includes('writer_fallback');
  const flags = check.lines.reduce((sum, line) => sum + line.flags.length, 0);
  const unread = script.lines.filter((line) => line.unread).length;
  const revised = script.lines.filter((line) => line.revised).length;
  return [
    { label: 'parts by the other writer', shown: lost ? 'some' : 'none', ok: !lost },
    ...talkMeasures(script),
    {
      label: 'length error, of what the source gives',
      shown: percent(error),
      ok: error <= TARGETS.lengthError,
    },
    { label: 'requests', shown: String(took.requests), ok: true },
    { label: 'tokens in, out', shown: `${tokens(took.charsIn)}, ${tokens(took.charsOut)}`, ok: true },
    { label: 'requests before the first line', shown: String(waits), ok: waits <= MOST_WAITS },
    { label: 'gate flags', shown: String(flags), ok: flags === 0 },
    { label: 'lines nobody read again', shown: String(unread), ok: unread === 0 },
    { label: 'lines told, then mended', shown: String(revised), ok: true },
    { label: 'troubles', shown: String(troubles), ok: troubles === 0 },
    ...wishMeasures(script, wishes),
  ];
}

/** A script to be read by people: chapters, who speaks, what each line rests on and whether it is an image. */
export function writeReadable(
  folder: string,
  name: string,
  { script, source, brief }: { script: Script; source: SourceText; brief: Brief },
): void {
  const wishes = [brief.mode, brief.length, brief.level, `tone: ${brief.tone}`];
  const asked = [
    ...(brief.question ? [`Question: ${brief.question}`] : []),
    ...(brief.emphasis ? [`Emphasis: ${brief.emphasis}`] : []),
  ];
  const chapters = script.chapters.map(({ title }, at) => [
    `## ${title}`,
    ...chapterLines(script, at).map(
      ({ speaker, text, kind, sourceRefs }) => `${speaker}: ${text} *(${[kind, ...sourceRefs].join(', ')})*`,
    ),
  ]);
  const passages = source.passages.map(({ id, text }) => `[${id}] ${text}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    path.join(folder, `${name}.md`),
    `${[
      `# ${script.title}`,
      `${script.language}, ${wishes.join(', ')}`,
      ...asked,
      ...chapters.flat(),
      '## Show notes',
      script.notes,
      '## The source',
      ...passages,
    ].join('\n\n')}\n`,
  );
}
