import { setTimeout as sleep } from 'node:timers/promises';
import type { Audio } from '@parlance/contract/audios';
import type { Episode, Feed } from '@parlance/contract/feeds';
import type { EditedScript } from '@parlance/contract/studio';
import { cuttableLine } from '../cuttable-line.ts';
import type { Ground, Invariant } from './ground.ts';
import { cut, type Mutant } from './mutate.ts';
import { ownScript, signUp, startTrialProduct, type TrialPerson, whenEnded } from './trial-product.ts';

/** 20 requests a second. */
const EVERY_MS = 50;
type Numbers = { changes: number; restarts: number; outageMs: number };
type Seen = { address: string; status: number; guids: string };

const guidsIn = (xml: string) =>
  [...xml.matchAll(/<guid isPermaLink="false">([^<]*)<\/guid>/g)].map((match) => match[1]).join();

/** Asks for the feed all the time, as podcast apps do; a server that is not there yet answers nothing. */
function listen(address: () => string) {
  const seen: Seen[] = [];
  const asking = new Set<Promise<void>>();
  const ask = async (url: string) => {
    const reply = await fetch(url).catch(() => undefined);
    if (reply)
      seen.push({ address: url, status: reply.status, guids: guidsIn(await reply.text().catch(() => '')) });
  };
  const timer = setInterval(() => {
    const one = ask(address()).finally(() => asking.delete(one));
    asking.add(one);
  }, EVERY_MS);
  const answered = async () => void (await Promise.all(asking));
  return {
    seen,
    answered,
    async stop(): Promise<void> {
      clearInterval(timer);
      await answered();
    },
  };
}

async function remake(person: TrialPerson, audioId: string, turn: number): Promise<void> {
  const { lines } = await person.json<EditedScript>('GET', `/api/audios/${audioId}/script`);
  const changed = lines.map(({ speaker, text }, i) => ({
    speaker,
    text: i === 0 ? `Now for the ${turn}. time.` : text,
  }));
  await person.json('PUT', `/api/audios/${audioId}/script`, { lines: changed });
  await whenEnded(person, audioId);
}

/** Everything about a feed changes, servers restart and the database is away: it answers, with the same GUIDs. */
async function keepAnswering({ url, folder }: Ground, numbers: Numbers, mutant?: Mutant): Promise<string> {
  const line = await cuttableLine(url);
  const start = (port?: number) =>
    startTrialProduct({ folder, databaseUrl: line.url, port, mutants: mutant ? [mutant] : [] });
  let product = await start();
  try {
    const person = await signUp(product.url);
    const { id } = await person.json<Audio>('POST', '/api/audios', ownScript(2));
    await whenEnded(person, id);
    let feed = await person.json<Feed>('POST', '/api/feeds', { name: 'Rivers' });
    const episode = await person.json<Episode>('POST', `/api/audios/${id}/episodes`, {
      feed_id: feed.id,
      title: 'One',
    });
    await fetch(feed.rss_url ?? '');
    const listener = listen(() => feed.rss_url ?? '');
    for (let i = 0; i < numbers.changes; i++) {
      await person.json('PATCH', `/api/feeds/${feed.id}`, { name: `Rivers ${i}` });
      await person.json('PATCH', `/api/episodes/${episode.id}`, { title: `Title ${i}` });
      if (i % 10 === 0 && i < 80) await remake(person, id, i);
      feed = await person.json<Feed>('POST', `/api/feeds/${feed.id}/rotate_url`);
    }
    for (let i = 0; i < numbers.restarts; i++) {
      await product.process.end('SIGTERM');
      product = await start(product.port);
      await sleep(10 * EVERY_MS);
    }
    // Without a database nobody can say of the address before the last change that it is no longer one.
    await listener.answered();
    line.cut();
    await sleep(numbers.outageMs);
    line.mend();
    await listener.stop();
    // An address may be cut off between the question and its answer; the last one never was.
    const wrong = listener.seen.filter(
      ({ address, status, guids }) =>
        !(status === 200 ? guids === episode.id : status === 404 && address !== feed.rss_url),
    );
    if (wrong.length > 0)
      throw new Error(`${wrong.length} of ${listener.seen.length} answers: ${JSON.stringify(wrong[0])}`);
    return `${numbers.changes} changes of everything, ${numbers.restarts} restarts, ${numbers.outageMs / 1000} s without a database: ${listener.seen.length} answers, none a failure, the GUID never changed`;
  } finally {
    await product.process.end('SIGTERM');
    await line.close();
  }
}

export const feeds: Invariant = {
  name: '6: a published feed never fails and never changes a GUID',
  full: (ground) => keepAnswering(ground, { changes: 200, restarts: 10, outageMs: 60_000 }),
  small: (ground) => keepAnswering(ground, { changes: 2, restarts: 0, outageMs: 6_000 }),
  byProcesses: true,
  mutants: [
    {
      without: 'no copy answers while the database is away',
      run: (ground) =>
        keepAnswering(
          ground,
          { changes: 1, restarts: 0, outageMs: 12_000 },
          cut(
            'feeds/published/feed-cache.ts',
            'const cached = entries.get(token)?.cached ?? (await fromCopy(token, error));',
            'if (error) throw noCopy(error); const cached = await fromCopy(token, error);',
          ),
        ),
    },
  ],
};
