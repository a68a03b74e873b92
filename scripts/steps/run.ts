import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { add, type Counts, NO_COUNTS, readCounts } from './counts.ts';
import type { Step } from './list.ts';

export type Outcome = { name: string; seconds: number; ok: boolean; counts: Counts };
type Write = (text: string) => void;

/** The programs of this repository come first on the path, and with them the Node that npm installed. */
const environment = (repo: string, step: Step): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(repo, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
  ...step.env,
});

/** Runs one program; its output is passed on as it comes, or kept and passed on only when it fails. */
function runProgram(repo: string, step: Step, write: Write): Promise<boolean> {
  const [program = '', ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: step.cwd ?? repo,
      env: environment(repo, step),
      stdio: ['ignore', 'pipe', 'pipe'],
      // npm's programs are .cmd files on Windows, which only a shell can start.
      shell: process.platform === 'win32',
    });
    let kept = '';
    const take = (chunk: Buffer) => {
      if (step.live) write(chunk.toString());
      else kept += chunk.toString();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    const end = (ok: boolean) => {
      if (!ok) write(kept);
      resolve(ok);
    };
    child.on('error', (error) => {
      kept += `${program} could not be started: ${error.message}\n`;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

async function runStep(repo: string, step: Step, write: Write): Promise<Outcome> {
  const started = performance.now();
  write(`\n== ${step.name}: ${step.command.slice(0, 2).join(' ')}\n`);
  const ok = await runProgram(repo, step, write);
  const seconds = (performance.now() - started) / 1000;
  const counted = step.report ? readCounts(step.report.runner, step.report.path) : NO_COUNTS;
  // A step that fails without a failed test (lint, a crash) is itself the failure that is counted.
  const counts = ok || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  write(`${ok ? 'ok' : 'FAILED'} ${step.name} in ${seconds.toFixed(1)} s\n`);
  return { name: step.name, seconds, ok: ok && counts.failed === 0, counts };
}

/** Runs the steps in order until one fails. */
export async function runSteps(repo: string, steps: Step[], write: Write): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const step of steps) {
    const outcome = await runStep(repo, step, write);
    outcomes.push(outcome);
    if (!outcome.ok) break;
  }
  return outcomes;
}

/** A row for each step that ran, and the sum alone on the last line. */
export function summarise(outcomes: Outcome[]): { text: string; total: Counts } {
  const width = Math.max(...outcomes.map((outcome) => outcome.name.length));
  const rows = outcomes.map(({ name, seconds, ok, counts }) => {
    const again = counts.again === 0 ? '' : `, ${counts.again} of them at the second try`;
    const tests =
      counts.passed + counts.failed === 0 ? '' : `  ${counts.passed} passed${again}, ${counts.failed} failed`;
    return `  ${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(width)}  ${seconds.toFixed(1).padStart(6)} s${tests}`;
  });
  const total = outcomes.map((outcome) => outcome.counts).reduce(add, NO_COUNTS);
  return { text: `\n${rows.join('\n')}\n${total.passed} passed, ${total.failed} failed\n`, total };
}
