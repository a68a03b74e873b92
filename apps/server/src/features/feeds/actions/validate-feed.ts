import type { FeedReport } from '@parlance/contract/feed-findings';
import type { Clock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import type { XmlReader } from '@parlance/ports/xml-reader';
import type { OpenFiles } from '../../../endpoint.ts';
import type { TokenSeal } from '../feed-tokens.ts';
import { ownFeed } from '../feeds.policy.ts';
import type { FeedStore } from '../feeds.store.ts';
import { type Ask, fetchFacts } from '../validation/feed-facts.ts';
import { judgeFeed } from '../validation/judge-feed.ts';

export type ValidateDeps = {
  feeds: FeedStore;
  seal: TokenSeal;
  /** What podcast apps are answered by. */
  rss: OpenFiles;
  xml: XmlReader;
  publicUrl: string;
  clock: Clock;
};

const MAX_EPISODES = 5;

/** Asks the very code that answers apps, without a way through the network. */
const askOf =
  ({ rss, publicUrl }: ValidateDeps): Ask =>
  async (url, how) => {
    const parsed = URL.parse(url);
    if (!parsed || parsed.origin !== new URL(publicUrl).origin) return undefined;
    const [, , first = '', second] = parsed.pathname.split('/');
    const { status, headers, body } = await rss.answer(new Request(url, how), first, second);
    return { status, headers, body: new Uint8Array(await new Response(body).arrayBuffer()) };
  };

export async function validateFeed(deps: ValidateDeps, userId: string, id: string): Promise<FeedReport> {
  const { feed } = await ownFeed(deps.feeds, userId, id);
  const token = deps.seal.open(feed.tokenSealed);
  if (!token) throw new AppError('not_found', { log: 'the feed’s address was sealed with another secret' });
  const asked = { now: deps.clock.now(), maxEpisodes: MAX_EPISODES };
  const url = `${deps.publicUrl}/rss/${token}.xml`;
  return judgeFeed(await fetchFacts({ ask: askOf(deps), xml: deps.xml }, url, asked));
}
