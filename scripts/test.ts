import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertNode24 } from './require-node.mjs';
import { listSteps, stepsOf } from './steps/list.ts';
import { runSteps, summarise } from './steps/run.ts';

assertNode24();

// `npm test` runs everything; `node scripts/test.ts check|unit|e2e` one part of it.
const repo = join(import.meta.dirname, '..');
const reports = mkdtempSync(join(tmpdir(), 'parlance-test-'));
try {
  const steps = stepsOf(process.argv[2] ?? 'all', listSteps(repo, reports));
  const outcomes = await runSteps(repo, steps, (text) => process.stdout.write(text));
  const { text, total } = summarise(outcomes);
  // Steps run side by side, so their seconds add up to more.
  process.stdout.write(`\nAll steps together took ${Math.round(process.uptime())} s.\n${text}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
