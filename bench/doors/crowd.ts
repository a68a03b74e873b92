import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Person, Stage } from './stage.ts';

const STREAMS_OF_ONE = 6_000;
const PEOPLE = 1_000;
const STREAMS_EACH = 5;
const SLOW = 2_000;
const MAY_GROW_MB = 200;

const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
const grownMb = (stage: Stage): number =>
  Math.max(...stage.servers.map((server) => residentMb(server.serverPid())));

const median = (values: number[]): number =>
  values.sort((one, other) => one - other)[values.length >> 1] ?? 0;

/** How long another person's request takes, now and for as long as `until` is not settled. */
async function watchOne(stage: Stage, by: Person, until: Promise<unknown>): Promise<number[]> {
  let over = false;
  void until.finally(() => {
    over = true;
  });
  const times: number[] = [];
  while (!over || times.length < 20) {
    times.push((await stage.ask({ by, path: '/api/current_user' })).ms);
    await sleep(25);
  }
  return times;
}

type Streams = {
  open: ClientRequest[];
  granted: number;
  refused: number;
  failed: number;
  heard(text: string): number;
};

/** Opens so many, a hundred at a time, and waits until each is answered. */
async function openStreams(stage: Stage, whose: { by: Person; audioId: string }[]): Promise<Streams> {
  const streams: Streams = { open: [], granted: 0, refused: 0, failed: 0, heard: () => 0 };
  const texts: string[] = [];
  streams.heard = (text) => texts.filter((one) => one.includes(text)).length;
  let at = 0;
  const one = async () => {
    for (let mine = at++; mine < whose.length; mine = at++) {
      const { by, audioId } = whose[mine]!;
      await new Promise<void>((resolve) => {
        const opening = stage.open({ by, path: `/api/audios/${audioId}/events` });
        opening.once('error', () => {
          streams.failed++;
          resolve();
        });
        opening.once('response', (reply) => {
          if (reply.statusCode === 200) {
            streams.granted++;
            streams.open.push(opening);
            const mineToo = texts.push('') - 1;
            reply.setEncoding('utf8').on('data', (text: string) => {
              texts[mineToo] = text.slice(-1_000);
            });
            reply.on('error', () => {});
          } else {
            if (reply.statusCode === 429) streams.refused++;
            else streams.failed++;
            reply.resume();
          }
          resolve();
        });
      });
    }
  };
  await Promise.all(Array.from({ length: 100 }, one));
  return streams;
}

const close = (streams: Streams) => streams.open.forEach((stream) => void stream.destroy());

/** People with an audio in the making each, copied from one that is: signing a thousand up would take minutes. */
async function copyPeople(
  stage: Stage,
  userId: string,
  audioId: string,
): Promise<{ by: Person; audioId: string }[]> {
  const copies = Array.from({ length: PEOPLE }, () => ({
    user: randomUUID(),
    audio: randomUUID(),
    run: randomUUID(),
    token: randomUUID(),
  }));
  const copied = (table: string, change: string, where: string) =>
    stage.db.query(
      `insert into ${table} select (jsonb_populate_record(null::${table}, to_jsonb(one) || ${change})).*
       from ${table} one, jsonb_to_recordset($1) as c("user" text, audio text, run text, hash text) where ${where}`,
      [
        JSON.stringify(
          copies.map((copy) => ({
            ...copy,
            hash: createHash('sha256').update(copy.token).digest('base64url'),
          })),
        ),
      ],
    );
  await copied(
    '"user"',
    `jsonb_build_object('id', c."user", 'email', c."user" || '@example.com')`,
    `one.id = '${userId}'`,
  );
  await copied(
    'session',
    `jsonb_build_object('id', c.run, 'user_id', c."user", 'token', c.hash)`,
    `one.user_id = '${userId}'`,
  );
  await copied('audios', `jsonb_build_object('id', c.audio, 'user_id', c."user")`, `one.id = '${audioId}'`);
  await copied(
    'runs',
    `jsonb_build_object('id', c.run, 'audio_id', c.audio, 'user_id', c."user", 'idempotency_key', null)`,
    `one.audio_id = '${audioId}'`,
  );
  return copies.map(({ audio, token }, at) => ({
    by: { address: `198.51.${100 + (at >> 8)}.${at & 255}`, token },
    audioId: audio,
  }));
}

