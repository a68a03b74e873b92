/**
 * How people take turns in the scripts of our own writer: how much pauses differ, how often two speak at once; ends with an error when a target is missed.
 *
 *   npm run bench turns                     every text of the evaluation
 *   npm run bench turns -- --folder DIR     texts of your own, "name.xx.txt"
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import { turnOf } from '@parlance/language/text/turns';
import { write } from '@parlance/pipeline/2-write/write';
import { backChannelIn } from '@parlance/pipeline/3-speak/back-channels';
import { pauseMs } from '@parlance/pipeline/4-produce/signal/pauses';
import { seedOf } from '@parlance/pipeline/4-produce/signal/random';
import { embeddedWriter } from '@parlance/writer/embedded';
import { type EvalText, readTexts } from './eval/read-texts.ts';
import { percent, report } from './eval/table.ts';

const { values: options } = parseArgs({
  options: { folder: { type: 'string', default: path.resolve(import.meta.dirname, 'eval/texts') } },
});
const NEVER = new AbortController().signal;
/** People's own: they differ by about 0.2 s, and one turn in ten to twenty begins before the last has ended. */
const FEWEST_DEVIATION_MS = 180;
const OVERLAPS = { min: 0.05, max: 0.1 };

const writer = embeddedWriter();

async function scriptOf({ source, language }: EvalText): Promise<Script> {
  const brief: Brief = {
    source: { type: 'text', text: '' },
    language,
    level: 'intermediate',
    mode: 'dialogue',
    length: 'short',
    voices: { host: '', cohost: '' },
  };
  return await write({ writer }, source, brief, NEVER);
}

type Gap = { ms: number; turn: string };

/** The gaps at changes of speaker within a chapter. The first two lines stand apart: music is between them. */
function gapsOf({ lines, language, title }: Script): Gap[] {
  return lines.slice(2).flatMap((line, at) => {
    const before = lines[at + 1]!;
    if (before.speaker === line.speaker || before.chapter !== line.chapter) return [];
    const ms = pauseMs(before, line, language, seedOf(title) + at + 1);
    return [{ ms, turn: turnOf(before.text, line.text, language) }];
  });
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: number[]): number =>
  Math.sqrt(mean(values.map((value) => (value - mean(values)) ** 2)));

const all: Gap[] = [];
let murmurs = 0;
let lines = 0;
for (const text of await readTexts(options.folder, undefined)) {
  if (writer.skill(text.language) !== 'full') continue;
  const script = await scriptOf(text);
  const gaps = gapsOf(script);
  all.push(...gaps);
  lines += script.lines.length;
  murmurs += script.lines.filter((line) => backChannelIn(line, script.language)).length;
  const overlaps = gaps.filter(({ ms }) => ms < 0).length;
  console.log(`${text.name.padEnd(30)}${gaps.length} gaps, ${overlaps} overlaps`);
}
await writer.close();
const pauses = all.map(({ ms }) => ms);
const overlaps = pauses.filter((ms) => ms < 0).length / pauses.length;
const kinds = [...Map.groupBy(all, ({ turn }) => turn)].map(([turn, of]) => ({
  label: `  ${turn}`,
  shown: percent(of.length / all.length),
  ok: true,
}));
const ok = report(`${all.length} changes of speaker`, [
  { label: 'mean', shown: `${mean(pauses).toFixed(0)} ms`, ok: true },
  {
    label: 'standard deviation',
    shown: `${deviation(pauses).toFixed(0)} ms`,
    ok: deviation(pauses) >= FEWEST_DEVIATION_MS,
  },
  {
    label: 'overlaps',
    shown: percent(overlaps),
    ok: overlaps >= OVERLAPS.min && overlaps <= OVERLAPS.max,
  },
  { label: 'lines with a back-channel', shown: percent(murmurs / lines), ok: true },
  ...kinds,
]);
process.exitCode = ok ? 0 : 1;
