import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { bursts } from '../fixtures/bursts.ts';
import { produceError } from '../produce-error.ts';
import type { OpenMix } from './mix.ts';
import { openMixInProcess } from './mix-in-process.ts';
import { Spool } from './spool.ts';

const spoolDir = mkdtempSync(join(tmpdir(), 'spool-'));
afterAll(() => rmSync(spoolDir, { recursive: true }));

const realEncoder = pathToFileURL(
  join(import.meta.dirname, '../../../../adapters/src/encoder/node-av.ts'),
).href;
const open = (encoderModule = realEncoder) => openMixInProcess({ encoderModule, spoolDir });

/** An encoder whose `push` does what the given code does. */
const encoderThat = (code: string) =>
  `data:text/javascript,${encodeURIComponent(`
    export const openEncoder = () => ({ openMp3: () => ({ push() { ${code} }, finish: () => new Uint8Array() }), tag: () => new Uint8Array() })
  `)}`;

const plan = { seed: 1, language: 'en-US' };
const place = [{ speaker: 'HOST', chapter: 0, text: 'Hello.' }, undefined] as const;
const tags = { title: 'T', artist: 'A', album: 'B', language: 'eng', year: '2026', comment: 'C' };
const clip = bursts({ words: 6, seed: 1, amplitude: 0.4 });

/** An encoder whose frames are the number of the process it works in. */
const tellingItsProcess = encoderThat('return new Uint8Array(Uint32Array.of(process.pid).buffer)');
const pidIn = (frames: Uint8Array): number => new Uint32Array(frames.slice(0, 4).buffer)[0]!;

