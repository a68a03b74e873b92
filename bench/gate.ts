/**
 * What the gate makes of lines that somebody wrote for a source: passed, refused, or doubted until a judge shows words for it.
 *
 *   npm run bench gate -- LINES                        counts by part; LINES as in packages/writer/src/prompted/gate/testing
 *   npm run bench gate -- LINES --ask FILE             also writes what a judge is asked, all lines in one shuffled draft
 *   npm run bench gate -- LINES --verdicts FILE.json   what is spoken in the end, with the judge's answer to that
 *   npm run bench gate -- LINES --seed 2               another order; the same for both
 *   npm run bench gate -- FOLDER                       lines that tell sentences of articles, truly or with a planted fault:
 *                                                      true ones refused and planted ones passed, by language, for the
 *                                                      articles to tune on and for those to report on
 *   npm run bench gate -- FOLDER --half tune           one half of the articles
 *   npm run bench gate -- FOLDER --print               also the lines behind the figures, of the half to tune on
 */
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { evidenceOf } from '@parlance/claims/gate/evidence';
import {
  cited,
  type DraftLine,
  type GateRules,
  lineFaults,
} from '@parlance/writer/prompted/gate/chapter-gate';
import { type JudgedLine, readLines } from '@parlance/writer/prompted/gate/testing/read-lines';
import {
  type ChapterTask,
  type Critique,
  critiqueInstructions,
  critiqueMaterial,
  critiqueShape,
} from '@parlance/writer/prompted/prompts/chapter';
import { newFence } from '@parlance/writer/prompted/prompts/fence';
import { judged } from '@parlance/writer/prompted/write-chapter';
import { contentLanguage } from './eval/read-texts.ts';
import { measureTeaching } from './gate/measure-teaching.ts';

const TARGET_MS = 60_000;

const { values: options, positionals } = parseArgs({
  options: {
    ask: { type: 'string' },
    verdicts: { type: 'string' },
    seed: { type: 'string', default: '1' },
    half: { type: 'string' },
    print: { type: 'boolean' },
  },
  allowPositionals: true,
});

/** The same order for the same seed, so that an answer fits the question. */
function shuffled<T>(items: readonly T[], seed: number): T[] {
  let state = seed;
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return items
    .map((item) => ({ item, place: next() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

const briefIn = (language: string): Brief => ({
  source: { type: 'text', text: '' },
  language: contentLanguage(language),
  level: 'intermediate',
  mode: 'monologue',
  length: 'short',
  voices: { host: 'host', cohost: 'cohost' },
});

const taskOf = (source: SourceText, brief: Brief): ChapterTask => ({
  brief,
  sourceLanguage: source.language,
  isOwnKnowledge: false,
  title: 'All of it',
  tells: 'what the passages tell; its lines were put in no order and do not follow from each other',
  plan: ['All of it'],
  at: 0,
  hook: '',
  stakes: '',
  hosts: { host: '', cohost: '' },
  told: [],
  images: [],
  open: [],
  passages: source.passages,
  renderings: [],
  before: [],
  targetMs: TARGET_MS,
  fence: newFence(),
  maxChars: Number.POSITIVE_INFINITY,
});

type Outcome = { part: string; text: string; found: string[]; is: 'passed' | 'refused' | 'doubted' };

/** What the gate says of one line by itself. */
function outcomeOf({ part }: JudgedLine, line: DraftLine, rules: GateRules): Outcome {
  const faults = lineFaults(line, undefined, rules);
  const isRefused = faults.some(({ doubt }) => doubt === undefined);
  const is = isRefused ? 'refused' : faults.length > 0 ? 'doubted' : 'passed';
  return { part, text: line.text, found: faults.map(({ what }) => what), is };
}

/** What becomes of it once the judge has answered: a doubt that is left is a refusal, and so is a verdict against it. */
function endOf(
  draft: JudgedLine,
  line: DraftLine,
  verdicts: Critique['verdicts'],
  rules: GateRules,
): Outcome {
  const own = verdicts.map((verdict) => ({ ...verdict, line: 0 }));
  const { lines, refused } = judged([line], { edits: [], verdicts: own }, rules);
  const outcome = outcomeOf(draft, lines[0] ?? line, rules);
  if (refused.size === 0) return outcome;
  const words = own.map(({ verdict, words }) => `the judge says ${verdict}: ${words}`);
  return { ...outcome, is: 'refused', found: [...words, ...outcome.found] };
}

function printCounts(outcomes: readonly Outcome[]): void {
  for (const [part, some] of Map.groupBy(outcomes, (one) => one.part)) {
    const count = (is: Outcome['is']): string => `${some.filter((one) => one.is === is).length} ${is}`;
    console.log(
      `${part.padEnd(20)}${some.length} lines: ${count('passed')}, ${count('refused')}, ${count('doubted')}`,
    );
  }
}

function printLines(title: string, outcomes: readonly Outcome[]): void {
  console.log(`\n${title}: ${outcomes.length}`);
  for (const { part, text, is, found } of outcomes)
    console.log(`  ${part}, ${is} | ${text}${found.map((what) => `\n      ${what}`).join('')}`);
}

const [file] = positionals;
if (!file) throw new Error('which lines? npm run bench gate -- LINES or FOLDER');
if (statSync(file).isDirectory()) {
  await measureTeaching(file, briefIn, options);
  process.exit();
}
const { source, lines: drafts } = readLines(path.resolve(file));
const brief = briefIn(source.language);
const rules: GateRules = {
  brief,
  evidence: await evidenceOf(source, brief, []),
  recites: () => false,
  targetMs: TARGET_MS,
  detect: () => undefined,
};
const order = shuffled(drafts, Number(options.seed)).map((draft) => {
  const { part: _, ...line } = draft;
  return { draft, line: cited({ speaker: 'HOST', ...line }, undefined, rules) };
});

if (options.ask) {
  const task = taskOf(source, brief);
  const breaches = order.flatMap(({ line }, at) =>
    lineFaults(line, undefined, rules).map((finding) => ({ line: at, hard: true, ...finding })),
  );
  const material = critiqueMaterial(
    task,
    order.map(({ line }) => line),
    // What is refused anyway would tell which lines were planted.
    breaches.filter(({ doubt }) => doubt !== undefined),
  );
  const schema = JSON.stringify(critiqueShape.jsonSchema);
  writeFileSync(options.ask, `${critiqueInstructions(task)}\n\n${material}\n\n${schema}\n`);
}

if (options.verdicts) {
  const { verdicts } = critiqueShape.parse({
    edits: [],
    ...JSON.parse(readFileSync(options.verdicts, 'utf8')),
  });
  const ends = order.map(({ draft, line }, at) =>
    endOf(
      draft,
      line,
      verdicts.filter((verdict) => verdict.line === at),
      rules,
    ),
  );
  const isGood = ({ part }: Outcome): boolean => part === 'good';
  printCounts(ends);
  printLines(
    'Good lines that are not spoken',
    ends.filter((one) => isGood(one) && one.is !== 'passed'),
  );
  printLines(
    'Planted errors that are spoken',
    ends.filter((one) => !isGood(one) && one.is === 'passed'),
  );
} else {
  const outcomes = order.map(({ draft, line }) => outcomeOf(draft, line, rules));
  printCounts(outcomes);
  printLines(
    'Good lines that are refused or doubted',
    outcomes.filter(({ part, is }) => part === 'good' && is !== 'passed'),
  );
}
