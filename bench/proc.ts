import { readdirSync, readFileSync } from 'node:fs';

// What Linux tells of a process, at no cost to the process.
const TICKS_PER_SECOND = 100;
const AFTER_STATE = { userTicks: 11, systemTicks: 12, endedUserTicks: 13, endedSystemTicks: 14 };

/** Undefined for a process that is gone. */
function of<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function ticksOf(pid: number, fields: readonly number[]): number | undefined {
  return of(() => {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything.
    const afterState = line.slice(line.lastIndexOf(')') + 2).split(' ');
    return fields.reduce((sum, field) => sum + Number(afterState[field]), 0);
  });
}

const secondsOf = (ticks: number | undefined): number | undefined =>
  ticks === undefined ? undefined : ticks / TICKS_PER_SECOND;

const { userTicks, systemTicks, endedUserTicks, endedSystemTicks } = AFTER_STATE;

/** Processor time so far; without that of its children. */
export const cpuSecondsOf = (pid: number): number | undefined =>
  secondsOf(ticksOf(pid, [userTicks, systemTicks]));

/** Processor time so far, with that of the children that have ended. */
export const cpuSecondsWithEnded = (pid: number): number | undefined =>
  secondsOf(ticksOf(pid, [userTicks, systemTicks, endedUserTicks, endedSystemTicks]));

/** Resident memory that it shares with nobody and that lies in no file. */
export const ownBytesOf = (pid: number): number | undefined =>
  of(() => {
    const kilobytes = /^RssAnon:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  });

export const descriptorsOf = (pid: number): number | undefined =>
  of(() => readdirSync(`/proc/${pid}/fd`).length);
