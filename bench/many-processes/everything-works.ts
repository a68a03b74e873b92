import { setTimeout as sleep } from 'node:timers/promises';
import { DELETION_PHRASE } from '@parlance/contract/accounts';
import type { Feed } from '@parlance/contract/feeds';
import type { SharedAudio } from '@parlance/contract/sharing';
import type { Tryout } from '@parlance/contract/tryouts';
import { UPLOADS_PATH } from '@parlance/contract/uploads';
import { type Client, signUp } from '../client.ts';
import { sha256 } from '../people.ts';
import { untilReady } from './pace.ts';
import { requestOf, scriptOf } from './scripts.ts';

type Voices = { host: string; cohost: string };
type Say = (what: string, holds: boolean, found?: unknown) => void;

const PARAGRAPH =
  'A lighthouse is a tower that carries a lamp and a lens. It warns ships of rocks and shoals, and tells them where they are by the rhythm of its light. The first towers burned wood and coal on open platforms. Fresnel built a lens of rings of glass in 1822, and with it one oil lamp could be seen from twenty miles away. Keepers wound the clockwork, trimmed the wick and cleaned the glass every night. In the twentieth century electric lamps took the place of oil, and machines took the place of keepers. ';

async function listen(url: string, path: string): Promise<{ bytes: Buffer; firstAt: number }> {
  const answer = await fetch(`${url}${path}`);
  const chunks: Uint8Array[] = [];
  let firstAt = Number.POSITIVE_INFINITY;
  for await (const chunk of answer.body!) {
    firstAt = Math.min(firstAt, performance.now());
    chunks.push(chunk);
  }
  return { bytes: Buffer.concat(chunks), firstAt };
}

/** A text file, its first half taken by one process and its second by the other. */
async function upload(sites: [string, string], { authorization }: Client): Promise<string> {
  const bytes = Buffer.from(PARAGRAPH.repeat(8));
  const tus = { ...authorization, 'tus-resumable': '1.0.0' };
  const begun = await fetch(`${sites[0]}${UPLOADS_PATH}`, {
    method: 'POST',
    headers: {
      ...tus,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from('lighthouses.txt').toString('base64')}`,
    },
  });
  const { pathname } = new URL(begun.headers.get('location') ?? '', sites[0]);
  const middle = bytes.length >> 1;
  for (const [at, piece] of [bytes.subarray(0, middle), bytes.subarray(middle)].entries()) {
    const sent = await fetch(`${sites[at]}${pathname}`, {
      method: 'PATCH',
      headers: {
        ...tus,
        'upload-offset': String(at * middle),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(piece),
    });
    if (sent.status !== 204) throw new Error(`the upload was answered ${sent.status} ${await sent.text()}`);
  }
  return pathname.split('/').at(-1) ?? '';
}

/** Follows the events at one site and listens live at both from when there is something to hear. */
async function follow(one: Client, sites: [string, string], id: string, say: Say) {
  let live: Promise<{ bytes: Buffer; firstAt: number }[]> | undefined;
  const seen: string[] = [];
  for await (const event of one.events(id)) {
    if (seen.at(-1) !== event.status) seen.push(event.status);
    if (!event.live || live) continue;
    const { live_url: path = '' } = await one.audio(id);
    live = Promise.all(sites.map((site) => listen(site, path)));
  }
  const readyAt = performance.now();
  const heard = (await live) ?? [];
  say('events tell of each stage', seen.includes('speaking') && seen.at(-1) === 'ready', seen);
  say(
    'live is heard before it is ready',
    heard.length === 2 && heard.every(({ firstAt }) => firstAt < readyAt),
  );
  say('live is the same at both', heard.length === 2 && heard[0]!.bytes.equals(heard[1]!.bytes));
}

async function checkFiles(both: [Client, Client], id: string, say: Say): Promise<void> {
  const audios = await Promise.all(both.map((client) => client.audio(id)));
  const files = await Promise.all(both.map((client, at) => client.download(audios[at]!.media_url ?? '')));
  say(
    'the recording is the same at both',
    files[0]!.length > 50_000 && sha256(files[0]!) === sha256(files[1]!),
  );
  const crossed = await both[1].download(audios[0]!.transcript_url ?? '');
  say('a link of one opens at the other', new TextDecoder().decode(crossed).startsWith('WEBVTT'));
}

async function checkFeed(
  both: [Client, Client],
  sites: [string, string],
  id: string,
  say: Say,
): Promise<void> {
  const feed = (await (await both[0].post('/api/feeds', { name: 'Lighthouses' })).json()) as Feed;
  const path = new URL(feed.rss_url ?? '').pathname;
  const rss = async (at: 0 | 1) => (await fetch(`${sites[at]}${path}`)).text();
  await Promise.all([rss(0), rss(1)]);
  const added = await both[1].post(`/api/audios/${id}/episodes`, {
    feed_id: feed.id,
    title: 'The first light',
  });
  say('an episode is added', added.ok, added.status);
  // The other process hears of it; both had the feed in their memory.
  await sleep(500);
  const documents = await Promise.all([rss(0), rss(1)]);
  say(
    'the feed is the same at both',
    documents.every((text) => text.includes('The first light')) && documents[0] === documents[1],
  );
  const enclosure = /<enclosure [^>]*url="([^"]+)"/.exec(documents[0]!)?.[1] ?? '';
  const sound = await fetch(`${sites[1]}${new URL(enclosure).pathname}`, {
    headers: { range: 'bytes=0-99' },
  });
  say('its enclosure plays from any byte', sound.status === 206, sound.status);
}

async function checkShare(
  both: [Client, Client],
  sites: [string, string],
  id: string,
  say: Say,
): Promise<void> {
  const shared = (await (await both[0].post(`/api/audios/${id}/share`)).json()) as { url_token: string };
  const seen = await fetch(`${sites[1]}/api/shared_audios/${shared.url_token}`);
  const { media_url: media = '' } = (await seen.json()) as Partial<SharedAudio>;
  const sound = await fetch(`${sites[1]}${media.replace(/^https?:\/\/[^/]+/, '')}`);
  say('a shared audio is heard at the other', seen.ok && sound.ok, [seen.status, sound.status]);
}

async function checkStudio(both: [Client, Client], id: string, say: Say, voices: Voices): Promise<void> {
  const preview = await both[1].post(`/api/audios/${id}/line_previews`, {
    speaker: 'HOST',
    text: 'Hello from here.',
  });
  say('a line is tried out', preview.ok, preview.status);
  const body = requestOf(scriptOf(6, 'one that comes twice'), voices);
  const [first, second] = await Promise.all(both.map((client) => client.create(body, `twice-${id}`)));
  say('one key, two processes, one audio', first!.id === second!.id);
  await both[0].post(`/api/audios/${first!.id}/cancel`);
  const { status } = await both[1].audio(first!.id);
  say('it is cancelled from either', status === 'cancelled', status);
}

/** Wrong passwords are counted for all processes together. */
async function checkLimits(sites: [string, string], email: string, say: Say): Promise<void> {
  const statuses: number[] = [];
  for (let turn = 0; turn < 8; turn++) {
    const answer = await fetch(`${sites[turn % 2]}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'not the right one' }),
    });
    statuses.push(answer.status);
  }
  say(
    'guesses are counted together',
    statuses.slice(0, 5).every((each) => each === 401) && statuses.includes(429),
    statuses,
  );
}

