import { setTimeout as sleep } from 'node:timers/promises';
import type { Audio } from '@parlance/contract/audios';
import pg from 'pg';
import { checkBooks } from '../books.ts';
import type { Client } from '../client.ts';
import type { Machine } from './machine.ts';
import { requestOf, scriptOf } from './scripts.ts';

const LINES = 12;
const POLL_MS = 1_000;
/** How long a machine lives before it is the next one's turn, at most. */
const LONGEST_LIFE_MS = 8_000;
const ENDED = ['ready', 'failed', 'cancelled'];
/** A run whose worker died is taken up again after a quarter of a minute. */
const PATIENCE_MS = 400_000;
const MOST_TRIES = 300;

type Voices = { host: string; cohost: string };

/** Whichever web process answers: one that is dead is passed over, as a proxy would. */
async function ask<T>(sites: Client[], call: (site: Client) => Promise<T>): Promise<T> {
  for (let turn = Math.floor(Math.random() * sites.length), tries = 0; ; turn++, tries++) {
    try {
      return await call(sites[turn % sites.length]!);
    } catch (error) {
      // A request that died with its process holds its key for a while.
      const maySucceed = error instanceof TypeError || String(error).includes('request_in_progress');
      if (!maySucceed || tries > MOST_TRIES) throw error;
      await sleep(200);
    }
  }
}

async function makeOne(sites: Client[], number: string, voices: Voices): Promise<Audio> {
  const body = requestOf(scriptOf(LINES, `audio ${number}`), voices);
  // The same key again: an answer that got lost must not become a second audio.
  const { id } = await ask(sites, (site) => site.create(body, `deaths-${number}`));
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const audio = await ask(sites, (site) => site.audio(id));
    if (ENDED.includes(audio.status) || Date.now() > deadline) return audio;
    await sleep(POLL_MS);
  }
}

/** Held against what each audio was to cost, once and no more. */
async function chargedOnce(databaseUrl: string, complaints: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ run_id: string }>(
    `select run_id from credit_entries where kind = 'settle' group by run_id, grant_id having count(*) > 1`,
  );
  await client.end();
  for (const { run_id } of rows) complaints.push(`run ${run_id} was charged more than once`);
}

/** So many audios while one process after the other dies and comes back; gives how many died. */
export async function makeThroughDeaths(
  databaseUrl: string,
  voices: Voices,
  people: Client[][],
  machines: Machine[],
  audios: number,
  complaints: string[],
): Promise<number> {
  let over = false;
  let made = 0;
  let deaths = 0;
  let next = 0;
  const making = Promise.all(
    people.map(async (sites, person) => {
      while (next < audios) {
        const number = `${++next}`;
        const audio = await makeOne(sites, number, voices);
        made++;
        if (audio.status !== 'ready') {
          complaints.push(`audio ${number} of person ${person} is ${audio.status}: ${audio.error?.code}`);
          // They may have but one audio in the making.
          if (!ENDED.includes(audio.status)) return;
        } else {
          const { media_url: media = '' } = audio;
          const bytes = await ask(sites, (site) => site.download(media));
          if (bytes.length < 10_000) complaints.push(`audio ${number} does not play`);
        }
      }
    }),
  ).finally(() => {
    over = true;
  });
  const killing = (async () => {
    for (let turn = 0; !over; turn++) {
      await sleep(Math.random() * LONGEST_LIFE_MS);
      if (over) break;
      const machine = machines[turn % machines.length]!;
      machine.die();
      deaths++;
      console.log(`  ${machine.name} died with ${made} of ${audios} audios made`);
      await machine.startAgain();
    }
  })();
  // Whoever is dead comes back first, so that it can be stopped.
  await Promise.allSettled([making, killing]);
  await making;
  await killing;
  await checkBooks(databaseUrl, complaints);
  await chargedOnce(databaseUrl, complaints);
  return deaths;
}