/** One recording from its first line to its end. */
async function finished(openMix: OpenMix) {
  const mix = await openMix(plan);
  const part = await mix.add(clip, ...place);
  const { live, mixed } = await mix.finish(tags, [{ title: 'One', firstLine: 0 }]);
  const media = readFileSync(mixed.mediaPath);
  await mix.discard();
  return { pid: pidIn(part), made: { part, live, media, lines: mixed.lines, peaks: mixed.peaks } };
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('a mix in its own process', () => {
  it('makes the recording and leaves nothing behind', async () => {
    const mix = await open()(plan);
    const parts = [await mix.add(clip, ...place)];
    const { live, mixed } = await mix.finish(tags, [{ title: 'One', firstLine: 0 }]);
    for (const part of [...parts, live]) expect([part[0], part[1]! & 0xe0]).toEqual([0xff, 0xe0]);
    expect(existsSync(mixed.mediaPath)).toBe(true);
    expect(mixed.lines).toHaveLength(1);
    expect(clip.samples.length).toBeGreaterThan(0);
    await mix.discard();
    await mix.discard();
    expect(readdirSync(spoolDir)).toEqual([]);
  });

  it('is made by the process of the one that was finished before, to the same bytes', async () => {
    const openNext = open(tellingItsProcess);
    const first = await finished(openNext);
    const second = await finished(openNext);
    expect(second.pid).toBe(first.pid);
    expect(second.made).toEqual(first.made);
    expect(readdirSync(spoolDir)).toEqual([]);
  });

  it('has a process of its own beside one in the making', async () => {
    const openNext = open(tellingItsProcess);
    const mixes = await Promise.all([openNext(plan), openNext(plan)]);
    const parts = await Promise.all(mixes.map((mix) => mix.add(clip, ...place)));
    expect(pidIn(parts[0]!)).not.toBe(pidIn(parts[1]!));
    await Promise.all(mixes.map((mix) => mix.discard()));
  });

  it('is not made by the process of one that was thrown away before it was finished', async () => {
    const openNext = open(tellingItsProcess);
    const mix = await openNext(plan);
    const pid = pidIn(await mix.add(clip, ...place));
    await mix.discard();
    expect(isAlive(pid)).toBe(false);
    expect((await finished(openNext)).pid).not.toBe(pid);
  });

  it('is not touched by one that was finished and asks its process for more', async () => {
    const openNext = open(tellingItsProcess);
    const done = await openNext(plan);
    await done.add(clip, ...place);
    await done.finish(tags, []);
    await done.discard();
    const next = await openNext(plan);
    await expect(done.add(clip, ...place)).rejects.toMatchObject({ code: 'produce.failed' });
    await next.add(clip, ...place);
    expect((await next.finish(tags, [])).mixed.lines).toHaveLength(1);
    await next.discard();
  });

  it('is made all the same when the system ended the process that rested', async () => {
    const openNext = open(tellingItsProcess);
    const { pid } = await finished(openNext);
    process.kill(pid, 'SIGKILL');
    expect((await finished(openNext)).pid).not.toBe(pid);
  });

  it('lets a process go that nobody asked for a while', async () => {
    const openNext = openMixInProcess({ encoderModule: tellingItsProcess, spoolDir, idleMs: 10 });
    const { pid } = await finished(openNext);
    await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 20_000 });
  });

  it('can be thrown away in the middle of its work, and says so to whoever waits', async () => {
    const mix = await open(encoderThat('for (;;);'))(plan);
    const stuck = expect(mix.add(clip, ...place)).rejects.toMatchObject({
      code: 'produce.failed',
      retry: 'now',
    });
    await mix.discard();
    await stuck;
    await expect(mix.add(clip, ...place)).rejects.toMatchObject({ code: 'produce.failed' });
    expect(readdirSync(spoolDir)).toEqual([]);
  });

  it.each([
    ['throws', 'throw new Error("broken")', 'broken'],
    ['ends its process', 'process.exit(3)', 'ended (3)'],
    ['brings its process down', 'process.kill(process.pid, "SIGSEGV"); for (;;);', 'ended (SIGSEGV)'],
    ['dies later', 'setImmediate(() => process.exit(4)); return new Uint8Array()', 'ended (4)'],
  ])('fails in words the worker knows when the encoder %s', async (_, code, log) => {
    const mix = await open(encoderThat(code))(plan);
    const calls = mix
      .add(clip, ...place)
      .then(() => mix.add({ ...clip, samples: new Int16Array(2_400_000) }, ...place));
    await expect(calls).rejects.toMatchObject({
      code: 'produce.failed',
      retry: 'now',
      message: expect.stringContaining(log),
    });
    await mix.discard();
  });

  it('fails so too when the encoder cannot be loaded', async () => {
    const opening = open('data:text/javascript,nonsense(')(plan);
    await expect(opening).rejects.toMatchObject({ code: 'produce.failed', retry: 'now' });
    expect(readdirSync(spoolDir)).toEqual([]);
  });

  it('leaves the program alive that throws recordings away while they are being encoded', async () => {
    const program = fileURLToPath(new URL('../fixtures/throw-away-process.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [program, realEncoder, spoolDir]);
    expect(stdout).toBe('alive');
    expect(readdirSync(spoolDir)).toEqual([]);
  });

  it('goes, with what it left on disk, when the program that asked for it is killed', async () => {
    const program = `
      const { openMixInProcess } = await import(${JSON.stringify(import.meta.resolve('./mix-in-process.ts'))});
      const { clip, line, ...options } = JSON.parse(process.argv[1]);
      const mix = await openMixInProcess(options)({ seed: 1, language: 'en-US' });
      await mix.add({ ...clip, samples: new Int16Array(24_000) }, line, undefined);
      process.kill(process.pid, 'SIGKILL');`;
    const options = JSON.stringify({
      encoderModule: realEncoder,
      spoolDir,
      clip: { sampleRate: 24_000, words: [] },
      line: place[0],
    });
    const killed = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program, options]);
    await expect(killed).rejects.toMatchObject({ signal: 'SIGKILL' });
    await vi.waitFor(() => expect(readdirSync(spoolDir)).toEqual([]), { timeout: 5_000 });
  });

  it('says when the disk is full, so that it is tried again later', async () => {
    const mix = await open(encoderThat('throw Object.assign(new Error("x"), { code: "ENOSPC" })'))(plan);
    await expect(mix.add(clip, ...place)).rejects.toMatchObject({
      code: 'produce.out_of_space',
      retry: 'later',
    });
    await mix.discard();
  });

  it.runIf(existsSync('/dev/full'))('knows a full disk from the true error of one', () => {
    try {
      new Spool('/dev/full').append(new Float32Array(100));
      expect.unreachable();
    } catch (error) {
      expect(produceError(error)).toMatchObject({ code: 'produce.out_of_space', retry: 'later' });
    }
  });

  it('clears away what a dead process left long ago, and nothing else', async () => {
    const [dead, alive, foreign] = ['mix-dead', 'mix-alive', 'other'].map((name) => join(spoolDir, name));
    const longAgo = new Date(Date.now() - 7 * 60 * 60_000);
    for (const folder of [dead!, alive!, foreign!]) {
      await mkdir(folder);
      await writeFile(join(folder, 'spool.f32'), 'x');
      if (folder !== alive) utimesSync(join(folder, 'spool.f32'), longAgo, longAgo);
      utimesSync(folder, longAgo, longAgo);
    }
    const mix = await open()(plan);
    await mix.discard();
    expect(readdirSync(spoolDir).sort()).toEqual(['mix-alive', 'other']);
  });
});
