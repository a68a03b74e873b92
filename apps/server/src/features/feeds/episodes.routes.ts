import * as contract from '@parlance/contract/feeds';
import { AppError } from '@parlance/kernel/errors';
import { isId } from '@parlance/kernel/ids';
import { type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import { type AddDeps, addEpisode } from './actions/add-episode.ts';
import { changeEpisode, deleteEpisode, type EpisodeDeps } from './actions/change-episode.ts';
import { ownFeed } from './feeds.policy.ts';
import type { EpisodeRow } from './feeds.store.ts';
import { episodeView } from './feeds.view.ts';

const cursorOf = ({ publishedAt, id }: EpisodeRow): string => `${publishedAt.getTime()}.${id}`;

function placeOf(cursor: string | undefined) {
  if (cursor === undefined) return undefined;
  const [time = '', id = ''] = cursor.split('.');
  const publishedAt = new Date(/^-?\d{1,15}$/.test(time) ? Number(time) : Number.NaN);
  if (Number.isNaN(publishedAt.getTime()) || !isId(id))
    throw new AppError('validation_failed', { fields: { cursor: 'invalid' } });
  return { publishedAt, id };
}

export function episodeEndpoints(deps: AddDeps & EpisodeDeps): Endpoint[] {
  return [
    endpoint(contract.listEpisodes, async (call) => {
      const { limit, cursor } = call.query;
      const after = placeOf(cursor);
      const { feed } = await ownFeed(deps.feeds, signedIn(call).userId, call.params.feed_id);
      const rows = await deps.episodes.page(feed.id, limit + 1, after);
      const page = rows.slice(0, limit);
      const last = page.at(-1);
      return {
        items: page.map(episodeView),
        next_cursor: rows.length > limit && last ? cursorOf(last) : null,
      };
    }),
    endpoint(contract.addEpisode, async (call) =>
      episodeView(await addEpisode(deps, signedIn(call).userId, call.params.id, call.body, call.signal)),
    ),
    endpoint(contract.changeEpisode, async (call) =>
      episodeView(await changeEpisode(deps, signedIn(call).userId, call.params.episode_id, call.body)),
    ),
    endpoint(contract.deleteEpisode, async (call) => {
      await deleteEpisode(deps, signedIn(call).userId, call.params.episode_id);
      return undefined;
    }),
  ];
}
