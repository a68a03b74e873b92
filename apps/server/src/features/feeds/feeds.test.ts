import { isolatedPictures } from '@parlance/adapters/pictures/isolated-sharp';
import type { FeedReport } from '@parlance/contract/feed-findings';
import type { Feed } from '@parlance/contract/feeds';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
import { pictureSize } from './validation/picture-size.ts';

/** FEED_OUTAGE_MS=60000 and FEED_CHANGES=200 try as much as was promised. */
const OUTAGE_MS = Number(process.env.FEED_OUTAGE_MS ?? 1_000);
const CHANGES = Number(process.env.FEED_CHANGES ?? 3);
const BETWEEN_REQUESTS_MS = 50;

type Answered = { url: string; status: number; body: string };

/** Asks twenty times a second, whether or not the last answer has come. */
async function askedWhile(
  urlOf: (turn: number) => string,
  happens: () => Promise<void>,
): Promise<Answered[]> {
  const answers: Promise<Answered>[] = [];
  const timer = setInterval(() => {
    const url = urlOf(answers.length);
    answers.push(fetch(url).then(async (reply) => ({ url, status: reply.status, body: await reply.text() })));
  }, BETWEEN_REQUESTS_MS);
  await happens().finally(() => clearInterval(timer));
  return Promise.all(answers);
}

let world: FeedProduct;
beforeAll(async () => {
  world = await feedProduct();
}, 180_000);
afterAll(() => world.stop());

describe('a feed', () => {
  it('is made with nothing but a name, and the rest is sensible', async () => {
    const feed = await world.newFeed();
    expect(feed).toMatchObject({
      name: 'Morning papers',
      description: '',
      language: 'en-US',
      author: 'Ada Example',
      category: 'Education',
      explicit: false,
      auto_add: false,
      has_image: false,
      episode_count: 0,
    });
    expect(feed.rss_url).toMatch(new RegExp(`^${world.product.url()}/rss/[\\w-]{32}\\.xml$`));
    expect(await json(world.owner.call('GET', `/api/feeds/${feed.id}`))).toEqual(feed);
    expect(await documentOf(feed)).toContain('<title>Morning papers</title>');
  });

  it.each([
    ['name', '  ', 'required'],
    ['name', undefined, 'required'],
    ['name', 'x'.repeat(101), 'too_long'],
    ['description', 'é'.repeat(2_001), 'too_long'],
    ['language', 'xx', 'language_unknown'],
    ['category', 'Gossip', 'invalid'],
  ])('is refused for its %s', async (field, value, code) => {
    const requests = { name: 'Fine', [field]: value };
    expect(await json(world.owner.call('POST', '/api/feeds', requests), 422)).toMatchObject({
      fields: { [field]: code },
    });
  });

  it('says what it was changed to, at once', async () => {
    const feed = await world.newFeed();
    await documentOf(feed);
    const changes = { name: 'Evening <papers>', category: 'News', explicit: true };
    expect(await json(world.owner.call('PATCH', `/api/feeds/${feed.id}`, changes), 200)).toMatchObject(
      changes,
    );
    const xml = await documentOf(feed);
    expect(xml).toContain('<title>Evening &lt;papers&gt;</title>');
    expect(xml).toContain('<itunes:explicit>true</itunes:explicit>');
  });

  it('is gone with its files when it is deleted, and its audios stay', async () => {
    const feed = await world.newFeed();
    await world.add(feed);
    const media = addressIn(await documentOf(feed));
    expect((await world.owner.call('DELETE', `/api/feeds/${feed.id}`)).status).toBe(204);
    for (const url of [feed.rss_url ?? '', media]) expect((await fetch(url)).status).toBe(404);
    expect((await world.product.objects('users')).filter((key) => key.includes(feed.id))).toEqual([]);
    expect((await world.owner.call('GET', `/api/audios/${world.audio.id}`)).status).toBe(200);
  });
});

