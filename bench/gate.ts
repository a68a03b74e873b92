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
import { AppError } from '@parlance/kernel/errors';
import type { LanguageModel } from '@parlance/ports/language-model';
import {
  cited,
  type DraftLine,
  type GateRules,
  lineFaults,
} from '@parlance/writer/prompted/gate/chapter-gate';
import { type JudgedLine, readLines } from '@parlance/writer/prompted/gate/testing/read-lines';
import { openMeter } from '@parlance/writer/prompted/meter';
import { newFence } from '@parlance/writer/prompted/prompts/fence';
import { readingShape } from '@parlance/writer/prompted/prompts/reading';
import type { PartTask } from '@parlance/writer/prompted/prompts/script';
import { type Judging, readAgain } from '@parlance/writer/prompted/read-again';
import { ONE_TELLS } from '@parlance/writer/prompted/shares';
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

const taskOf = (source: SourceText, brief: Brief): PartTask => ({
  brief,
  sourceLanguage: source.language,
  shares: ONE_TELLS,
  isOwnKnowledge: false,
  at: 0,
  of: 1,
  passages: source.passages,
  renderings: [],
  plan: [],
  end: '',
  said: [],
  targetMs: TARGET_MS,
  totalMs: TARGET_MS,
  fence: newFence(),
  maxChars: Number.POSITIVE_INFINITY,
  faults: [],
});

type Outcome = { part: string; text: string; found: string[]; is: 'passed' | 'refused' | 'doubted' };

/** What the gate says of one line by itself. */
function outcomeOf({ part }: JudgedLine, line: DraftLine, rules: GateRules): Outcome {
  const faults = lineFaults(line, undefined, rules);
  const isRefused = faults.some(({ doubt }) => doubt === undefined);
  const is = isRefused ? 'refused' : faults.length > 0 ? 'doubted' : 'passed';
  return { part, text: line.text, found: faults.map(({ what }) => what), is };
}

/** Reads once: writes what it is asked, or answers with a file, and is away afterwards. */
function readerOf({ ask: askFile, verdicts }: { ask?: string | undefined; verdicts?: string | undefined }) {
  let isFirst = true;
  const reader: LanguageModel = {
    name: 'a file',
    maxMaterialChars: Number.POSITIVE_INFINITY,
    async ask({ instructions, material, shape }) {
      const away = new AppError('model.unavailable', { log: 'it reads once' });
      if (!isFirst) throw away;
      isFirst = false;
      const schema = JSON.stringify(readingShape.jsonSchema);
      if (askFile) writeFileSync(askFile, `${instructions}\n\n${material}\n\n${schema}\n`);
      if (!verdicts) throw away;
      return shape.parse(JSON.parse(readFileSync(verdicts, 'utf8')));
    },
  };
  return reader;
}

/** What becomes of lines once the judge has answered: what is mended or left out was refused. */
async function endsOf(order: readonly { draft: JudgedLine; line: DraftLine }[], judging: Judging) {
  const turns = order.map(({ line }) => ({ ...line, chapter: 0 }));
  const read = await readAgain(judging, turns, []);
  const spoken = new Map(read.turns.map(({ at, turn, isUnread }) => [at, { text: turn.text, isUnread }]));
  return order.map(({ draft, line }, at): Outcome => {
    const said = spoken.get(at);
    const is = said?.text !== line.text ? 'refused' : said.isUnread ? 'doubted' : 'passed';
    return { part: draft.part, text: line.text, found: [], is };
  });
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
  detect: () => undefined,
};
const order = shuffled(drafts, Number(options.seed)).map((draft) => {
  const { part: _, ...line } = draft;
  return { draft, line: cited({ speaker: 'HOST', ...line }, undefined, rules) };
});

if (options.ask || options.verdicts) {
  const task = taskOf(source, brief);
  const asking = {
    model: readerOf(options),
    meter: openMeter(),
    signal: new AbortController().signal,
  };
  const stop = asking.signal;
  const ends = await endsOf(order, {
    asking,
    stop,
    second: undefined,
    task,
    rules,
    source,
    before: undefined,
  });
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
