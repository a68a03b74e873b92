import * as contract from '@parlance/contract/studio';
import { AppError } from '@parlance/kernel/errors';
import { type Actor, type Endpoint, endpoint, signedIn } from '../../../endpoint.ts';
import { type PreviewLineDeps, previewLine } from '../actions/preview-line.ts';
import { type ProposeAdditionDeps, proposeAddition } from '../actions/propose-addition.ts';
import { type RemakeDeps, remakeAudio } from '../actions/remake-audio.ts';
import { type ShareDeps, shareAudio } from '../actions/share-audio.ts';
import { speakReviewed } from '../actions/speak-reviewed.ts';
import { ownAudio } from '../audios.policy.ts';
import type { AudioWithRun } from '../audios.store.ts';
import { audioView, type ViewDeps } from '../audios.view.ts';
import { storedScript } from '../runs/stored-artifacts.ts';
import { requestView } from './request.view.ts';

export type StudioDeps = RemakeDeps &
  PreviewLineDeps &
  ProposeAdditionDeps &
  ShareDeps &
  Omit<ViewDeps, 'creator'> & { uploadIdOf(userId: string, key: string): string | undefined };

/** What a person does with an audio that is there: change, hear, rate and share it. */
export function studioEndpoints(deps: StudioDeps): Endpoint[] {
  const view = (actor: Actor, both: AudioWithRun) => audioView({ ...deps, creator: actor.name }, both);
  return [
    endpoint(contract.replaceScript, async (call) => {
      const actor = signedIn(call);
      const both = await ownAudio(deps.audios, actor.userId, call.params.id);
      if (both.audio.status === 'review') return view(actor, await speakReviewed(deps, both, call.body));
      return view(actor, await remakeAudio(deps, actor.userId, call.params.id, call.body));
    }),

    endpoint(contract.proposeAddition, async (call) =>
      proposeAddition(deps, signedIn(call).userId, call.params.id, call.body),
    ),

    endpoint(contract.previewLine, async (call) => {
      const { userId } = signedIn(call);
      const { mp3, remaining, secondsLeft } = await previewLine(
        deps,
        userId,
        call.params.id,
        call.body,
        call.signal,
      );
      return new Response(mp3, {
        headers: {
          'content-type': 'audio/mpeg',
          'cache-control': 'no-store',
          // Characters of the day's allowance, in the words of draft-ietf-httpapi-ratelimit-headers.
          ratelimit: `"preview-characters";r=${remaining};t=${secondsLeft}`,
        },
      });
    }),

    endpoint(contract.rateAudio, async (call) => {
      const actor = signedIn(call);
      const { audio } = await ownAudio(deps.audios, actor.userId, call.params.id);
      if (audio.status !== 'ready') throw new AppError('not_ready');
      const { rating, comment } = call.body;
      await deps.audios.rate(audio.id, rating, comment || null, deps.clock.now());
      return view(actor, await ownAudio(deps.audios, actor.userId, audio.id));
    }),

    endpoint(contract.savePosition, async (call) => {
      const { userId } = signedIn(call);
      const saved = await deps.audios.savePosition(userId, call.params.id, call.body.position_ms);
      if (!saved) throw new AppError('not_found');
      return undefined;
    }),

    endpoint(contract.shareAudio, async (call) => {
      const url_token = await shareAudio(deps, signedIn(call).userId, call.params.id);
      return { url_token, share_url: deps.shareUrl(url_token) };
    }),

    endpoint(contract.readAudioRequest, async (call) => {
      const { userId } = signedIn(call);
      const both = await ownAudio(deps.audios, userId, call.params.id);
      const script = await storedScript(deps.store, both.run);
      return requestView(both, script, (key) => deps.uploadIdOf(userId, key));
    }),
  ];
}
