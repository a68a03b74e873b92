import { afterEach, describe, expect, it, vi } from 'vitest';
import { type LentProcess, ProcessPool } from './pool.ts';
import type { Trial } from './testing/trial.ts';

const PATIENT = { patienceMs: 60_000 };
const STOPS = { ...PATIENT, onAbort: 'stop' } as const;

let pool: ProcessPool<Trial>;
afterEach(() => pool.close());

const open = (more: { size?: number; idleMs?: number; keeps?: number } = {}) => {
  pool = new ProcessPool<Trial>({
    program: new URL('./testing/trial-process.ts', import.meta.url),
    heapMegabytes: 60,
    residentBytes: 400 * 1024 * 1024,
    startMs: 60_000,
    size: 1,
    ...more,
  });
  return pool;
};

describe('a pool of processes', () => {
  it('keeps a process for the next call, also after a refusal, and starts no more than it may', async () => {
    open({ size: 2 });
    await Promise.all([1, 2, 3, 4].map((value) => pool.call('echo', [value], PATIENT)));
    const pids = pool.pids;
    expect(pids.length).toBe(2);
    await expect(pool.call('refuse', ['document.empty'], PATIENT)).rejects.toMatchObject({
      refusal: 'document.empty',
    });
    await pool.call('echo', [5], PATIENT);
    expect(pool.pids).toEqual(pids);
  });

  it('replaces a process that crashed, was ended by a limit, or has had its last call', async () => {
    open();
    await expect(pool.call('exit', [3], PATIENT)).rejects.toMatchObject({ how: 'crashed' });
    await expect(pool.call('hang', [], { patienceMs: 100 })).rejects.toMatchObject({ how: 'timed_out' });
    expect(await pool.call('echo', [1], { ...PATIENT, endsProcess: true })).toBe(1);
    expect(pool.pids).toEqual([]);
    expect(await pool.call('echo', [2], PATIENT)).toBe(2);
  });

  it('notices that the system ended a process that rested', async () => {
    open();
    await pool.call('echo', [1], PATIENT);
    process.kill(pool.pids[0]!, 'SIGKILL');
    await vi.waitFor(() => expect(pool.pids).toEqual([]));
    expect(await pool.call('echo', [2], PATIENT)).toBe(2);
  });

  it('ends a process that nobody has called for a while', async () => {
    open({ idleMs: 10 });
    await pool.call('echo', [1], PATIENT);
    await vi.waitFor(() => expect(pool.pids).toEqual([]));
  });

  it('keeps as many as it was told to, and ends the others', async () => {
    open({ size: 2, idleMs: 10, keeps: 1 });
    await Promise.all([1, 2].map((value) => pool.call('echo', [value], PATIENT)));
    await vi.waitFor(() => expect(pool.pids.length).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(pool.pids.length).toBe(1);
  });

  it('keeps one ready, once it was warmed, for whoever comes next', async () => {
    open({ idleMs: 10 });
    await pool.warm();
    const [first] = pool.pids;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(pool.pids).toEqual([first]);
    expect(await pool.call('echo', [1], { ...PATIENT, endsProcess: true })).toBe(1);
    expect(pool.pids).not.toContain(first);
    await vi.waitFor(() => expect(pool.pids.length).toBe(1), { timeout: 60_000 });
  });

  it('lends a process for calls of one borrower, and has the next go on with it once it is given back', async () => {
    open();
    const lent = await pool.lend();
    const pids = pool.pids;
    const waiting = pool.call('echo', ['in its turn'], PATIENT);
    expect(await lent.call('echo', [1], PATIENT)).toBe(1);
    expect(await lent.call('echo', [2], PATIENT)).toBe(2);
    expect(await Promise.race([waiting, lent.call('echo', ['still its own'], PATIENT)])).toBe(
      'still its own',
    );
    await lent.giveBack();
    expect(await waiting).toBe('in its turn');
    expect(pool.pids).toEqual(pids);
  });

  it.each([
    ['ended by its borrower', (lent: LentProcess<Trial>) => lent.end()],
    [
      'that crashed',
      async (lent: LentProcess<Trial>) => {
        await expect(lent.call('exit', [3], PATIENT)).rejects.toMatchObject({ how: 'crashed' });
        await lent.giveBack();
      },
    ],
    [
      'that was over its time',
      async (lent: LentProcess<Trial>) => {
        await expect(lent.call('hang', [], { patienceMs: 100 })).rejects.toMatchObject({ how: 'timed_out' });
        await lent.giveBack();
      },
    ],
  ])('lends no process again %s', async (_, part) => {
    open();
    const lent = await pool.lend();
    await part(lent);
    expect(pool.pids).toEqual([]);
    expect(await pool.call('echo', [1], PATIENT)).toBe(1);
  });

  it('parts once with what it lent: the next borrower keeps its process', async () => {
    open();
    const first = await pool.lend();
    await first.giveBack();
    const second = await pool.lend();
    await first.end();
    await expect(first.call('echo', [1], PATIENT)).rejects.toMatchObject({ how: 'crashed' });
    expect(await second.call('echo', [1], PATIENT)).toBe(1);
  });

  it('leaves a call at once that is to stop, and keeps its process for the next', async () => {
    open();
    await pool.call('echo', [1], PATIENT);
    const pids = pool.pids;
    const stop = new AbortController();
    const stopped = pool.call('untilStopped', [], { ...STOPS, signal: stop.signal });
    const next = pool.call('echo', [2], STOPS);
    stop.abort(new Error('enough'));
    await expect(stopped).rejects.toThrow('enough');
    expect(await next).toBe(2);
    expect(pool.pids).toEqual(pids);
    await expect(pool.call('echo', [3], { ...STOPS, signal: stop.signal })).rejects.toThrow('enough');
  });

  it('has one that goes ahead answered beside what all processes are busy with', async () => {
    open();
    const stop = new AbortController();
    const busy = pool.call('untilStopped', [], { ...STOPS, signal: stop.signal });
    const waiting = pool.call('echo', ['in its turn'], PATIENT);
    await vi.waitFor(() => expect(pool.pids.length).toBe(1), { timeout: 60_000 });
    expect(await pool.call('echo', ['ahead'], { ...PATIENT, ahead: true })).toBe('ahead');
    expect(pool.pids.length).toBe(1);
    stop.abort(new Error('enough'));
    await expect(busy).rejects.toThrow('enough');
    expect(await waiting).toBe('in its turn');
    expect(await pool.call('echo', ['idle'], { ...PATIENT, ahead: true })).toBe('idle');
  });

  it('ends the process with a call whose signal comes, unless it is to stop', async () => {
    open();
    const stop = new AbortController();
    const hanging = pool.call('hang', [], { ...PATIENT, signal: stop.signal });
    await vi.waitFor(() => expect(pool.pids.length).toBe(1), { timeout: 60_000 });
    stop.abort(new Error('cancelled'));
    await expect(hanging).rejects.toThrow('cancelled');
    expect(pool.pids).toEqual([]);
  });

  it('refuses what waits and what comes once it is closed', async () => {
    open();
    const calls = ['hang', 'hang'].map(() => pool.call('hang', [], PATIENT));
    const refusals = calls.map((call) => expect(call).rejects.toMatchObject({ how: 'crashed' }));
    await vi.waitFor(() => expect(pool.pids.length).toBe(1), { timeout: 60_000 });
    await pool.close();
    await Promise.all(refusals);
    await expect(pool.call('echo', [1], PATIENT)).rejects.toMatchObject({ how: 'crashed' });
    expect(pool.pids).toEqual([]);
  });
});
