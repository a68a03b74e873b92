import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { supervise } from './supervise.ts';
import { EXIT_CONFIG } from './supervised.ts';

const inTesting = (name: string) => fileURLToPath(new URL(`./testing/${name}.ts`, import.meta.url));

/** Supervises a fake server, without waiting, until it was about to start it for the nth time. */
function superviseFake(does: string, starts = 1) {
  const said: string[] = [];
  const pauses: number[] = [];
  const server = supervise({
    program: [inTesting('fake-server'), does],
    log: { info() {}, error: (_details: unknown, sentence?: string) => said.push(sentence ?? '') },
    async pause(ms) {
      pauses.push(ms);
      if (pauses.length === starts) server.stop();
    },
  });
  return { said, pauses, ended: server.ended };
}

it('starts a server that crashed again, after pauses that grow up to a bound, and says why each time', async () => {
  const { said, pauses, ended } = superviseFake('crashes', 7);
  expect(await ended).toBe(0);
  expect(pauses).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000]);
  expect(said[0]).toMatch(
    /^the server ended with exit code 3 after \d+\.\d s; starting it again in 0\.25 s$/,
  );
});

it.skipIf(process.platform === 'win32')('names the signal that killed the server', async () => {
  const { said, ended } = superviseFake('is-killed');
  await ended;
  expect(said[0]).toContain('was killed by SIGKILL');
});

it('does not try again what trying again can’t mend', async () => {
  const { pauses, ended } = superviseFake('is-misconfigured');
  expect(await ended).toBe(EXIT_CONFIG);
  expect(pauses).toEqual([]);
});

it('ends with a server that was ended on purpose', async () => {
  const { pauses, ended } = superviseFake('ends-on-purpose');
  expect(await ended).toBe(0);
  expect(pauses).toEqual([]);
});

/** A supervisor in a process of its own, its server up; `left` gives what is said until nobody is left to say it. */
async function supervisorProcess(through: 'directly' | 'npm') {
  const own = [process.execPath, inTesting('supervising-process')];
  // Something behind it keeps every shell from replacing itself by the program.
  const [command = '', ...args] = through === 'npm' ? ['/bin/sh', '-c', '"$0" "$1"; exit', ...own] : own;
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, npm_lifecycle_event: through === 'npm' ? 'start' : '' },
  });
  const lines = createInterface({ input: child.stdout });
  const said: string[] = [];
  lines.on('line', (line) => said.push(line));
  const closed = once(lines, 'close');
  await once(lines, 'line');
  return { child, left: () => closed.then(() => said) };
}

it.skipIf(process.platform === 'win32').each(['SIGTERM', 'SIGKILL'] as const)(
  'leaves no server behind a supervisor that got %s',
  async (signal) => {
    const { child, left } = await supervisorProcess('directly');
    child.kill(signal);
    // Asked twice, as by npm and by the terminal, is not asked in anger.
    if (signal === 'SIGTERM') child.kill(signal);
    expect((await left()).at(-1)).toBe('asked to stop');
  },
);

it.skipIf(process.platform === 'win32')(
  'leaves nothing behind an npm that got the signal alone',
  async () => {
    const { child, left } = await supervisorProcess('npm');
    child.kill('SIGTERM');
    expect((await left()).at(-1)).toBe('asked to stop');
  },
);
