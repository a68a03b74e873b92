import type { Agent } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { ask, type Headers } from './ask.ts';
import type { Browser, Paired } from './plan.ts';

/** How long people look at a page, on average. */
const THINK_MS = 4_000;
const LONGEST_THINK_MS = 5 * THINK_MS;

type Server = { site: string; agent: Agent };
type Answered = (status: number, ms: number) => void;
type Recorders = { api: Answered } & Record<Paired, { product: Answered; bare: Answered }>;

/** Many short looks and a few long ones. */
const thinkMs = () => Math.min(LONGEST_THINK_MS, -Math.log(1 - Math.random()) * THINK_MS);

async function timed(server: Server, where: string, headers: Headers, answered: Answered) {
  const url = where.startsWith('/') ? `${server.site}${where}` : where;
  const askedAt = performance.now();
  answered(await ask(server.agent, url, headers), performance.now() - askedAt);
}

/** One person with a session of their own, who goes from page to page as the web client does. */
export async function browse(
  { token, userId, audios, feed }: Browser,
  servers: { product: Server; bare: Server },
  answered: Recorders,
  signal: AbortSignal,
): Promise<void> {
  const authorization = { authorization: `Bearer ${token}` };
  const get = (where: string, headers: Headers = authorization) =>
    timed(servers.product, where, headers, answered.api);
  let pairs = 0;
  /** The same of both, by turns one and the other first. */
  const getPaired = async (endpoint: Paired, where: string, bare: string) => {
    const ours = () =>
      timed(servers.product, where, authorization, (status, ms) => {
        answered.api(status, ms);
        answered[endpoint].product(status, ms);
      });
    const theirs = () => timed(servers.bare, bare, {}, answered[endpoint].bare);
    for (const one of pairs++ % 2 ? [ours, theirs] : [theirs, ours]) await one();
  };
  const readAudio = async () => {
    const audio = audios[Math.floor(Math.random() * audios.length)]!;
    await getPaired('audio', `/api/audios/${audio.id}`, `/audio?user=${userId}&id=${audio.id}`);
    // Signed addresses: whoever has them needs no session.
    await get(audio.transcriptUrl, {});
    await get(audio.peaksUrl, {});
  };
  const pages = [
    async () => {
      await get('/api/current_user');
      await getPaired('list', '/api/audios', `/list?user=${userId}`);
    },
    readAudio,
    async () => {
      await get('/api/current_user/billing_info');
      await get('/api/current_user/credit_statement');
    },
    readAudio,
    async () => {
      await get('/api/feeds');
      if (feed) await get(`/api/feeds/${feed.id}/episodes`);
    },
  ];
  // They don't all begin with the same page at the same moment.
  let page = Math.floor(Math.random() * pages.length);
  while (!signal.aborted) {
    await sleep(thinkMs(), undefined, { signal }).catch(() => {});
    if (!signal.aborted) await pages[page++ % pages.length]!();
  }
}
