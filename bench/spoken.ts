/**
 * How names, numbers, units and short forms are said, by the sounds that come out; ends with an error when a target is
 * missed. Rules are made on every other row of the lists; the share of the rest counts.
 *
 *   npm run bench spoken
 *   npm run bench spoken -- --language de
 *   npm run bench spoken -- --misses       every row of the half that rules are made on that is said otherwise
 *   npm run bench spoken -- --all-misses   of both halves
 */
import { parseArgs } from 'node:util';
import { percent, report } from './eval/table.ts';
import { Ear } from './spoken/ear.ts';
import { checkHeteronyms, checkItems, checkNames, type Judged } from './spoken/judge-rows.ts';

const { values: options } = parseArgs({
  options: {
    language: { type: 'string' },
    misses: { type: 'boolean', default: false },
    'all-misses': { type: 'boolean', default: false },
  },
});
const TARGET = 0.97;
const LANGUAGES = ['en', 'pt', 'es', 'fr', 'de', 'it'];

const share = (rows: readonly Judged[]): number => rows.filter(({ ok }) => ok).length / rows.length;

function printMisses(rows: readonly Judged[]): void {
  for (const { row, ok, said } of rows)
    if (!ok)
      console.log(`    ${row.written}\n      wanted ${row.expected.join(' | ')}\n      said   ${said}`);
}

let ok = true;
for (const language of options.language ? [options.language] : LANGUAGES) {
  const ear = await Ear.open(language);
  const checks = {
    items: await checkItems(language, ear),
    names: await checkNames(language, ear),
    ...(language === 'en' && { heteronyms: await checkHeteronyms(language, ear) }),
  };
  const measures = Object.entries(checks).flatMap(([label, { madeOn, judgedBy }]) => [
    { label: `${label}, rules made on`, shown: `${percent(share(madeOn))} of ${madeOn.length}`, ok: true },
    {
      label: `${label}, judged by`,
      shown: `${percent(share(judgedBy))} of ${judgedBy.length}`,
      ok: share(judgedBy) >= TARGET,
    },
  ]);
  ok = report(language, measures) && ok;
  for (const { madeOn, judgedBy } of Object.values(checks)) {
    if (options.misses || options['all-misses']) printMisses(madeOn);
    if (options['all-misses']) printMisses(judgedBy);
  }
}
process.exitCode = ok ? 0 : 1;
