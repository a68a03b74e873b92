import { spawn } from 'node:child_process';
import { availableParallelism, cpus } from 'node:os';
import { delimiter, join } from 'node:path';
import { add, type Counts, NO_COUNTS, readCounts } from './counts.ts';
import type { Step } from './list.ts';
import { type Slow, slowestIn } from './slowest.ts';

export type Outcome = {
  name: string;
  seconds: number;
  /** Share of all cores that was in use meanwhile, by whatever ran on the machine. */
  busy: number;
  ok: boolean;
  counts: Counts;
  slowest: Slow[];
};
type Write = (text: string) => void;

/** The programs of this repository come first on the path, and with them the Node that npm installed. */
const environment = (repo: string, step: Step): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${join(repo, 'node_modules/.bin')}${delimiter}${process.env.PATH ?? ''}`,
  // Most programs of a run load what another has compiled before.
  NODE_COMPILE_CACHE: join(repo, 'node_modules/.cache/compiled'),
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

/** Starts to measure how busy the cores are; the function returned gives the share since then. */
function watchCores(): () => number {
  const read = () => {
    const times = cpus().map((core) => core.times);
    const total = times.flatMap((time) => Object.values(time)).reduce((sum, ms) => sum + ms, 0);
    return { total, idle: times.reduce((sum, { idle }) => sum + idle, 0) };
  };
  const before = read();
  return () => {
    const now = read();
    return 1 - (now.idle - before.idle) / Math.max(1, now.total - before.total);
  };
}

async function runStep(repo: string, step: Step, write: Write): Promise<Outcome> {
  const started = performance.now();
  const busy = watchCores();
  write(`\n== ${step.name}: ${step.command.slice(0, 2).join(' ')}\n`);
  const ok = await runProgram(repo, step, write);
  const seconds = (performance.now() - started) / 1000;
  const counted = step.report ? readCounts(step.report.runner, step.report.path) : NO_COUNTS;
  // A step that fails without a failed test (lint, a crash) is itself the failure that is counted.
  const counts = ok || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  write(`${ok ? 'ok' : 'FAILED'} ${step.name} in ${seconds.toFixed(1)} s\n`);
  return {
    name: step.name,
    seconds,
    busy: busy(),
    ok: ok && counts.failed === 0,
    counts,
    slowest: step.report ? slowestIn(step.report.runner, step.report.path, repo) : [],
  };
}

/** Runs the steps in order, as many at once as `places` and their needs allow, until one fails. */
export async function runSteps(
  repo: string,
  steps: Step[],
  write: Write,
  places = availableParallelism(),
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const isOver = (name: string) => ![...waiting, ...running.keys()].some((step) => step.name === name);
  /** Nothing overtakes a step that needs all cores. */
  const nextStep = (): Step | undefined => {
    const [first] = waiting;
    if (first?.alone) return running.size === 0 ? first : undefined;
    if (running.size >= places || [...running.keys()].some((step) => step.alone)) return undefined;
    const alone = waiting.findIndex((step) => step.alone);
    const beforeAlone = alone < 0 ? waiting : waiting.slice(0, alone);
    return beforeAlone.find((step) => (step.after ?? []).every(isOver));
  };

  while (waiting.length > 0 || running.size > 0) {
    const failed = outcomes.some(({ ok }) => !ok);
    if (failed && running.size === 0) break;
    const next = failed ? undefined : nextStep();
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      const run = runStep(repo, next, write).then((outcome) => {
        outcomes.push(outcome);
        running.delete(next);
      });
      running.set(next, run);
    } else if (running.size > 0) await Promise.race(running.values());
    else throw new Error(`${waiting.map(({ name }) => name).join(', ')} wait for each other`);
  }
  return outcomes;
}

/** A row for each step that ran, its slowest parts, and the sum alone on the last line. */
export function summarise(outcomes: Outcome[]): { text: string; total: Counts } {
  const width = Math.max(...outcomes.map((outcome) => outcome.name.length));
  const rows = outcomes.map(({ name, seconds, busy, ok, counts }) => {
    const again = counts.again === 0 ? '' : `, ${counts.again} of them at the second try`;
    const tests =
      counts.passed + counts.failed === 0 ? '' : `  ${counts.passed} passed${again}, ${counts.failed} failed`;
    const took = `${seconds.toFixed(1).padStart(6)} s  cores ${Math.round(busy * 100)} % busy`;
    return `  ${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(width)}  ${took}${tests}`;
  });
  const slow = outcomes
    .filter(({ slowest }) => slowest.length > 1)
    .flatMap(({ name, slowest }) => [
      `\nSlowest of ${name}`,
      ...slowest.map(({ name: what, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${what}`),
    ]);
  const total = outcomes.map((outcome) => outcome.counts).reduce(add, NO_COUNTS);
  return {
    text: `${slow.join('\n')}\n\n${rows.join('\n')}\n${total.passed} passed, ${total.failed} failed\n`,
    total,
  };
}
