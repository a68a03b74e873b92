import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 500;

/**
 * Calls back when the npm that started this process is gone. npm runs a script through a shell, and hands
 * a signal to that shell alone: where the shell doesn't replace itself by the program (dash does not), the
 * program is left behind and never hears of it.
 */
export function watchNpm(gone: () => void): void {
  const before = ancestors();
  const timer = setInterval(() => {
    const now = ancestors();
    if (before.every((pid, index) => now[index] === pid && exists(pid))) return;
    clearInterval(timer);
    gone();
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** The shell, and where the system lets us see it the npm behind the shell. */
function ancestors(): number[] {
  const parent = process.ppid;
  const stat = process.platform === 'linux' ? statOf(parent) : undefined;
  if (stat === undefined) return [parent];
  // "pid (name) state ppid …", and the name may hold anything.
  const [from, to] = [stat.indexOf('('), stat.lastIndexOf(')')];
  const isShell = /^(ba|da|z|k|a)?sh$/.test(stat.slice(from + 1, to));
  const [, parentOfParent] = stat.slice(to + 2).split(' ');
  return isShell ? [parent, Number(parentOfParent)] : [parent];
}

function statOf(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}

/** On Windows a process keeps the number of a parent that is gone. */
function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
