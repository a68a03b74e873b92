import { mkdtempSync, writeFileSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FILE_DESCRIPTOR } from './messages.ts';
import { type ProcessOptions, startProcess } from './processes.ts';
import type { Trial } from './testing/trial.ts';

const MEGABYTE = 1024 * 1024;
const PATIENT = { patienceMs: 60_000 };

const start = (more: Partial<ProcessOptions> = {}, signal?: AbortSignal) =>
  startProcess<Trial>(
    {
      program: new URL('./testing/trial-process.ts', import.meta.url),
      heapMegabytes: 60,
      residentBytes: 400 * MEGABYTE,
      startMs: 60_000,
      ...more,
    },
    signal,
  );

const isGone = (pid: number | undefined): boolean => {
  try {
    process.kill(pid!, 0);
    return false;
  } catch {
    return true;
  }
};

describe('a process of its own', () => {
  it('answers calls by their name, in the order they came, with values of any kind', async () => {
    await using child = await start();
    const samples = Float32Array.from([0.5, -0.25]);
    const [first, second, third] = await Promise.all([
      child.call('echo', [samples], PATIENT),
      child.call('echo', [new Map([['a', 1n]])], PATIENT),
      child.call('echo', [undefined], PATIENT),
    ]);
    expect(first).toEqual(samples);
    expect(second).toEqual(new Map([['a', 1n]]));
    expect(third).toBeUndefined();
  });

  it('has nothing of the environment but where compiled code lies, and the arguments it was given', async () => {
    await using child = await start({ args: ['pdf', 'two words'] });
    const { environment, args } = await child.call('surroundings', [], PATIENT);
    expect(environment).toEqual(['NODE_COMPILE_CACHE']);
    expect(args).toEqual(['pdf', 'two words']);
  });

  it('gives way to the process that started it', async () => {
    await using child = await start();
    expect(getPriority(child.pid)).toBeGreaterThan(getPriority());
  });

  it('finds its one file open', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'isolation-'));
    const name = path.join(folder, 'a.txt');
    writeFileSync(name, 'the one file');
    const file = await open(name);
    {
      await using child = await start({ file: file.fd });
      expect(await child.call('readFile', [FILE_DESCRIPTOR], PATIENT)).toBe('the one file');
    }
    await file.close();
    await rm(folder, { recursive: true });
  });

  it('goes on after a refusal and after a failure, each told apart', async () => {
    await using child = await start();
    await expect(child.call('refuse', ['document.empty'], PATIENT)).rejects.toMatchObject({
      how: 'refused',
      refusal: 'document.empty',
    });
    await expect(child.call('fail', [], PATIENT)).rejects.toMatchObject({
      how: 'failed',
      systemCode: 'ENOENT',
    });
    expect(await child.call('echo', ['still here'], PATIENT)).toBe('still here');
  });

  it('may take its time while steps come, and not longer than it may take at all', async () => {
    await using patient = await start();
    await patient.call('steps', [12, 50], { patienceMs: 5_000, patiencePerStepMs: 5_000 });
    await using hurried = await start();
    const limits = { patienceMs: 60_000, patiencePerStepMs: 60_000, overallMs: 300 };
    await expect(hurried.call('steps', [10_000, 5], limits)).rejects.toMatchObject({ how: 'timed_out' });
  });

  it('is ended when it hangs, and every other call with it', async () => {
    const child = await start();
    const hanging = child.call('hang', [], { patienceMs: 200 });
    const behind = child.call('echo', [1], PATIENT);
    await expect(hanging).rejects.toMatchObject({ how: 'timed_out' });
    await expect(behind).rejects.toMatchObject({ how: 'timed_out' });
    await expect(child.call('echo', [1], PATIENT)).rejects.toMatchObject({ how: 'timed_out' });
    await child.kill();
    expect(isGone(child.pid)).toBe(true);
  });

  it('is ended by a signal in the middle of what can’t be interrupted', async () => {
    const stop = new AbortController();
    const child = await start();
    const hanging = child.call('hang', [], { ...PATIENT, signal: stop.signal });
    stop.abort(new Error('cancelled'));
    await expect(hanging).rejects.toThrow('cancelled');
    await child.kill();
    expect(isGone(child.pid)).toBe(true);
  });

  it('is not started for somebody who has gone already, nor kept for one who goes meanwhile', async () => {
    await expect(start({}, AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    const stop = new AbortController();
    const starting = start({}, stop.signal);
    stop.abort(new Error('gone too'));
    await expect(starting).rejects.toThrow('gone too');
  });

  it('is ended when it holds too much, in the heap or outside it', async () => {
    const outOfMemory = { how: 'out_of_memory' };
    await using outside = await start({ residentBytes: 200 * MEGABYTE });
    await expect(outside.call('swellOutsideTheHeap', [], PATIENT)).rejects.toMatchObject(outOfMemory);
    await using inside = await start();
    await expect(inside.call('swellInTheHeap', [], PATIENT)).rejects.toMatchObject(outOfMemory);
  });

  it('says that it crashed, in a call and before it was ready', async () => {
    await using child = await start();
    await expect(child.call('exit', [3], PATIENT)).rejects.toMatchObject({ how: 'crashed' });
    const nowhere = new URL('./testing/no-such-process.ts', import.meta.url);
    await expect(start({ program: nowhere })).rejects.toMatchObject({ how: 'crashed' });
  });
});
