import type { Audio } from '@parlance/contract/audios';
import type { Feed } from '@parlance/contract/feeds';
import { newId } from '@parlance/kernel/ids';
import pg from 'pg';
import { CLASSIC_REQUEST, signUp } from '../client.ts';
import { addEpisodes } from '../feed-episodes.ts';
import { untilReady } from '../many-processes/pace.ts';
import { scriptOf } from '../many-processes/scripts.ts';
import type { Browser } from './plan.ts';

/** A full page of the library, and a beginning of the next. */
const AUDIOS_EACH = 25;
const AUDIOS_READ = 5;
/** A feed's cover takes a second to draw. */
const MOST_FEEDS = 20;
const EPISODES_EACH = 10;
const LINES = 24;
/** Passwords are hashed on purpose with much work. */
const SIGN_UPS_AT_ONCE = 4;

type SignedUp = Awaited<ReturnType<typeof signUp>>;

/** In order, a few at a time. */
async function inTurns<T, R>(items: T[], atOnce: number, act: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = new Array(items.length);
  const left = items.entries();
  const work = async () => {
    for (const [at, item] of left) results[at] = await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}

export const signUpMany = (site: string, count: number): Promise<SignedUp[]> =>
  inTurns(Array.from({ length: count }), SIGN_UPS_AT_ONCE, () => signUp(site));

/** A finished audio, which everybody's are copies of: nobody waits for thousands to be made. */
async function makeOne(maker: SignedUp): Promise<string> {
  const source = { type: 'script', script: scriptOf(LINES, 'everybody') };
  const { id } = await maker.create({ ...CLASSIC_REQUEST, source });
  await untilReady(maker, id);
  return id;
}

/** Rows of their own over the same files. */
async function copyAudio(client: pg.Client, audioId: string, userIds: string[]): Promise<void> {
  const copies = userIds.flatMap((userId) =>
    Array.from({ length: AUDIOS_EACH }, () => ({ userId, audioId: newId(), runId: newId() })),
  );
  const columns = (['userId', 'audioId', 'runId'] as const).map((name) => copies.map((copy) => copy[name]));
  const copied = 'unnest($1::text[], $2::text[], $3::text[]) as copy (user_id, audio_id, run_id)';
  await client.query(
    `insert into audios select (jsonb_populate_record(original, jsonb_build_object(
       'id', copy.audio_id, 'user_id', copy.user_id, 'run_id', copy.run_id))).*
     from audios original, ${copied} where original.id = $4`,
    [...columns, audioId],
  );
  await client.query(
    `insert into runs select (jsonb_populate_record(original, jsonb_build_object(
       'id', copy.run_id, 'audio_id', copy.audio_id, 'user_id', copy.user_id))).*
     from runs original, ${copied} where original.audio_id = $4`,
    [...columns, audioId],
  );
  await client.query('analyze');
}

async function openFeed(client: pg.Client, person: SignedUp): Promise<Browser['feed']> {
  const feed = (await (await person.post('/api/feeds', { name: 'Load' })).json()) as Feed;
  await addEpisodes(client, feed.id, EPISODES_EACH);
  await client.query(`select pg_notify('audio_changed', $1)`, [feed.id]);
  const rssUrl = feed.rss_url ?? '';
  const reply = await fetch(rssUrl, { headers: { 'accept-encoding': 'identity' } });
  await reply.arrayBuffer();
  return { id: feed.id, rssUrl, etag: reply.headers.get('etag') ?? '' };
}

async function browserOf(person: SignedUp, userId: string, feed: Browser['feed']): Promise<Browser> {
  const { items } = await person.read<{ items: Audio[] }>('/api/audios');
  const audios = items.slice(0, AUDIOS_READ).map((audio) => ({
    id: audio.id,
    transcriptUrl: audio.transcript_url ?? '',
    peaksUrl: audio.peaks_url ?? '',
  }));
  return { token: person.token, userId, audios, feed };
}

/** Everybody has a library and a session, and some a feed with episodes. */
export async function furnish(databaseUrl: string, maker: SignedUp, people: SignedUp[]): Promise<Browser[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const userIds = await inTurns(
      people,
      SIGN_UPS_AT_ONCE,
      async (person) => (await person.read<{ id: string }>('/api/current_user')).id,
    );
    await copyAudio(client, await makeOne(maker), userIds);
    const feeds = await inTurns(people.slice(0, MOST_FEEDS), 1, (person) => openFeed(client, person));
    return await inTurns([...people.entries()], 1, ([at, person]) =>
      browserOf(person, userIds[at]!, feeds[at]),
    );
  } finally {
    await client.end();
  }
}
