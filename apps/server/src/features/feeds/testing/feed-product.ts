import type { Audio } from '@parlance/contract/audios';
import type { Episode, Feed } from '@parlance/contract/feeds';
import { expect } from 'vitest';
import { type CuttableLine, cuttableLine } from '../../../testing/cuttable-line.ts';
import { audioRequest, type Person, runningProduct, whenIs } from '../../../testing/running-product.ts';
import { until } from '../../../testing/until.ts';

export async function json<T>(reply: Promise<Response>, status?: number): Promise<T> {
  const answer = await reply;
  if (status) expect(answer.status).toBe(status);
  return (await answer.json()) as T;
}

export async function documentOf(feed: Feed): Promise<string> {
  const reply = await fetch(feed.rss_url ?? '');
  expect(reply.status).toBe(200);
  return reply.text();
}

export const untilChanged = (feed: Feed, before: string): Promise<string> =>
  until(async () => {
    const xml = await documentOf(feed);
    return xml !== before && xml;
  });

export const guidsIn = (xml: string) =>
  [...xml.matchAll(/<guid isPermaLink="false">([^<]*)<\/guid>/g)].map((match) => match[1]);

export const addressIn = (xml: string, ending = 'mp3') =>
  new RegExp(`url="([^"]*\\.${ending})"`).exec(xml)?.[1] ?? '';

export type FeedProduct = Awaited<ReturnType<typeof feedProduct>>;

/** The whole product, somebody who has a finished audio, and a way to the database that can be cut. */
export async function feedProduct() {
  let line: CuttableLine | undefined;
  const product = await runningProduct({
    async throughLine(url) {
      line = await cuttableLine(url);
      return line.url;
    },
  });
  if (!line) throw new Error('there is no line');
  const owner: Person = await product.person('Ada Example');

  async function newAudio(): Promise<Audio> {
    const { id } = await json<Audio>(owner.call('POST', '/api/audios', audioRequest()));
    return whenIs(owner, id, 'ready');
  }

  const audio = await newAudio();
  const { close, ...cuttable } = line;
  return {
    product,
    line: cuttable,
    owner,
    audio,
    newAudio,
    newFeed: (requests: object = { name: 'Morning papers' }) =>
      json<Feed>(owner.call('POST', '/api/feeds', requests), 201),
    add: (feed: Feed, title = 'How rivers bend', of = audio) =>
      json<Episode>(owner.call('POST', `/api/audios/${of.id}/episodes`, { feed_id: feed.id, title }), 201),
    async stop() {
      await product.stop();
      await close();
    },
  };
}
