import { cp, readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Audio } from '@parlance/contract/audios';
import type { Episode, Feed } from '@parlance/contract/feeds';
import { parseBuffer } from 'music-metadata';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audioRequest, whenIs } from '../../testing/running-product.ts';
import { until } from '../../testing/until.ts';
import {
  addressIn,
  documentOf,
  type FeedProduct,
  feedProduct,
  guidsIn,
  json,
  untilChanged,
} from './testing/feed-product.ts';

let world: FeedProduct;
beforeAll(async () => {
  world = await feedProduct();
}, 180_000);
afterAll(() => world.stop());

async function queried(sql: string, values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: world.product.databaseUrl });
  await client.connect();
  await client.query(sql, values);
  await client.end();
}

describe('an episode', () => {
  it('is an MP3 of exactly the stated length, with title, chapters and cover inside', async () => {
    const feed = await world.newFeed();
    await world.add(feed, 'How rivers bend');
    const xml = await documentOf(feed);
    const stated = Number(/<enclosure[^>]* length="(\d+)"/.exec(xml)?.[1]);
    const reply = await fetch(addressIn(xml));
    const bytes = new Uint8Array(await reply.arrayBuffer());
    expect(reply.headers.get('content-type')).toBe('audio/mpeg');
    expect(bytes.length).toBe(stated);
    const { common, format } = await parseBuffer(
      bytes,
      { mimeType: 'audio/mpeg' },
      { includeChapters: true, duration: true },
    );
    expect(common).toMatchObject({
      title: 'How rivers bend',
      album: 'Morning papers',
      artist: 'Ada Example',
    });
    expect(common.picture?.[0]).toMatchObject({ format: 'image/jpeg', type: 'Cover (front)' });
    // A picture of its own in the list, too, and not the feed's.
    const [, item = ''] = xml.split('<item>');
    const picture = await fetch(/<itunes:image href="([^"]+)"/.exec(item)?.[1] ?? '');
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    expect(Number(picture.headers.get('content-length'))).toBeGreaterThan(5_000);
    expect(picture.url).not.toContain('/cover-');
    expect(format.chapters?.map(({ title }) => title)).toEqual(
      world.audio.chapters.map(({ title }) => title),
    );
    expect(format.duration).toBeCloseTo((world.audio.duration_ms ?? 0) / 1000, 0);
  });

  it('is served in any piece that an app asks for', async () => {
    const feed = await world.newFeed();
    await world.add(feed);
    const url = addressIn(await documentOf(feed));
    const whole = Buffer.from(await (await fetch(url)).arrayBuffer());
    const total = whole.length;
    const head = await fetch(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), head.headers.get('accept-ranges')]).toEqual([
      200,
      String(total),
      'bytes',
    ]);
    // The tag ends somewhere in the first part: pieces lie before, across and behind the seam.
    const seam = 10 + whole.subarray(6, 10).reduce((size, byte) => size * 128 + byte, 0);
    for (const [range, start, end] of [
      ['0-0', 0, 0],
      ['100-', 100, total - 1],
      ['-16', total - 16, total - 1],
      [`${seam - 3}-${seam + 3}`, seam - 3, seam + 3],
      [`${seam}-${seam + 9}`, seam, seam + 9],
      [`${seam - 9}-${seam - 1}`, seam - 9, seam - 1],
    ] as const) {
      const part = await fetch(url, { headers: { range: `bytes=${range}` } });
      expect([
        range,
        part.status,
        part.headers.get('content-range'),
        part.headers.get('content-type'),
      ]).toEqual([range, 206, `bytes ${start}-${end}/${total}`, 'audio/mpeg']);
      expect(Buffer.from(await part.arrayBuffer()).equals(whole.subarray(start, end + 1))).toBe(true);
    }
    expect((await fetch(url, { headers: { range: `bytes=${total}-` } })).status).toBe(416);
  });

  it('has transcript and chapters in every form', async () => {
    const feed = await world.newFeed();
    await world.add(feed);
    const xml = await documentOf(feed);
    const got = async (ending: string) => {
      const reply = await fetch(addressIn(xml, ending));
      expect(reply.status).toBe(200);
      return { type: reply.headers.get('content-type'), text: await reply.text() };
    };
    expect(await got('vtt')).toMatchObject({
      type: 'text/vtt; charset=utf-8',
      text: expect.stringMatching(/^WEBVTT[\s\S]*<v low>/),
    });
    expect(await got('srt')).toMatchObject({
      type: 'application/x-subrip; charset=utf-8',
      text: expect.stringContaining('low: Good morning to you.'),
    });
    const download = await fetch(`${world.product.url()}${world.audio.transcript_srt_url}`);
    expect(await download.text()).toBe((await got('srt')).text);
    expect(JSON.parse((await got('json')).text).segments[1]).toMatchObject({ speaker: 'high' });
    expect(JSON.parse((await got('chapters\\.json')).text)).toMatchObject({ version: '1.2.0' });
    expect(xml).toContain('role="host">low</podcast:person>');
    expect(xml).toContain('00:00:00');
  });

  it('takes its place by its date, keeps its GUID, and goes', async () => {
    const feed = await world.newFeed();
    const first = await world.add(feed);
    const other = await world.newAudio();
    const second = await world.add(feed, 'Second', other);
    expect(guidsIn(await documentOf(feed))).toEqual([second.id, first.id]);
    const early = '2020-01-02T03:04:05.000Z';
    const changed = await json(
      world.owner.call('PATCH', `/api/episodes/${second.id}`, {
        title: 'Renamed',
        description: 'Own words',
        published_at: early,
      }),
      200,
    );
    expect(changed).toMatchObject({ title: 'Renamed', description: 'Own words', published_at: early });
    const xml = await documentOf(feed);
    expect(guidsIn(xml)).toEqual([first.id, second.id]);
    expect(xml).toContain('<pubDate>Thu, 02 Jan 2020 03:04:05 +0000</pubDate>');
    const { items } = await json<{ items: Episode[] }>(
      world.owner.call('GET', `/api/feeds/${feed.id}/episodes`),
    );
    expect(items.map(({ id }) => id)).toEqual([first.id, second.id]);
    expect(await json(world.owner.call('GET', `/api/feeds/${feed.id}/episodes?limit=1`))).toMatchObject({
      items: [{ id: first.id }],
      next_cursor: expect.any(String),
    });
    const future = new Date(Date.now() + 3_600_000).toISOString();
    expect(
      await json(world.owner.call('PATCH', `/api/episodes/${first.id}`, { published_at: future }), 422),
    ).toMatchObject({ fields: { published_at: 'date_in_future' } });
    expect((await world.owner.call('DELETE', `/api/episodes/${first.id}`)).status).toBe(204);
    expect(guidsIn(await documentOf(feed))).toEqual([second.id]);
    expect((await world.owner.call('DELETE', `/api/audios/${other.id}`)).status).toBe(204);
    expect(guidsIn(await documentOf(feed))).toEqual([]);
    expect((await fetch(addressIn(xml))).status).toBe(404);
  });

  it('is pages long when there are many', async () => {
    const feed = await world.newFeed();
    const ids = [(await world.add(feed)).id, (await world.add(feed, 'b', await world.newAudio())).id];
    const one = await json<{ items: Episode[]; next_cursor: string }>(
      world.owner.call('GET', `/api/feeds/${feed.id}/episodes?limit=1`),
    );
    const two = await json<{ items: Episode[] }>(
      world.owner.call('GET', `/api/feeds/${feed.id}/episodes?limit=1&cursor=${one.next_cursor}`),
    );
    expect([...two.items, ...one.items].map(({ id }) => id)).toEqual(ids);
    expect((await world.owner.call('GET', `/api/feeds/${feed.id}/episodes?cursor=nonsense`)).status).toBe(
      422,
    );
  });

  it('is in a feed once, and never before the audio is ready', async () => {
    const feed = await world.newFeed();
    await world.add(feed);
    const again = world.owner.call('POST', `/api/audios/${world.audio.id}/episodes`, {
      feed_id: feed.id,
      title: 'Again',
    });
    expect(await json(again, 409)).toMatchObject({ code: 'episode_exists' });
    world.product.humming.before(() => new Promise((resolve) => setTimeout(resolve, 200)));
    const { id } = await json<Audio>(
      world.owner.call(
        'POST',
        '/api/audios',
        audioRequest({ source: { type: 'script', script: 'HOST: Slowly now.\nCOHOST: Very slowly.' } }),
      ),
    );
    const early = world.owner.call('POST', `/api/audios/${id}/episodes`, {
      feed_id: feed.id,
      title: 'Early',
    });
    expect(await json(early, 409)).toMatchObject({ code: 'not_ready' });
    world.product.humming.before(async () => {});
    await whenIs(world.owner, id, 'ready');
    for (const [body, field] of [
      [{ title: 'No feed' }, 'feed_id'],
      [{ feed_id: feed.id, title: ' ' }, 'title'],
      [{ feed_id: feed.id }, 'title'],
    ] as const)
      expect(await json(world.owner.call('POST', `/api/audios/${id}/episodes`, body), 422)).toMatchObject({
        fields: { [field]: 'required' },
      });
  });

  it('gets a new address and keeps its GUID when its audio is made again', async () => {
    const feed = await world.newFeed();
    const episode = await world.add(feed);
    const before = await documentOf(feed);
    await makeAgain(world.audio.id);
    const after = await untilChanged(feed, before);
    expect(guidsIn(after)).toEqual([episode.id]);
    expect(addressIn(after)).not.toBe(addressIn(before));
    expect((await fetch(addressIn(after))).status).toBe(200);
    expect((await fetch(addressIn(before))).status).toBe(200);
  });
});

