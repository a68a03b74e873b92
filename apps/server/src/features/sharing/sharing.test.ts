import type { Audio } from '@parlance/contract/audios';
import type { OEmbed, SharedAudio } from '@parlance/contract/sharing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  audioRequest,
  type Person,
  type RunningProduct,
  runningProduct,
  whenIs,
} from '../../testing/running-product.ts';
import { readStrictHtml } from './testing/strict-html.ts';

let product: RunningProduct;
let owner: Person;
let audio: Audio;
let token: string;

const json = async <T>(reply: Promise<Response>): Promise<T> => (await (await reply).json()) as T;
const open = (path: string, init?: RequestInit) => fetch(`${product.url()}${path}`, init);

async function finishedAudio(who: Person): Promise<Audio> {
  const { id } = await json<Audio>(who.call('POST', '/api/audios', audioRequest()));
  return whenIs(who, id, 'ready');
}
const share = async (who: Person, id: string) =>
  json<{ share_url: string; url_token: string }>(who.call('POST', `/api/audios/${id}/share`));

beforeAll(async () => {
  product = await runningProduct();
  owner = await product.person('Ada Example');
  audio = await finishedAudio(owner);
  token = (await share(owner, audio.id)).url_token;
});
afterAll(() => product.stop());

describe('sharing', () => {
  it('gives one link for good, also to several that ask at once', async () => {
    expect(audio.share_url).toBeNull();
    const links = await Promise.all(Array.from({ length: 5 }, () => share(owner, audio.id)));
    expect(new Set(links.map(({ url_token }) => url_token))).toEqual(new Set([token]));
    expect(token.length).toBeGreaterThanOrEqual(32);
    expect(links[0]?.share_url).toBe(`${product.url()}/audio/${token}`);
    expect((await json<Audio>(owner.call('GET', `/api/audios/${audio.id}`))).share_url).toBe(
      links[0]?.share_url,
    );
  });

  it('shows everybody what is shared and nothing else', async () => {
    const shared = await json<SharedAudio>(open(`/api/shared_audios/${token}`));
    expect(shared).toMatchObject({
      title: audio.title,
      creator: 'Ada Example',
      duration_ms: audio.duration_ms,
    });
    expect(JSON.stringify(shared)).not.toContain(owner.email);
    const media = await open(shared.media_url, { headers: { range: 'bytes=0-2' } });
    expect([media.status, await media.text()]).toEqual([206, 'ID3']);
    expect(media.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(await (await open(shared.transcript_url)).text()).toContain('WEBVTT');
    expect(await (await open(shared.chapters_url)).json()).toHaveProperty('chapters');
    expect(await (await open(shared.peaks_url)).json()).toHaveProperty('peaks');
    expect((await open(`/api/audios/${audio.id}/media.mp3`)).status).toBe(401);
  });

  it('knows no made-up link', async () => {
    const madeUp = 'A'.repeat(32);
    expect((await open(`/api/shared_audios/${madeUp}`)).status).toBe(404);
    expect((await open(`/audio/${madeUp}`)).status).toBe(404);
    expect((await open(`/embed/${madeUp}`)).status).toBe(404);
  });
});

const cardOf = (page: string) => {
  const { elements, texts } = readStrictHtml(page);
  const content = (name: string) =>
    elements.find(({ attributes }) => attributes.property === name || attributes.name === name)?.attributes
      .content ?? '';
  return { elements, texts, content };
};

describe('a pasted link', () => {
  it('shows a card with a player', async () => {
    const { content, texts, elements } = cardOf(await (await open(`/audio/${token}`)).text());
    expect(texts).toContain(`${audio.title} · Parlance`);
    expect(content('og:title')).toBe(audio.title);
    expect(content('og:url')).toBe(`${product.url()}/audio/${token}`);
    expect(content('twitter:card')).toBe('player');
    const embed = await fetch(content('twitter:player'));
    expect(embed.headers.get('content-security-policy')).toContain('frame-ancestors *');
    const image = await fetch(content('og:image'));
    expect(image.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await image.arrayBuffer()).toString('latin1', 1, 4)).toBe('PNG');
    const discovery = elements.find(({ attributes }) => attributes.type === 'application/json+oembed');
    const offer = await json<OEmbed>(fetch(discovery?.attributes.href ?? ''));
    expect(offer).toMatchObject({ type: 'rich', title: audio.title, author_name: 'Ada Example' });
    const [frame] = readStrictHtml(offer.html).elements;
    expect(frame?.attributes.src).toBe(`${product.url()}/embed/${token}`);
  });

  it('is offered in the room there is, and only for links of ours', async () => {
    const ask = (url: string, more = '') => open(`/oembed?url=${encodeURIComponent(url)}${more}`);
    const mine = `${product.url()}/audio/${token}`;
    expect(await json<OEmbed>(ask(mine, '&maxwidth=400&maxheight=100'))).toMatchObject({
      width: 400,
      height: 100,
    });
    expect((await ask(`https://elsewhere.example/audio/${token}`)).status).toBe(404);
    expect((await ask(mine, '&format=xml')).status).toBe(422);
  });
});

it('ends for good when the audio is deleted, by itself or with the account: page, sound and picture', async () => {
  const leaving = await product.person();
  const theirs = (await share(leaving, (await finishedAudio(leaving)).id)).url_token;
  await leaving.call('DELETE', '/api/current_user', { confirmation: 'delete my account' });
  expect((await open(`/api/shared_audios/${theirs}/media.mp3`)).status).toBe(410);

  const paths = [
    `/audio/${token}`,
    `/embed/${token}`,
    `/oembed?url=${encodeURIComponent(`${product.url()}/audio/${token}`)}`,
    ...['', '/media.mp3', '/card.png', '/transcript.vtt'].map((file) => `/api/shared_audios/${token}${file}`),
  ];
  const statuses = () => Promise.all(paths.map(async (path) => (await open(path)).status));
  expect(await statuses()).toEqual(paths.map(() => 200));
  await owner.call('DELETE', `/api/audios/${audio.id}`);
  expect(await statuses()).toEqual(paths.map(() => 410));
  expect((await product.objects('users/')).filter((key) => key.includes(audio.id))).toEqual([]);
});
