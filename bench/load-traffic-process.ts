// Started by load.ts: everybody who uses the product at once, in a process that has nothing else to do.
import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf } from './client.ts';
import { openAnswers } from './load/answers.ts';
import { ask, type Headers, openAgent } from './load/ask.ts';
import { browse } from './load/browse.ts';
import { listen, makeAudios, openStage } from './load/live.ts';
import type { FromTraffic, Plan } from './load/plan.ts';

const WARM_UP_SECONDS = 15;
const TICK_MS = 5;
const API_SOCKETS = 128;
const FEED_SOCKETS = 64;
const ENDING_MS = 5_000;

const tell = (message: FromTraffic) => process.send?.(message);

/** So many requests a second whether or not the ones before were answered: a server can't slow its visitors down. */
async function askForFeeds(plan: Plan, answered: (status: number, ms: number) => void, signal: AbortSignal) {
  const agent = openAgent(FEED_SOCKETS);
  const known = plan.browsers.flatMap(({ feed }) =>
    feed
      ? [
          {
            url: feed.rssUrl,
            headers: { 'if-none-match': feed.etag, 'accept-encoding': 'identity' } satisfies Headers,
          },
        ]
      : [],
  );
  const startedAt = performance.now();
  for (let sent = 0; !signal.aborted; ) {
    const due = ((performance.now() - startedAt) / 1000) * plan.feedsPerSecond;
    for (; sent < due; sent++) {
      const { url, headers } = known[sent % known.length]!;
      const askedAt = performance.now();
      void ask(agent, url, headers).then((status) => answered(status, performance.now() - askedAt));
    }
    await sleep(TICK_MS);
  }
}

async function run(plan: Plan): Promise<void> {
  const enough = new AbortController();
  const { signal } = enough;
  const answers = {
    api: openAnswers(),
    feeds: openAnswers(),
    live: openAnswers(),
    list: openAnswers(),
    audio: openAnswers(),
    bareList: openAnswers(),
    bareAudio: openAnswers(),
  };
  let measuring = false;
  const into = (kind: keyof typeof answers) => (status: number, ms: number) => {
    if (measuring) answers[kind].add(status, ms);
  };
  const complaints: string[] = [];
  const stage = openStage();
  const servers = {
    product: { site: plan.site, agent: openAgent(API_SOCKETS) },
    bare: { site: plan.bareSite, agent: openAgent(API_SOCKETS) },
  };
  const answered = {
    api: into('api'),
    list: { product: into('list'), bare: into('bareList') },
    audio: { product: into('audio'), bare: into('bareAudio') },
  };
  const everybody = [
    ...plan.browsers.map((browser) => browse(browser, servers, answered, signal)),
    ...plan.makers.map((token) =>
      makeAudios(clientOf(plan.site, token), plan.voices, stage, signal).catch(
        (error) => void complaints.push(String(error)),
      ),
    ),
    ...Array.from({ length: plan.listeners }, (_, at) => listen(plan.site, stage, at, into('live'), signal)),
    askForFeeds(plan, into('feeds'), signal),
  ];
  await sleep(WARM_UP_SECONDS * 1000);
  measuring = true;
  const [startedAt, cpuBefore, madeBefore] = [performance.now(), process.cpuUsage(), stage.made];
  tell({ do: 'measuring' });
  await sleep(plan.seconds * 1000);
  const { user, system } = process.cpuUsage(cpuBefore);
  const seconds = (performance.now() - startedAt) / 1000;
  const made = stage.made - madeBefore;
  enough.abort();
  // Those under way are answered before they are counted: the slowest are what p99 is about.
  await Promise.race([Promise.all(everybody), sleep(ENDING_MS)]);
  tell({
    do: 'done',
    outcome: {
      seconds,
      cpuSeconds: (user + system) / 1e6,
      api: answers.api.summary(),
      feeds: answers.feeds.summary(),
      live: answers.live.summary(),
      paired: {
        list: { product: answers.list.summary(), bare: answers.bareList.summary() },
        audio: { product: answers.audio.summary(), bare: answers.bareAudio.summary() },
      },
      audiosMade: made,
      listenersAtOnce: stage.mostListeners,
      complaints,
    },
  });
}

process.once('message', (plan: Plan) => void run(plan));
process.on('disconnect', () => process.exit(0));