async function checkTryout(sites: [string, string], say: Say): Promise<void> {
  const asked = await fetch(`${sites[0]}/api/tryouts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ material: PARAGRAPH.repeat(5), language: 'en-US' }),
  });
  const { token } = (await asked.json()) as Tryout;
  let status = '';
  for (let look = 0; look < 360 && !['ready', 'failed'].includes(status); look++) {
    await sleep(500);
    status = ((await (await fetch(`${sites[1]}/api/tryouts/${token}`)).json()) as { status: string }).status;
  }
  say('a tryout asked here is heard there', status === 'ready', [asked.status, status]);
  const newcomer = await signUp(sites[1]);
  const claimed = await newcomer.at(sites[0]).post(`/api/tryouts/${token}/claim`);
  say('and taken over', claimed.ok, [claimed.status, claimed.ok ? '' : await claimed.text()]);
}

/** What a person does, each step at another process than the one before. */
export async function everythingWorks(
  sites: [string, string],
  { person, email }: { person: Client; email: string },
  voices: Voices,
  listObjects: (prefix: string) => Promise<string[]>,
  complaints: string[],
): Promise<void> {
  const say: Say = (what, holds, found) => {
    console.log(
      `  ${holds ? 'holds' : 'FAILS'}  ${what}${holds || found === undefined ? '' : `: ${JSON.stringify(found)}`}`,
    );
    if (!holds) complaints.push(what);
  };
  const both: [Client, Client] = [person.at(sites[0]), person.at(sites[1])];
  const uploaded = await upload(sites, person);
  const { id } = await both[1].create({
    ...requestOf('', voices),
    source: { type: 'files', upload_ids: [uploaded] },
  });
  await follow(both[0], sites, id, say);
  await checkFiles(both, id, say);
  await checkFeed(both, sites, id, say);
  await checkShare(both, sites, id, say);
  await checkStudio(both, id, say, voices);
  await checkLimits(sites, email, say);
  const sample = await Promise.all(
    sites.map((site) =>
      fetch(`${site}/api/voices/${encodeURIComponent('espeak:en-us-female')}/sample.mp3?language=en-US`),
    ),
  );
  say(
    'a voice’s sample',
    sample.every(({ ok }) => ok),
    sample.map(({ status }) => status),
  );
  await checkTryout(sites, say);
  const before = (await listObjects('')).filter((key) => key.includes(id)).length;
  const gone = await fetch(`${sites[0]}/api/audios/${id}`, {
    method: 'DELETE',
    headers: person.authorization,
  });
  const left = (await listObjects('')).filter((key) => key.includes(id)).length;
  say('deleting leaves no object', before > 0 && gone.status === 204 && left === 0, [
    before,
    gone.status,
    left,
  ]);
  const again = await both[1].create(requestOf(scriptOf(6, 'the last'), voices));
  await untilReady(both[0], again.id);
  const closed = await fetch(`${sites[1]}/api/current_user`, {
    method: 'DELETE',
    headers: { ...person.authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ confirmation: DELETION_PHRASE }),
  });
  const known = await fetch(`${sites[0]}/api/current_user`, { headers: person.authorization });
  say('who deleted the account is nobody at either', closed.ok && known.status === 401, [
    closed.status,
    known.status,
  ]);
  await sleep(3_000);
  say(
    'and nothing of it lies in the bucket',
    (await listObjects('')).every((key) => !key.includes(again.id)),
  );
}
