/**
 * Runs two web and two worker processes with folders of their own over one PostgreSQL and one S3 server (Debian's
 * Swift); ends with 1 when a bound is broken. `npm run bench service [works|deaths|pace|engine|long]…`; without a name,
 * all of them. `works`: whatever a person does, each step at another process. `deaths`: 50 audios while one process
 * after the other is killed. `pace`: 20 audios with one worker and with two. `engine`: the same with our own voices,
 * which on one machine take each other's processors, so nothing is held to it. `long`: one script of 60 minutes with one
 * and with two, and what the workers' programs hold of it beside one of 10 minutes. Prepared models are shared beside.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { giveCredits } from './books.ts';
import { type Client, signUp } from './client.ts';
import { openArrangement } from './many-processes/arrangement.ts';
import { makeThroughDeaths } from './many-processes/deaths.ts';
import { everythingWorks } from './many-processes/everything-works.ts';
import { makeLong } from './many-processes/long-script.ts';
import type { Machine } from './many-processes/machine.ts';
import { secondsFor } from './many-processes/pace.ts';
import { openSlowVoice } from './many-processes/testing/outside-world.ts';
import { openStore } from './open-store.ts';

const AUDIOS_THROUGH_DEATHS = 50;
const AUDIOS_FOR_PACE = 20;
/** So few that our own voices are through in minutes. */
const LINES_FOR_ENGINE = 2;
const OWN_VOICES = { host: 'kokoro:af_heart', cohost: 'kokoro:am_michael' };
const LEAST_GAIN = 1.8;
const LONG_MINUTES = 60;
const SHORT_MINUTES = 10;
const LEAST_GAIN_OF_ONE = 1.7;
const MOST_GROWTH = 1.3;
const MB = 1024 * 1024;
const PEOPLE = 6;

const asked = process.argv.slice(2);
const wanted = (part: string) => asked.length === 0 || asked.includes(part);
const say = (label: string, value: string) => console.log(`${label.padEnd(34)}${value}`);
const complaints: string[] = [];

const folder = await mkdtemp(path.join(tmpdir(), 'parlance-service-'));
const voice = await openSlowVoice();
const arrangement = await openArrangement(folder, voice.settings);
const { settings } = arrangement;
try {
  const startedAt = performance.now();
  // All at once, on an empty database: whoever comes first makes its tables.
  const [web1, web2, worker1, worker2] = await Promise.all([
    arrangement.startWeb(0),
    arrangement.startWeb(1),
    arrangement.startWorker(0),
    arrangement.startWorker(1),
  ]);
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
    const store = await openStore(settings);
    await everythingWorks(sites, people[0]!, voice.voices, store.list, complaints);
  }
  const others = people.slice(1);
  if (wanted('deaths')) {
    const deaths = await makeThroughDeaths(
      settings.DATABASE_URL,
      voice.voices,
      others.map((person) => person.sites),
      [worker1, web1, worker2, web2],
      AUDIOS_THROUGH_DEATHS,
      complaints,
    );
    say('audios made through deaths', `${AUDIOS_THROUGH_DEATHS}, ${deaths} deaths`);
  }
  const gain = (what: string, [one, two]: [number, number], least = 0) => {
    say(`${what}, one worker`, `${one.toFixed(1)} s`);
    say(`${what}, two workers`, `${two.toFixed(1)} s, ${(one / two).toFixed(2)} times as fast`);
    if (one / two < least)
      complaints.push(`${what}: two workers are ${(one / two).toFixed(2)} times as fast`);
  };
  const clients = others.map((person) => person.sites[0]!);
  const pace = (subject: string) => secondsFor(AUDIOS_FOR_PACE, clients, voice.voices, subject);
  const engine = (subject: string) =>
    secondsFor(AUDIOS_FOR_PACE, clients, OWN_VOICES, subject, LINES_FOR_ENGINE);
  const long = (minutes: number, workers: Machine[]) => makeLong(minutes, clients[0]!, voice.voices, workers);
  const ofTwo = {
    pace: wanted('pace') ? await pace('pace of two') : 0,
    engine: wanted('engine') ? await engine('engines of two') : 0,
    short: wanted('long') ? await long(SHORT_MINUTES, [worker1, worker2]) : undefined,
    long: wanted('long') ? await long(LONG_MINUTES, [worker1, worker2]) : undefined,
  };
  if (['pace', 'engine', 'long'].some(wanted)) await worker2.stop();
  if (wanted('pace')) gain(`${AUDIOS_FOR_PACE} audios`, [await pace('pace of one'), ofTwo.pace], LEAST_GAIN);
  if (wanted('engine'))
    gain(`${AUDIOS_FOR_PACE} audios by our engine`, [await engine('engine of one'), ofTwo.engine]);
  if (ofTwo.short && ofTwo.long) {
    const alone = await long(LONG_MINUTES, [worker1]);
    gain(`${LONG_MINUTES} minutes`, [alone.seconds, ofTwo.long.seconds], LEAST_GAIN_OF_ONE);
    for (const [program, bytes] of ofTwo.long.peaks) {
      const shorter = ofTwo.short.peaks.get(program) ?? bytes;
      const growth = bytes / shorter;
      say(
        `  ${program}`,
        `${Math.round(bytes / MB)} MB, ${growth.toFixed(2)} times that of ${SHORT_MINUTES} minutes`,
      );
      if (growth > MOST_GROWTH) complaints.push(`${program} holds ${growth.toFixed(2)} times as much`);
    }
  }
} catch (error) {
  complaints.push(String(error));
} finally {
  await arrangement.close();
  voice.close();
  for (const complaint of complaints) say('BROKEN', complaint);
  say('result', complaints.length === 0 ? 'all bounds hold' : `${complaints.length} broken; logs: ${folder}`);
  if (complaints.length === 0) await rm(folder, { recursive: true, force: true });
  else process.exitCode = 1;
}
