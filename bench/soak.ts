/**
 * Whether the product holds more memory or more open files the longer it runs, while people do a little of everything; ends with 1 when it does, or when anything fails.
 *
 *   npm run bench soak -- [minutes] [--plant memory|descriptors]     two hours, unless told otherwise
 *
 * Every ten seconds each process is looked at: the server's heap after a collection, and what the system counts of
 * the others. A quarter of the time, at most 20 minutes, is left out as warm-up. With `--plant` the server is made to
 * leak, and the command must end with 1 and with about the slope that was planted; it ends with 2 when it found none.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { takePaymentEvent } from '@parlance/contract/billing';
import { freePort } from '../scripts/product-process.ts';
import { giveCredits } from './books.ts';
import { signUp } from './client.ts';
import { startMachine } from './many-processes/machine.ts';
import { openOutsideWorld } from './many-processes/testing/outside-world.ts';
import { COUNT, type Growth, growthOf, MEMORY } from './soak/growth.ts';
import { openInspectedHeap } from './soak/inspected-heap.ts';
import { PLANT_SETTINGS, plantedPerHour, plantNamed } from './soak/plants.ts';
import { openWatch, type Watched } from './soak/watch.ts';
import { activities, repeat } from './soak/work.ts';

const { values: options, positionals } = parseArgs({
  options: { plant: { type: 'string' } },
  allowPositionals: true,
});
const MINUTES = Number(positionals[0] ?? 120);
const SAMPLE_MS = 10_000;
const WARM_UP_MS = Math.min(MINUTES / 4, 20) * 60_000;
/**
 * Memory that was not collected goes up and down, and PostgreSQL opens a table's file when it is first asked for it:
 * over a shorter time slopes of the other processes say nothing.
 */
const LEAST_MINUTES_OTHERS = 30;
/** A thousand credits last for about so long. */
const MINUTES_OF_CREDITS = 100;
/** How near to what was planted the slope must be. */
const NEAR = 0.25;
const MOST_TOLD = 20;
const MB = 1024 * 1024;

const say = (label: string, value: string) => console.log(`${label.padEnd(34)}${value}`);
const complaints: string[] = [];
const plant = options.plant === undefined ? undefined : plantNamed(options.plant);

/** One line for one slope; what is judged and grows is a complaint. */
function tell(of: string, what: string, growth: Growth, unit: string, judged: boolean): void {
  const size = unit === 'MB' ? MB : 1;
  const shown = (value: number) => (value / size).toFixed(1);
  const { perHour, low, high } = growth.trend;
  const slope = `${shown(perHour)} ${unit} an hour (99 %: ${shown(low)} to ${shown(high)})`;
  say(`  ${what}`, `${slope}, ${judged ? `at most ${shown(growth.limitPerHour)}` : 'not judged'}`);
  if (growth.grows && judged) complaints.push(`${of}: ${what} grows by ${shown(perHour)} ${unit} an hour`);
}

function judge({ name, collected, memory, descriptors }: Watched): void {
  const held = `${((memory.at(-1)?.value ?? 0) / MB).toFixed(0)} MB`;
  say(name, `${held}${collected ? ' after a collection' : ''}, ${descriptors.at(-1)?.value} descriptors`);
  const judged = collected || MINUTES >= LEAST_MINUTES_OTHERS;
  tell(name, 'memory', growthOf(memory, MEMORY), 'MB', judged);
  tell(name, 'descriptors', growthOf(descriptors, COUNT), 'descriptors', judged);
}

/** Whether what was planted was found, with its size. */
function findsPlant(server: Watched): boolean {
  if (plant === undefined) return true;
  const isMemory = plant === 'memory';
  const { trend, grows } = isMemory ? growthOf(server.memory, MEMORY) : growthOf(server.descriptors, COUNT);
  const found = trend.perHour / (isMemory ? MB : 1);
  const planted = plantedPerHour(plant, MINUTES);
  say('planted', `${planted.toFixed(0)} an hour, found ${found.toFixed(0)}`);
  return grows && Math.abs(found / planted - 1) <= NEAR;
}

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-soak-'));
const [port, inspectorPort] = [await freePort(), await freePort()];
const hook = pathToFileURL(path.join(import.meta.dirname, 'soak-leak-hook.ts')).href;
const outside = await openOutsideWorld(`http://localhost:${port}`, takePaymentEvent.path);
const machine = await startMachine('server', folder, {
  ...outside.settings,
  PORT: String(port),
  PARLANCE_CLASSIC_VOICES: 'everywhere',
  NODE_OPTIONS: [`--inspect-port=${inspectorPort}`, ...(plant ? [`--import=${hook}`] : [])].join(' '),
  ...(plant && {
    [PLANT_SETTINGS.plant]: plant,
    [PLANT_SETTINGS.perHour]: String(plantedPerHour(plant, MINUTES)),
  }),
});
const enough = new AbortController();
try {
  const people = [];
  for (let i = 0; i < 3; i++) people.push(await signUp(machine.url));
  for (let minutes = 0; minutes < MINUTES; minutes += MINUTES_OF_CREDITS)
    await giveCredits(
      { PARLANCE_DATA_DIR: path.join(folder, 'server') },
      people.map(({ email }) => email),
    );
  const running = machine.programs().find(({ program }) => program === 'main.mjs');
  if (!running) throw new Error('no server was found');
  const heap = await openInspectedHeap(running.pid, inspectorPort);
  const watch = openWatch(machine, { pid: running.pid, bytes: heap.bytes });

  const works = (await activities(machine.url, people)).map((one) => repeat(one, complaints, enough.signal));
  const startedAt = performance.now();
  for (let next = startedAt; next < startedAt + MINUTES * 60_000; next += SAMPLE_MS) {
    await sleep(Math.max(0, next - performance.now()));
    await watch.look();
  }
  enough.abort();
  say('done meanwhile', (await Promise.all(works)).join(', '));
  heap.close();

  const watched = watch.since(startedAt + WARM_UP_MS);
  const server = watched.find(({ collected }) => collected);
  if (!server) throw new Error('the server was started again meanwhile');
  watched.forEach(judge);
  say('processes', String(watch.processes.at(-1)?.value));
  const counted = watch.processes.filter(({ atMs }) => atMs >= startedAt + WARM_UP_MS);
  tell('processes', 'number', growthOf(counted, COUNT), 'processes', true);
  if (!findsPlant(server)) process.exitCode = 2;
} catch (error) {
  complaints.push(String(error));
} finally {
  enough.abort();
  await machine.stop();
  await outside.close();
  for (const complaint of complaints.slice(0, MOST_TOLD)) say('BROKEN', complaint);
  say('result', complaints.length === 0 ? 'nothing grows' : `${complaints.length} broken; log: ${folder}`);
  if (complaints.length === 0) await rm(folder, { recursive: true, force: true });
  else process.exitCode ??= 1;
}