/** As an edited script does: another run, other files, the same world.audio. */
async function makeAgain(audioId: string): Promise<void> {
  const kept = path.join(world.product.objectsDir, 'kept');
  const mine = (await world.product.objects('users')).find((key) => key.includes(`/${audioId}/runs/`)) ?? '';
  const [runPrefix = ''] = /^.*\/runs\/[^/]+\//.exec(mine) ?? [];
  const again = runPrefix.replace(/runs\/[^/]+/, `runs/again-${audioId.slice(-4)}`);
  await cp(path.join(kept, runPrefix), path.join(kept, again), { recursive: true });
  // Each lane is an attempt of its own; the last one made the recording.
  const attempt = (await readdir(path.join(kept, again))).sort().at(-1);
  await queried(
    `insert into runs (id, audio_id, user_id, state, attempt, brief, artifacts, created_at)
     select $2, audio_id, user_id, state, attempt, brief, artifacts || jsonb_build_object('files', $3::text), created_at from runs where audio_id = $1 limit 1`,
    [audioId, `again-${audioId}`, `${again}${attempt}/`],
  );
  await queried(`update audios set run_id = $2 where id = $1`, [audioId, `again-${audioId}`]);
  await queried(`select pg_notify('audio_changed', $1)`, [audioId]);
}

