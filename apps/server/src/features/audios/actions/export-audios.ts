import type { Options } from '@parlance/contract/options';
import type { ObjectStore } from '@parlance/ports/object-store';
import { audioPrefix } from '../audio-files.ts';
import type { AudioStore, AudioWithRun } from '../audios.store.ts';
import { scriptOf } from './read-script.ts';

type Deps = { audios: AudioStore; store: ObjectStore; options: Options; shareUrl(token: string): string };

const PAGE = 50;

/** Everything kept about a user's audios, newest first, for the user to take along. */
export async function* exportAudios(deps: Deps, userId: string): AsyncGenerator<object> {
  let cursor: string | undefined;
  do {
    const page = await deps.audios.list(userId, { sort: 'newest', cursor, limit: PAGE });
    for (const both of page) yield exported(deps, both);
    cursor = page.length === PAGE ? page.at(-1)?.audio.id : undefined;
  } while (cursor);
}

async function exported({ store, options, shareUrl }: Deps, both: AudioWithRun): Promise<object> {
  const { audio, run, shareToken } = both;
  const prefix = audioPrefix(audio.userId, audio.id);
  const files = await Promise.all(
    (await store.list(prefix)).map(async (key) => ({
      name: key.slice(prefix.length),
      bytes: (await store.head(key))?.bytes ?? null,
    })),
  );
  const { source, ...request } = run.brief;
  return {
    id: audio.id,
    title: audio.title,
    status: audio.status,
    created_at: audio.createdAt.toISOString(),
    updated_at: audio.updatedAt.toISOString(),
    wishes: request,
    source,
    shownotes: audio.shownotes,
    duration_ms: audio.durationMs,
    chapters: audio.chapters.map(({ title, startMs }) => ({ title, start_ms: startMs })),
    credits_charged: audio.creditsCharged,
    share_url: shareToken && shareUrl(shareToken),
    rating: audio.rating,
    rating_comment: audio.ratingComment,
    rated_at: audio.ratedAt?.toISOString() ?? null,
    position_ms: audio.positionMs,
    script: (await scriptOf({ store, options }, run)) ?? null,
    files,
  };
}
