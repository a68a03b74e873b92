import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** One of the launch stage, one of the seal. */
const FILTERS_OF_A_SEALED_CHILD = 2;
const LOOK_EVERY_MS = 10;

const tryRead = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
};

const filtersOf = (pid: number | string): number =>
  Number(/^Seccomp_filters:\s+(\d+)$/m.exec(tryRead(`/proc/${pid}/status`))?.[1] ?? 0);

const childrenOfThisProcess = (): string[] =>
  readdirSync('/proc/self/task').flatMap((thread) =>
    tryRead(`/proc/self/task/${thread}/children`).split(' ').filter(Boolean),
  );

/** Resolves once a child that runs this program is behind the seal; a test that waits in vain has found that none is. */
export async function untilSealed(program: string): Promise<void> {
  const isSealed = (pid: string) =>
    tryRead(`/proc/${pid}/cmdline`).includes(program) &&
    filtersOf(pid) - filtersOf('self') === FILTERS_OF_A_SEALED_CHILD;
  while (!childrenOfThisProcess().some(isSealed)) await sleep(LOOK_EVERY_MS);
}