describe('a feed that new audios go to', () => {
  const untilHolds = (feed: Feed, audio: Audio): Promise<Episode[]> =>
    until(async () => {
      const { items } = await json<{ items: Episode[] }>(
        world.owner.call('GET', `/api/feeds/${feed.id}/episodes`),
      );
      return items[0]?.audio_id === audio.id && items;
    });

  it('has each of them once, and what was taken out does not come back', async () => {
    const feed = await world.newFeed({ name: 'All of it', auto_add: true });
    const made = await world.newAudio();
    const found = await untilHolds(feed, made);
    expect(found).toMatchObject([{ audio_id: made.id, title: made.title, description: made.shownotes }]);
    expect(guidsIn(await documentOf(feed))).toEqual([found[0]?.id]);
    await world.owner.call('DELETE', `/api/episodes/${found[0]?.id}`);
    // A restart looks for everything that is due.
    await world.product.restart();
    const next = await world.newAudio();
    expect((await untilHolds(feed, next)).map(({ audio_id }) => audio_id)).toEqual([next.id]);
    await world.owner.call('PATCH', `/api/feeds/${feed.id}`, { auto_add: false });
  }, 120_000);

  it('is not held up by audios whose sound is gone', async () => {
    const feed = await world.newFeed({ name: 'Some of it', auto_add: true });
    await queried(
      `insert into audios (id, user_id, run_id, status, language, level, mode, length, voice, source_type, created_at, updated_at)
       select '00-gone-' || n, user_id, '00-gone-' || n, status, language, level, mode, length, voice, source_type, now(), now()
       from audios, generate_series(10, 50) n where id = $1`,
      [world.audio.id],
    );
    await queried(
      `insert into runs (id, audio_id, user_id, state, attempt, brief, artifacts, created_at)
       select '00-gone-' || n, '00-gone-' || n, user_id, state, attempt, brief, '{"files": "nowhere/"}', now()
       from runs, generate_series(10, 50) n where id = (select run_id from audios where id = $1)`,
      [world.audio.id],
    );
    const made = await world.newAudio();
    const found = await untilHolds(feed, made);
    expect(found.map(({ audio_id }) => audio_id)).toEqual([made.id]);
    expect(guidsIn(await documentOf(feed))).toEqual([found[0]?.id]);
  }, 120_000);
});