async function slowBodies(
  stage: Stage,
  other: Person,
): Promise<{ grown: number; times: number[]; taken: number }> {
  const before = grownMb(stage);
  const open = Array.from({ length: SLOW }, (_, at) => {
    const sending = request(`${stage.urls[at % stage.urls.length]}/api/auth/sign-in/email`, {
      method: 'POST',
      agent: false,
      headers: { 'x-forwarded-for': `203.0.${at >> 8}.${at & 255}`, 'content-length': 31_000 },
    });
    sending.on('error', () => {});
    sending.write('x'.repeat(30_999));
    return sending;
  });
  const times = await watchOne(stage, other, sleep(15_000));
  const grown = grownMb(stage) - before;
  const taken = open.filter((one) => !one.destroyed).length;
  for (const one of open) one.destroy();
  return { grown, times, taken };
}

/** Streams and connections by the thousand. Resolves with the exit code. */
export async function crowd(stage: Stage): Promise<number> {
  let failed = 0;
  const say = (good: boolean, words: string) => {
    if (!good) failed = 1;
    console.log(`${good ? 'ok    ' : 'FAILED'} ${words}`);
  };
  const [heavy, other] = [await stage.person(), await stage.person()];
  const audioId = await stage.makeLongAudio(heavy);

  const ofOne = openStreams(
    stage,
    Array.from({ length: STREAMS_OF_ONE }, () => ({ by: heavy, audioId })),
  );
  const meanwhile = await watchOne(stage, other, ofOne);
  const one = await ofOne;
  const after = await watchOne(stage, other, Promise.resolve());
  say(
    one.failed === 0 && one.refused > 0 && median(after) <= 20,
    `${STREAMS_OF_ONE} event streams of one person: ${one.granted} granted, ${one.refused} × 429, ${one.failed} else; ` +
      `another's median ${median(meanwhile).toFixed(0)} ms while they come, ${median(after).toFixed(0)} ms while they are open`,
  );
  close(one);

  const { rows } = await stage.db.query('select user_id from audios where id = $1', [audioId]);
  const people = await copyPeople(stage, rows[0].user_id, audioId);
  await sleep(2_000);
  const before = grownMb(stage);
  const many = await openStreams(stage, Array.from({ length: STREAMS_EACH }, () => people).flat());
  await sleep(3_000);
  const kB = ((grownMb(stage) - before) * 1024 * stage.servers.length) / many.granted;
  const title = `Changed ${randomUUID()}`;
  const ids = people.map((each) => each.audioId);
  const began = performance.now();
  await stage.db.query('update audios set title = $1 where id = any($2)', [title, ids]);
  await stage.db.query("select pg_notify('audio_changed', id) from unnest($1::text[]) id", [ids]);
  const changes = watchOne(stage, other, sleep(2_000));
  while (many.heard(title) < many.granted && performance.now() - began < 10_000) await sleep(20);
  const took = performance.now() - began;
  say(
    many.granted === PEOPLE * STREAMS_EACH && many.heard(title) === many.granted && took <= 1_000,
    `${PEOPLE * STREAMS_EACH} event streams of ${PEOPLE} people: ${many.granted} granted, ${kB.toFixed(0)} kB of memory each; a change of all ` +
      `${PEOPLE} audios at once came to ${many.heard(title)} after ${took.toFixed(0)} ms; another's median meanwhile ${median(await changes).toFixed(0)} ms`,
  );
  const third = ids.slice(0, 10);
  const single = `Single ${randomUUID()}`;
  const since = performance.now();
  await stage.db.query('update audios set title = $1 where id = any($2)', [single, third]);
  await stage.db.query("select pg_notify('audio_changed', id) from unnest($1::text[]) id", [third]);
  while (many.heard(single) < third.length * STREAMS_EACH && performance.now() - since < 10_000)
    await sleep(5);
  say(
    performance.now() - since <= 1_000,
    `a change of ten came to all of theirs after ${(performance.now() - since).toFixed(0)} ms`,
  );
  close(many);
  await sleep(2_000);

  const quiet = await watchOne(stage, other, Promise.resolve());
  const slow = await slowBodies(stage, other);
  say(
    slow.grown <= MAY_GROW_MB && median(slow.times) <= 2 * Math.max(median(quiet), 5),
    `${SLOW} slow bodies of as many addresses, nobody signed in: ${slow.grown.toFixed(0)} MB more, ${slow.taken} still open; ` +
      `another's median ${median(quiet).toFixed(0)} -> ${median(slow.times).toFixed(0)} ms`,
  );
  return failed;
}
