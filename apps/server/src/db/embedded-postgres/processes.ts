import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** True while the process runs. A dead one that nobody has collected yet (a zombie) doesn't. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  if (process.platform !== 'linux') return true;
  const state = read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.[0];
  return state !== undefined && state !== 'Z';
}

/** Whether this process is a server of that folder, and not one that got the same number later. */
export function servesFolder(pid: number, folder: string): boolean {
  return commandOf(pid).includes(folder);
}

/**
 * Whether anything still works inside the folder: the children of a killed server live on for a moment.
 * Only Linux can tell.
 */
export function anyProcessIn(folder: string): boolean {
  if (process.platform !== 'linux') return false;
  return readdirSync('/proc').some((entry) => /^\d+$/.test(entry) && workingFolder(entry) === folder);
}

function commandOf(pid: number): string {
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ') ?? '';
  return spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout ?? '';
}

function workingFolder(pid: string): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
