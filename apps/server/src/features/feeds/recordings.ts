import { AppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import { LIMITS } from '@parlance/kernel/limits';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import type { Mp3Tags } from '@parlance/ports/encoder';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Cover, Pictures } from '@parlance/ports/pictures';
import type { Recording } from '../../db/schema/feeds.ts';
import type { PictureAsker, PictureTurns } from '../../doors/picture-turns.ts';
import { SMALL_COVER_PX } from './covers.ts';
import type { ReadyAudio } from './episodes.store.ts';
import { episodePrefix } from './feed-files.ts';
import type { FeedRow } from './feeds.store.ts';

type CoverOfAudio = (audioId: string, asker: PictureAsker) => Promise<Cover>;

export type RecordingDeps = {
  store: ObjectStore;
  coverOfAudio: CoverOfAudio;
  /** The ID3 block; `language` is BCP 47. */
  tagMp3(tags: Mp3Tags): Uint8Array;
  voiceName(voiceId: string): string | undefined;
};

/** More feeds than one person may have take the same audio one after the other; each cover is some 300 kB. */
const COVERS_HELD = 8;

/** Draws an audio's cover once for all feeds that it goes into, also for those that ask at the same time. */
export function coversOfAudios(pictures: Pictures, turns: PictureTurns): CoverOfAudio {
  const held = new Map<string, Cover>();
  const edge = { px: LIMITS.coverMinPx, smallPx: SMALL_COVER_PX };
  return async (audioId, asker) => {
    const known = held.get(audioId);
    if (known) return known;
    const drawn = await turns.once(`audio/${audioId}`, asker, (how) => pictures.draw(audioId, edge, how));
    held.set(audioId, drawn);
    if (held.size > COVERS_HELD) held.delete(held.keys().next().value ?? '');
    return drawn;
  };
}

const COMMENT = `Made with AI by ${PRODUCT_NAME}: the voices are synthetic.`;
const ID3_HEAD_BYTES = 10;
const VERSION_CHARS = 8;

/** How long the ID3v2 block at the beginning of a file is. Its size is written in four bytes of seven bits. */
async function tagBytesOf(store: ObjectStore, key: string): Promise<number> {
  const stream = await store.stream(key, { start: 0, end: ID3_HEAD_BYTES - 1 });
  const head = new Uint8Array(await new Response(stream).arrayBuffer());
  if (new TextDecoder('latin1').decode(head.subarray(0, 3)) !== 'ID3') return 0;
  return ID3_HEAD_BYTES + head.subarray(6, 10).reduce((size, byte) => size * 128 + byte, 0);
}

function tagsOf(feed: FeedRow, title: string, { audio }: ReadyAudio, artwork: Uint8Array): Mp3Tags {
  const durationMs = audio.durationMs ?? 0;
  return {
    title,
    artist: feed.author,
    album: feed.name,
    language: audio.language,
    year: String(audio.createdAt.getUTCFullYear()),
    comment: COMMENT,
    chapters: audio.chapters.map((chapter, index) => ({
      ...chapter,
      endMs: audio.chapters[index + 1]?.startMs ?? durationMs,
    })),
    artwork,
  };
}

/** Gives the audio's sound a tag of its own for this feed. The sound itself is not copied. */
export async function makeRecording(
  deps: RecordingDeps,
  feed: FeedRow,
  episode: { id: string; title: string },
  ready: ReadyAudio,
  asker: PictureAsker,
): Promise<Recording> {
  const { store, voiceName } = deps;
  const { audio, run } = ready;
  const files = run.artifacts.files ?? '';
  const mediaKey = `${files}media.mp3`;
  const media = await store.head(mediaKey);
  if (!media) throw new AppError('not_ready', { log: `object ${mediaKey} is missing` });
  const cover = await deps.coverOfAudio(audio.id, asker);
  const tag = deps.tagMp3(tagsOf(feed, episode.title, ready, cover.small));
  const version = newId().slice(-VERSION_CHARS);
  const prefix = `${episodePrefix(feed.userId, feed.id, episode.id)}${version}`;
  const [tagKey, coverKey] = [`${prefix}.id3`, `${prefix}.jpg`];
  await store.put(coverKey, cover.full);
  await store.put(tagKey, tag);
  const { host, cohost } = run.brief.voices;
  const voices = audio.mode === 'dialogue' ? [host, cohost] : [host];
  return {
    version,
    runId: run.id,
    tagKey,
    tagBytes: tag.length,
    coverKey,
    mediaKey,
    mediaSkipBytes: await tagBytesOf(store, mediaKey),
    mediaBytes: media.bytes,
    transcriptKey: `${files}transcript.vtt`,
    chaptersKey: `${files}chapters.json`,
    language: audio.language,
    durationMs: audio.durationMs ?? 0,
    chapters: audio.chapters,
    hosts: voices.flatMap((voice) => voiceName(voice) ?? []),
  };
}
