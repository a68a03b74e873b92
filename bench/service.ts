/**
 * Runs two web and two worker processes with folders of their own over one PostgreSQL and one S3 server (Debian's
 * Swift); ends with 1 when a bound is broken. `npm run bench service [works|deaths|pace|long]…`; without a name, all
 * of them. `works`: whatever a person does, each step at another process. `deaths`: 50 audios while one process after
 * the other is killed. `pace`: 20 audios with one worker and with two. Only prepared models are shared beside.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { s3Store } from '@parlance/adapters/object-store/s3';
import { giveCredits } from './books.ts';
import { type Client, signUp } from './client.ts';
import { openArrangement } from './many-processes/arrangement.ts';
import { makeThroughDeaths } from './many-processes/deaths.ts';
import { everythingWorks } from './many-processes/everything-works.ts';
import { secondsFor } from './many-processes/pace.ts';

const AUDIOS_THROUGH_DEATHS = 50;
const AUDIOS_FOR_PACE = 20;
const LEAST_GAIN = 1.8;
const PEOPLE = 6;

const asked = process.argv.slice(2);
const wanted = (part: string) => asked.length === 0 || asked.includes(part);
const say = (label: string, value: string) => console.log(`${label.padEnd(34)}${value}`);
const complaints: string[] = [];

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-service-'));
const arrangement = await openArrangement(folder);
const { settings, voice } = arrangement;
const running: { stop(): Promise<void> }[] = [];
try {
  const startedAt = performance.now();
  // All at once, on an empty database: whoever comes first makes its tables.
  const [web1, web2, worker1, worker2] = await Promise.all([
    arrangement.startWeb(0),
    arrangement.startWeb(1),
    arrangement.startWorker(0),
    arrangement.startWorker(1),
  ]);
  running.push(web1, web2, worker1, worker2);
  say('four processes are up after', `${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  const sites: [string, string] = [web1.url, web2.url];
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, at) => {
      const person = await signUp(sites[at % 2]!);
      return { person, email: person.email, sites: sites.map((site) => person.at(site)) as Client[] };
    }),
  );
  const { PUBLIC_URL: _, ...forCommands } = settings;
  await giveCredits(
    { ...forCommands, PARLANCE_DATA_DIR: path.join(folder, 'operator') },
    people.map(({ email }) => email),
  );

  if (wanted('works')) {
    const store = await s3Store({
      endpoint: settings.S3_ENDPOINT,
      region: settings.S3_REGION,
      bucket: settings.S3_BUCKET,
      credentials: { accessKeyId: settings.S3_ACCESS_KEY_ID, secretAccessKey: settings.S3_SECRET_ACCESS_KEY },
    });
    await everythingWorks(sites, people[0]!, voice.voices, store.list, complaints);
  }
  const others = people.slice(1);
  if (wanted('deaths')) {
    const deaths = await makeThroughDeaths(
      arrangement,
      others.map((person) => person.sites),
      [worker1, web1, worker2, web2],
      AUDIOS_THROUGH_DEATHS,
      complaints,
    );
    say('audios made through deaths', `${AUDIOS_THROUGH_DEATHS}, ${deaths} deaths`);
  }
  if (wanted('pace')) {
    const clients = others.map((person) => person.sites[0]!);
    const two = await secondsFor(AUDIOS_FOR_PACE, clients, voice.voices, 'pace of two');
    await worker2.stop();
    const one = await secondsFor(AUDIOS_FOR_PACE, clients, voice.voices, 'pace of one');
    say(`${AUDIOS_FOR_PACE} audios, one worker`, `${one.toFixed(1)} s`);
    say(
      `${AUDIOS_FOR_PACE} audios, two workers`,
      `${two.toFixed(1)} s, ${(one / two).toFixed(2)} times as fast`,
    );
    if (one / two < LEAST_GAIN) complaints.push(`two workers are ${(one / two).toFixed(2)} times as fast`);
  }
} finally {
  for (const machine of running) await machine.stop();
  await arrangement.close();
  for (const complaint of complaints) say('BROKEN', complaint);
  say('result', complaints.length === 0 ? 'all bounds hold' : `${complaints.length} broken; logs: ${folder}`);
  if (complaints.length === 0) await rm(folder, { recursive: true, force: true });
  else process.exitCode = 1;
}