describe('the address of a feed', () => {
  it('stops working when it is rotated; GUIDs and episodes stay', async () => {
    const feed = await world.newFeed();
    await world.add(feed);
    const before = await documentOf(feed);
    const rotated = await json<Feed>(world.owner.call('POST', `/api/feeds/${feed.id}/rotate_url`), 200);
    expect(rotated.rss_url).not.toBe(feed.rss_url);
    for (const url of [feed.rss_url ?? '', addressIn(before), addressIn(before, 'vtt')])
      expect((await fetch(url)).status).toBe(404);
    const after = await documentOf(rotated);
    expect(guidsIn(after)).toEqual(guidsIn(before));
    expect(/<podcast:guid>([^<]*)/.exec(after)?.[1]).toBe(/<podcast:guid>([^<]*)/.exec(before)?.[1]);
    expect((await fetch(addressIn(after))).status).toBe(200);
  });

  it('lies nowhere in the database, and no guess is answered', async () => {
    const feed = await world.newFeed();
    const token = /rss\/([\w-]+)\.xml/.exec(feed.rss_url ?? '')?.[1] ?? '';
    const client = new pg.Client({ connectionString: world.product.databaseUrl });
    await client.connect();
    const { rows } = await client.query('select row_to_json(f)::text as row from feeds f');
    await client.end();
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const guess of ['a'.repeat(32), `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, '..', ''])
      expect((await fetch(`${world.product.url()}/rss/${guess}.xml`)).status).toBe(404);
  });

  it('has no episode by a name that every object has', async () => {
    const feed = await world.newFeed();
    const below = (feed.rss_url ?? '').replace(/\.xml$/, '');
    for (const ending of ['mp3', 'vtt', 'srt', 'json', 'chapters.json'])
      expect((await fetch(`${below}/constructor-1.${ending}`)).status).toBe(404);
  });

  it('asks for no cookie, is kept out of search engines, and may be read by players on other sites', async () => {
    const { headers } = await fetch((await world.newFeed()).rss_url ?? '');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  });
});

describe('who asks again', () => {
  it('is told that nothing has changed, by tag or by date, until it has', async () => {
    const feed = await world.newFeed();
    const url = feed.rss_url ?? '';
    const first = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    const etag = first.headers.get('etag') ?? '';
    const since = first.headers.get('last-modified') ?? '';
    for (const headers of [
      { 'if-none-match': etag },
      { 'if-none-match': `"x", W/${etag}` },
      { 'if-modified-since': since },
    ]) {
      const again = await fetch(url, { headers });
      expect([again.status, await again.text()]).toEqual([304, '']);
    }
    await world.owner.call('PATCH', `/api/feeds/${feed.id}`, { name: 'Other' });
    for (const headers of [{ 'if-none-match': etag }, { 'if-modified-since': since }])
      expect((await fetch(url, { headers })).status).toBe(200);
  });

  it('gets it small if it wants, and the head alone with the same length', async () => {
    const url = (await world.newFeed()).rss_url ?? '';
    const plain = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
    const xml = await plain.text();
    const zipped = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
    expect(zipped.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    expect(await zipped.text()).toBe(xml);
    const head = await fetch(url, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(xml)));
  });
});

/** What a PNG says of itself, and nothing of the picture. */
function headOfPng(width: number, height: number): Uint8Array<ArrayBuffer> {
  const head = new DataView(new ArrayBuffer(33));
  const words = [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height];
  for (const [at, word] of words.entries()) head.setUint32(4 * at, word);
  return new Uint8Array(head.buffer);
}

describe('a cover', () => {
  const put = (feed: Feed, body: Uint8Array<ArrayBuffer> | string) =>
    fetch(`${world.product.url()}/api/feeds/${feed.id}/image`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${world.owner.token}`, 'content-type': 'image/png' },
      body,
    });
  const sizeOf = async (feed: Feed) => {
    const reply = await fetch(`${world.product.url()}${feed.image_url}`);
    expect(reply.headers.get('content-type')).toBe('image/jpeg');
    return pictureSize(new Uint8Array(await reply.arrayBuffer()));
  };

  it('is drawn, chosen, and drawn again; apps see each under an address of its own', async () => {
    const feed = await world.newFeed();
    expect(await sizeOf(feed)).toEqual({ width: 1_400, height: 1_400, isRgb: true });
    const { full: picture } = await isolatedPictures().draw('another', { px: 1_500, smallPx: 10 });
    const chosen = await json<Feed>(put(feed, Uint8Array.from(picture)), 200);
    expect(chosen.has_image).toBe(true);
    expect(await sizeOf(chosen)).toEqual({ width: 1_500, height: 1_500, isRgb: true });
    expect(await documentOf(feed)).toContain(
      `<itunes:image href="${world.product.url()}${chosen.image_url}"/>`,
    );
    const drawn = await json<Feed>(world.owner.call('DELETE', `/api/feeds/${feed.id}/image`), 200);
    expect(drawn.image_url).toBe(feed.image_url);
    expect(await documentOf(feed)).toContain(drawn.image_url);
  });

  it('is no program, nothing that only begins like a picture, and no more than ten megabytes', async () => {
    const feed = await world.newFeed();
    for (const [body, code] of [
      ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image_type_unsupported'],
      [Uint8Array.of(0xff, 0xd8, 0xff, 1, 2, 3), 'image_unreadable'],
      [headOfPng(5_000, 5_000), 'image_too_many_pixels'],
      ['', 'required'],
      [new Uint8Array(10 * 1024 * 1024 + 1), 'image_too_large'],
    ] as const)
      expect(await json(put(feed, body), 422)).toMatchObject({ fields: { image: code } });
  });
});

