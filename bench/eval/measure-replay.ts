import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { countWords } from '@parlance/kernel/speech-time';
import { budgetFor } from '@parlance/writer/prompted/budget';
import { hostShare } from '@parlance/writer/prompted/gate/advice';
import { estimatedMinutes } from './measure-script.ts';
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

/** What was asked for with a text, "<folder>/<text>/brief.json", and by what one hears that it was heeded. */
export type Wishes = ReturnType<typeof Asked.parse> & {
  /** Words of the answer to the question, all of which the first chapter must say. */
  answer: string[];
  /** Passages that the emphasis is about. */
  emphasised: string[];
};

export function wishesFor(folder: string, text: string): Wishes | undefined {
  const file = path.join(folder, text, 'brief.json');
  if (!existsSync(file)) return undefined;
  const { answer = [], emphasised = [], ...asked } = JSON.parse(readFileSync(file, 'utf8'));
  return { ...Asked.parse(asked), answer, emphasised };
}

const MOST_WAITS = 2;
/** Two people who tell something together; beyond, one of them only asks. */
const HOST_SHARE = { least: 0.4, most: 0.6 };

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

/** What a model's script is measured by beside what every script is. */
export function replayMeasures(
  script: Script,
  { source, brief, wishes, waits }: { source: SourceText; brief: Brief; wishes: Wishes; waits: number },
): Measure[] {
  const aimed = budgetFor(source, brief).targetMs / 60_000;
  const error = Math.abs(estimatedMinutes(script) - aimed) / aimed;
  const host = hostShare(script.lines);
  const lost = script.warnings.includes('writer_fallback');
  return [
    { label: 'chapters by the other writer', shown: lost ? 'some' : 'none', ok: !lost },
    {
      label: 'length error, of what the source gives',
      shown: percent(error),
      ok: error <= TARGETS.lengthError,
    },
    { label: 'questions before the first sound', shown: String(waits), ok: waits <= MOST_WAITS },
    ...(host === undefined
      ? []
      : [
          {
            label: 'words said by HOST',
            shown: percent(host),
            ok: host >= HOST_SHARE.least && host <= HOST_SHARE.most,
          },
        ]),
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
