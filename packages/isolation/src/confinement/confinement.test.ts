import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { confinement, IsolatedProcess, startProcess } from '../processes.ts';
import type { Hostile } from '../testing/hostile.ts';
import type { Trial } from '../testing/trial.ts';
import { compiledCodeOfSealed } from './compiled-code.ts';
import { describeLayers, findLayers } from './layers.ts';
import type { Probe } from './probe-process.ts';
import { type Confine, startOptions } from './start-options.ts';
import { IO_URING_SETUP, MACHINES, REFUSED, refusedNumbers } from './syscalls.ts';

const PATIENT = { patienceMs: 60_000 };
const EPERM = 1;
const ENOSYS = 38;

const folder = mkdtempSync(path.join(tmpdir(), 'confinement-'));
const read = path.join(folder, 'secret');
const write = path.join(folder, 'written');
writeFileSync(read, 'the secret');
afterAll(() => rm(folder, { recursive: true, force: true }));

const startHostile = (confine?: Confine) =>
  startProcess<Hostile>({
    program: new URL('../testing/hostile-process.ts', import.meta.url),
    heapMegabytes: 64,
    residentBytes: 256 * 1024 * 1024,
    startMs: 60_000,
    confine,
  });

describe('a reader that a stranger has taken over', () => {
  it('could do anything the server can without bounds: what is tried below is possible', async () => {
    await using child = await startHostile();
    expect(await child.call('attack', [{ read, write }], PATIENT)).toHaveLength(7);
  });

  it.each(['rubbish', 'endless', 'node', 'stranger', 'null'] as const)(
    'can’t harm its parent by what it answers (%s)',
    async (lie) => {
      await using child = await startHostile();
      const lying = child.call('lie', [lie], PATIENT);
      await expect(lying).rejects.toMatchObject({ how: 'crashed' });
    },
  );

  // Only Linux has the seal; decision 0014 says what other platforms have.
  describe.skipIf(process.platform !== 'linux')('behind the seal', () => {
    it.each(['native', 'script'] as const)(
      'reads no secret, writes, starts and signals nothing, and reaches nobody (%s)',
      async (confine) => {
        await rm(write, { force: true });
        await using child = await startHostile(confine);
        expect(await child.call('attack', [{ read, write }], PATIENT)).toEqual([]);
        expect(existsSync(write)).toBe(false);
      },
    );

    it.each(['native', 'script'] as const)(
      'is started with the code that others have compiled, and leaves none for the next (%s)',
      async (confine) => {
        const program = new URL('../testing/trial-process.ts', import.meta.url);
        const limits = { heapMegabytes: 64, residentBytes: 256 * 1024 * 1024, startMs: 60_000 };
        await using trial = await startProcess<Trial>({ program, ...limits, confine });
        const { compiledCode = '' } = await trial.call('surroundings', [], PATIENT);
        expect(readdirSync(compiledCode)).not.toEqual([]);
        const kept = compiledCodeOfSealed(await confinement()) ?? '';
        expect(path.dirname(compiledCode)).toBe(kept);

        await using child = await startHostile(confine);
        const poison = path.join(compiledCode, 'poison');
        expect(await child.call('attack', [{ read, write: poison }], PATIENT)).toEqual([]);
        expect(existsSync(poison)).toBe(false);
      },
    );

    it('is refused every dangerous call, and every call that is newer than this list', async () => {
      await using child = await startHostile('native');
      const answers = await Promise.all(
        refusedNumbers(process.arch).map((number) => child.call('ask', [number, -1], PATIENT)),
      );
      expect(new Set(answers)).toEqual(new Set([EPERM]));
      const openat2 = 437;
      const pidfdOpen = 434;
      for (const number of [IO_URING_SETUP, openat2, pidfdOpen, 500, 1_000])
        expect(await child.call('ask', [number, -1], PATIENT)).toBe(ENOSYS);
    });

    it('can signal and limit nobody but itself, and make no process', async () => {
      await using child = await startHostile('native');
      const { tgkill, prlimit64, clone } = MACHINES[process.arch]!;
      const SIGCHLD = 17;
      for (const [number, first] of [
        [tgkill, process.pid],
        [prlimit64, process.pid],
        [clone, SIGCHLD],
      ] as const)
        expect(await child.call('ask', [number, first], PATIENT)).toBe(EPERM);
    });

    it.each(['native', 'script'] as const)(
      'has the memory it was given, however much its runtime has set aside (%s)',
      async (confine) => {
        const megabyte = 1024 * 1024;
        const program = new URL('../testing/trial-process.ts', import.meta.url);
        const limits = { heapMegabytes: 32, residentBytes: 160 * megabyte, startMs: 60_000 };
        await using child = await startProcess<Trial>({ program, ...limits, confine });
        expect(await child.call('hold', [48 * megabyte], PATIENT)).toBe(48 * megabyte);
        expect((await confinement()).sealed).toBe(true);
      },
    );

    it('can do its work, as a user of its own where the server is root', async () => {
      await using child = await startHostile('native');
      const { unpacked, ids } = await child.call('work', ['some words'], PATIENT);
      expect(unpacked).toBe('some words');
      const { uid = process.getuid?.() } = await confinement();
      expect(ids[0]).toBe(uid);
    });
  });

  it('meets Node’s own bounds where there is no seal, if it is made of JavaScript: they don’t hold the network', async () => {
    const program = fileURLToPath(new URL('./probe-process.ts', import.meta.url));
    const start = { args: ['{}'], nodeFlags: [], descriptors: 1 };
    const { args } = startOptions(program, start, 'script', { sealed: false });
    const child = spawn(process.execPath, args, { env: {}, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
    await using reader = new IsolatedProcess<Probe>(child, 256 * 1024 * 1024);
    await reader.ready(60_000, undefined);
    expect(await reader.call('attack', [{ read, write }], PATIENT)).toEqual([
      'reach the network by TCP',
      'reach the network by UDP',
      'signal its parent',
    ]);
  });
});

describe('the layers of this machine', () => {
  it('are the tightest that hold, and say why there is no seal', async () => {
    const held = await findLayers(async () => []);
    expect(held.sealed).toBe(process.platform === 'linux');
    const open = await findLayers(async ({ sealed }) => (sealed ? ['read a file'] : []));
    expect(open).toMatchObject({ sealed: false, why: expect.stringMatching(/read a file|has no bound/) });
    const broken = await findLayers(async ({ sealed }) => {
      if (sealed) throw new Error('seccomp was refused');
      return [];
    });
    expect(describeLayers(broken)).toMatch(/NOT sealed/);
  });
});

describe('the list of refused calls', () => {
  it('names no number twice', () => {
    for (const arch of ['x64', 'arm64'] as const) {
      const numbers = refusedNumbers(arch);
      expect(new Set(numbers).size).toBe(numbers.length);
      const { clone, tgkill, prlimit64 } = MACHINES[arch]!;
      for (const own of [clone, tgkill, prlimit64]) expect(numbers).not.toContain(own);
    }
    expect(Object.keys(REFUSED).length).toBeGreaterThan(100);
  });
});
