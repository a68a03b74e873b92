/** Reads a feed as a podcast app would and says in words what an app would dislike. Ends with 1 when it fails. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { saxesXmlReader } from '@parlance/adapters/xml-reader/saxes';
import type { FeedFinding } from '@parlance/contract/feed-findings';
import { type Ask, fetchFacts } from '../apps/server/src/features/feeds/validation/feed-facts.ts';
import { judgeFeed } from '../apps/server/src/features/feeds/validation/judge-feed.ts';

const MAX_EPISODES = 10;
const PATIENCE_MS = 30_000;
const SENTENCES = fileURLToPath(new URL('../apps/web/src/lib/locales/en-US/feeds.json', import.meta.url));

const ask: Ask = async (url, how) => {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const reply = await fetch(url, { ...how, redirect: 'manual', signal });
    return { status: reply.status, headers: reply.headers, body: new Uint8Array(await reply.arrayBuffer()) };
  } catch {
    return undefined;
  }
};

/** The same words as on the page. */
async function sayings(): Promise<(finding: FeedFinding) => string> {
  const { findings } = JSON.parse(await readFile(SENTENCES, 'utf8')) as { findings: Record<string, string> };
  return ({ code, level, episode, params = {} }) => {
    const sentence = (findings[code] ?? code).replace(/\{\{(\w+)(?:[^\w{}][^{}]*)?\}\}/g, (_, name: string) =>
      String(params[name] ?? ''),
    );
    return `${level === 'error' ? 'problem' : 'remark '}  ${episode ? `${episode}: ` : ''}${sentence}`;
  };
}

const url = process.argv[2];
if (!url || !URL.canParse(url)) {
  console.error('Usage: npm run validate-feed <address of the feed>');
  process.exit(2);
}
const say = await sayings();
const facts = await fetchFacts({ ask, xml: saxesXmlReader() }, url, {
  now: new Date(),
  maxEpisodes: MAX_EPISODES,
});
const report = judgeFeed(facts);
for (const finding of report.findings) console.log(say(finding));
console.log(
  `${report.passed ? 'Passed' : 'Failed'}: ${report.findings.length} findings; ${report.episodes_fetched} of ${report.episodes_listed} episodes were fetched.`,
);
process.exitCode = report.passed ? 0 : 1;
