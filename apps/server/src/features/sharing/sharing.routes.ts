import { Peaks } from '@parlance/contract/audios';
import * as contract from '@parlance/contract/sharing';
import { AppError } from '@parlance/kernel/errors';
import type { ObjectStore } from '@parlance/ports/object-store';
import type { Pictures } from '@parlance/ports/pictures';
import type { PictureTurns } from '../../doors/picture-turns.ts';
import type { Visitor } from '../../doors/shared-visits.ts';
import { type Endpoint, endpoint } from '../../endpoint.ts';
import { embedPage } from './embed-page.ts';
import { oEmbed } from './oembed.ts';
import type { ShareLinks } from './share-links.ts';
import { type FindShared, openShare, type SharedRecording } from './shared-recording.ts';
import { sharedView } from './sharing.view.ts';

type Deps = {
  find: FindShared;
  links: ShareLinks;
  store: ObjectStore;
  pictures: Pick<Pictures, 'card'>;
  pictureTurns: PictureTurns;
  /** One object with byte ranges, to be asked for again each time. */
  serve(key: string, contentType: string, request: Request): Promise<Response>;
};

type FileRoute = typeof contract.readSharedMedia;

/** Raised when cards are drawn differently. */
const DRAWN = 'card2';

/** Drawn when it is first asked for, and kept beside the recording it shows. */
async function cardKey(
  { store, pictures, pictureTurns }: Pick<Deps, 'store' | 'pictures' | 'pictureTurns'>,
  { files, audioId }: SharedRecording,
  visitor: Visitor,
): Promise<string> {
  const key = `${files}${DRAWN}.png`;
  if (await store.head(key)) return key;
  await pictureTurns.once(key, visitor, async (how) => {
    const { peaks } = Peaks.parse(
      JSON.parse(new TextDecoder().decode(await store.get(`${files}peaks.json`))),
    );
    await store.put(key, await pictures.card(audioId, peaks, how));
  });
  return key;
}

/** What whoever has a link may see and hear, signed in or not. */
export function sharingEndpoints({ find, links, serve, ...drawing }: Deps): Endpoint[] {
  const file = (
    route: FileRoute,
    keyOf: (shared: SharedRecording, visitor: Visitor) => string | Promise<string>,
  ) =>
    endpoint(route, async (call) => {
      const shared = await openShare(find, call.params.url_token);
      const reply = await serve(await keyOf(shared, call), route.content ?? '', call.request);
      // Other sites show the picture and play the sound; none of it belongs into a search engine.
      reply.headers.set('cross-origin-resource-policy', 'cross-origin');
      reply.headers.set('x-robots-tag', 'noindex');
      return reply;
    });

  return [
    endpoint(contract.readSharedAudio, async (call) =>
      sharedView(await openShare(find, call.params.url_token), links),
    ),
    file(contract.readSharedMedia, ({ files }) => `${files}media.mp3`),
    file(contract.readSharedTranscript, ({ files }) => `${files}transcript.vtt`),
    file(contract.readSharedChapters, ({ files }) => `${files}chapters.json`),
    file(contract.readSharedPeaks, ({ files }) => `${files}peaks.json`),
    file(contract.readSharedImage, (shared, visitor) => cardKey(drawing, shared, visitor)),

    endpoint(contract.readEmbeddedPlayer, async (call) =>
      embedPage(await openShare(find, call.params.url_token), links),
    ),

    endpoint(contract.readOEmbed, async (call) => {
      const token = links.tokenIn(call.query.url);
      if (!token) throw new AppError('not_found');
      return oEmbed(await openShare(find, token), links, call.query);
    }),
  ];
}