describe('whatever happens', () => {
  it('a feed has the same GUIDs after a restart', async () => {
    const feed = await world.newFeed();
    await world.add(feed);
    const before = await documentOf(feed);
    await world.product.restart();
    const again = await json<Feed>(world.owner.call('GET', `/api/feeds/${feed.id}`));
    expect(guidsIn(await documentOf(again))).toEqual(guidsIn(before));
  });

  it(
    'a feed answers while the database is away, asked for before or not',
    async () => {
      const [known, unknown] = [
        await world.newFeed({ name: 'Known' }),
        await world.newFeed({ name: 'Unknown' }),
      ];
      await world.add(known);
      await world.add(unknown);
      const before = await documentOf(known);
      world.line.cut();
      try {
        const xml = await documentOf(unknown);
        expect(xml).toContain('<title>Unknown</title>');
        const files = ['mp3', 'vtt', 'srt', 'json', 'chapters\\.json'].map((ending) =>
          addressIn(xml, ending),
        );
        const asked = [
          known.rss_url,
          unknown.rss_url,
          `${world.product.url()}${unknown.image_url}`,
          ...files,
        ];
        const answers = await askedWhile(
          (turn) => asked[turn % asked.length] ?? '',
          () => new Promise((resolve) => setTimeout(resolve, OUTAGE_MS)),
        );
        expect(answers.length).toBeGreaterThan(0);
        for (const { url, status, body } of answers) {
          expect([url, status]).toEqual([url, 200]);
          if (url === known.rss_url) expect(body).toBe(before);
        }
      } finally {
        world.line.mend();
      }
      await untilWellAgain();
      await world.owner.call('PATCH', `/api/feeds/${known.id}`, { name: 'Known again' });
      expect(await untilChanged(known, before)).toContain('Known again');
    },
    120_000 + OUTAGE_MS,
  );

  it(
    'a feed never fails and never loses a GUID while everything about it changes',
    async () => {
      let feed = await world.newFeed();
      const episode = await world.add(feed);
      const answers = await askedWhile(
        () => feed.rss_url ?? '',
        async () => {
          for (let i = 0; i < CHANGES; i++) {
            await world.owner.call('PATCH', `/api/feeds/${feed.id}`, {
              name: `Name ${i}`,
              explicit: i % 2 === 0,
            });
            await world.owner.call('PATCH', `/api/episodes/${episode.id}`, { title: `Title ${i}` });
            expect(await documentOf(feed)).toContain(`<title>Title ${i}</title>`);
            feed = await json<Feed>(world.owner.call('POST', `/api/feeds/${feed.id}/rotate_url`), 200);
          }
        },
      );
      for (const { url, status, body } of answers) {
        // An address may be cut off between the question and its answer; the last one never was.
        expect(url === feed.rss_url ? [200] : [200, 404]).toContain(status);
        if (status === 200) expect(guidsIn(body)).toEqual([episode.id]);
      }
    },
    120_000 + CHANGES * 2_000,
  );

  const untilWellAgain = () => until(async () => (await fetch(`${world.product.url()}/readyz`)).ok);

  it('the validator has nothing to say about a feed of ours', async () => {
    const feed = await world.newFeed();
    await world.add(feed);
    expect(await json<FeedReport>(world.owner.call('POST', `/api/feeds/${feed.id}/validate`), 200)).toEqual({
      passed: true,
      episodes_listed: 1,
      episodes_fetched: 1,
      findings: [],
    });
  });

  it('what a person takes along holds the feeds, and nothing is left when the person goes', async () => {
    const guest = await world.product.person('Gone Tomorrow');
    const feed = await json<Feed>(guest.call('POST', '/api/feeds', { name: 'Short-lived' }), 201);
    const taken = await json<{ feeds: Feed[] }>(guest.call('GET', '/api/current_user/export'));
    expect(taken.feeds).toMatchObject([{ id: feed.id, name: 'Short-lived', episodes: [] }]);
    expect(await documentOf(feed)).toContain('Short-lived');
    await guest.call('DELETE', '/api/current_user', { confirmation: 'delete my account' });
    await until(async () => (await fetch(feed.rss_url ?? '')).status === 404);
  });
});
