import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { reloadingProcess } from './reloading-process.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'parlance-dev-'));
const log = path.join(folder, '..', `${path.basename(folder)}.log`);
const program = path.join(folder, 'program.mjs');
let running: ReturnType<typeof reloadingProcess> | undefined;

/** Writes down when it starts and when it is asked to end. */
const source = (version: string) => `
  import { appendFileSync } from 'node:fs';
  const note = (what) => appendFileSync(${JSON.stringify(log)}, what + ' ');
  note('start-${version}');
  process.on('SIGTERM', () => { note('end-${version}'); process.exit(0); });
  setInterval(() => {}, 1000);
`;
const noted = () => readFileSync(log, 'utf8').trim();
const said: string[] = [];
const run = () => {
  running = reloadingProcess({
    program: [program],
    cwd: folder,
    env: process.env,
    folders: [folder],
    say: (sentence) => said.push(sentence),
  });
};

afterEach(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true, force: true });
  rmSync(log, { force: true });
});

it('ends a program whose file changed before it starts it again, and leaves nothing behind', async () => {
  writeFileSync(log, '');
  writeFileSync(program, source('one'));
  run();
  await vi.waitFor(() => expect(noted()).toBe('start-one'), 10_000);
  writeFileSync(path.join(folder, 'ignored.test.ts'), '');
  writeFileSync(program, source('two'));
  await vi.waitFor(() => expect(noted()).toBe('start-one end-one start-two'), 10_000);
  writeFileSync(program, 'throw new Error("not yet");');
  await vi.waitFor(() => expect(said.at(-1)).toBe('ended with 1; waiting for a change'), 10_000);
  writeFileSync(program, source('three'));
  await vi.waitFor(() => expect(noted()).toMatch(/end-two start-three$/), 10_000);
  await running?.stop();
  expect(noted()).toMatch(/start-three end-three$/);
});
