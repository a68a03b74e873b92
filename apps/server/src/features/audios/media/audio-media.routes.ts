import { LIVE_PARTS_KEPT_MS } from '@parlance/artifacts/live-part';
import * as contract from '@parlance/contract/audios';
import { readScriptText, readTranscriptSrt, readTranscriptText } from '@parlance/contract/studio';
import { AppError } from '@parlance/kernel/errors';
import { formatScript } from '@parlance/kernel/script-text';
import type { ObjectStore } from '@parlance/ports/object-store';
import { parseVtt } from '@parlance/transcripts/parse-vtt';
import { withSpeakerNames, writePlainText } from '@parlance/transcripts/plain-text';
import { writeSrt } from '@parlance/transcripts/srt';
import { type Call, type Endpoint, endpoint } from '../../../endpoint.ts';
import type { AudioStore, AudioWithRun, RunRow } from '../audios.store.ts';
import { storedScript } from '../runs/stored-artifacts.ts';
import type { StreamListener } from '../streams/listeners.ts';
import { liveStream } from '../streams/live-stream.ts';
import { shareLooks } from '../streams/shared-looks.ts';
import { shareParts } from '../streams/shared-parts.ts';
import { serveObject } from './byte-ranges.ts';

type Deps = {
  audios: AudioStore;
  store: ObjectStore;
  watch(audioId: string, changed: () => void): () => void;
  listen(audioId: string): StreamListener;
};

/** Listeners are told of a part within this time even where its announcement was missed. */
const LOOK_AGAIN_MS = 2_000;

/** Well before they are collected: a stream that begins now still has all of them. */
const partsMayBeGone = ({ state, finishedAt }: AudioWithRun['run']): boolean =>
  state === 'done' && Date.now() - (finishedAt?.getTime() ?? 0) > LIVE_PARTS_KEPT_MS / 2;

type FileRoute = typeof contract.readMedia;

/** Files of one audio, for its owner or whoever holds a signed link to just this file. */
export function audioMediaEndpoints(deps: Deps): Endpoint[] {
  async function reached(call: Pick<Call<FileRoute>, 'params' | 'actor'>): Promise<AudioWithRun> {
    const { id } = call.params;
    const both = call.actor
      ? await deps.audios.find(call.actor.userId, id)
      : await deps.audios.findForLink(id);
    if (!both) throw new AppError('not_found');
    return both;
  }

  const finished = (route: FileRoute, name: string) =>
    endpoint(route, async (call) => {
      const { run } = await reached(call);
      if (!run.artifacts.files) throw new AppError('not_ready');
      return serveObject(deps.store, `${run.artifacts.files}${name}`, route.content ?? '', call.request);
    });

  /** A file that is written when it is asked for, out of those that are there. */
  const written = (route: FileRoute, write: (both: AudioWithRun) => Promise<string>) =>
    endpoint(route, async (call) => {
      const both = await reached(call);
      if (!both.run.artifacts.files) throw new AppError('not_ready');
      return new Response(await write(both), {
        headers: { 'content-type': route.content ?? '', 'cache-control': 'private, max-age=3600' },
      });
    });

  const cuesOf = async ({ run }: AudioWithRun) =>
    parseVtt(new TextDecoder().decode(await deps.store.get(`${run.artifacts.files}transcript.vtt`)));
  const follow = shareLooks<RunRow>({
    async look(before) {
      const all = await deps.audios.findWatched([...before.keys()]);
      return new Map(all.map(({ audio, run }) => [audio.id, run]));
    },
    watch: deps.watch,
    againMs: LOOK_AGAIN_MS,
  });
  const readPart = shareParts(deps.store);
  const linesOf = async ({ run }: AudioWithRun) => (await storedScript(deps.store, run))?.lines ?? [];

  return [
    written(readTranscriptSrt, async (both) => writeSrt(await cuesOf(both))),
    written(readTranscriptText, async (both) =>
      writePlainText(withSpeakerNames(await cuesOf(both), await linesOf(both))),
    ),
    written(readScriptText, async (both) => formatScript(await linesOf(both))),
    finished(contract.readMedia, 'media.mp3'),
    finished(contract.readTranscript, 'transcript.vtt'),
    finished(contract.readChapters, 'chapters.json'),
    finished(contract.readPeaks, 'peaks.json'),
    endpoint(contract.readLive, async (call) => {
      const { audio, run } = await reached(call);
      const unfinished = run.state === 'active' || run.state === 'review';
      if (unfinished && run.liveParts === 0) throw new AppError('not_ready');
      // The recording stands for a stream whose parts are gone, or that there never was.
      if (!unfinished && run.artifacts.files && (run.liveParts === 0 || partsMayBeGone(run)))
        return serveObject(deps.store, `${run.artifacts.files}media.mp3`, 'audio/mpeg', call.request);
      const body =
        call.request.method === 'HEAD'
          ? null
          : liveStream({
              readPart,
              follow: follow(audio.id),
              runId: run.id,
              listener: deps.listen(audio.id),
              from: call.query.from,
            });
      const headers = {
        'content-type': 'audio/mpeg',
        'cache-control': 'no-store',
        // Proxies that gather answers would keep back what is to be heard now.
        'x-accel-buffering': 'no',
      };
      return new Response(body, { headers });
    }),
  ];
}
