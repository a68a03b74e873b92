import * as addresses from '@parlance/contract/address-preview';
import * as contract from '@parlance/contract/audios';
import { completeAudio as completion } from '@parlance/contract/tryouts';
import { type Actor, type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import { type CancelDeps, cancelAudio } from './actions/cancel-audio.ts';
import { type CompleteDeps, completeAudio } from './actions/complete-audio.ts';
import { type DeleteDeps, deleteAudio } from './actions/delete-audio.ts';
import { type EstimateDeps, estimateAudio } from './actions/estimate-audio.ts';
import { type PreviewDeps, previewAddress } from './actions/preview-address.ts';
import { scriptView } from './actions/read-script.ts';
import { editBasis } from './actions/remake-audio.ts';
import { type RetryDeps, retryAudio } from './actions/retry-audio.ts';
import { type StartDeps, startAudio } from './actions/start-audio.ts';
import { ownAudio } from './audios.policy.ts';
import type { AudioWithRun } from './audios.store.ts';
import { audioView, type ViewDeps } from './audios.view.ts';

export type AudioDeps = StartDeps &
  RetryDeps &
  CompleteDeps &
  CancelDeps &
  EstimateDeps &
  PreviewDeps &
  DeleteDeps &
  Omit<ViewDeps, 'creator'>;

export function audioEndpoints(deps: AudioDeps): Endpoint[] {
  const view = (actor: Actor, both: AudioWithRun) => audioView({ ...deps, creator: actor.name }, both);

  return [
    endpoint(contract.listAudios, async (call) => {
      const actor = signedIn(call);
      const { limit, ...filter } = call.query;
      const rows = await deps.audios.list(actor.userId, { ...filter, limit: limit + 1 });
      const page = rows.slice(0, limit);
      return {
        items: page.map((both) => view(actor, both)),
        next_cursor: rows.length > limit ? (page.at(-1)?.audio.id ?? null) : null,
      };
    }),
    endpoint(contract.createAudio, async (call) => {
      const actor = signedIn(call);
      const key = call.request.headers.get('idempotency-key') ?? undefined;
      return view(actor, await startAudio(deps, actor.userId, call.body, key));
    }),
    endpoint(contract.estimateAudio, async (call) =>
      estimateAudio(deps, signedIn(call).userId, call.body, call.signal),
    ),
    endpoint(addresses.previewAddress, async (call) => {
      const { userId } = signedIn(call);
      return previewAddress(deps, userId, call.body.url, call.signal);
    }),
    endpoint(contract.readAudio, async (call) => {
      const actor = signedIn(call);
      return view(actor, await ownAudio(deps.audios, actor.userId, call.params.id));
    }),
    endpoint(contract.changeAudio, async (call) => {
      const actor = signedIn(call);
      const { audio } = await ownAudio(deps.audios, actor.userId, call.params.id);
      await deps.audios.change(audio.id, call.body, deps.clock.now());
      return view(actor, await ownAudio(deps.audios, actor.userId, audio.id));
    }),
    endpoint(contract.deleteAudio, async (call) => {
      await deleteAudio(deps, signedIn(call).userId, call.params.id);
      return undefined;
    }),
    endpoint(contract.cancelAudio, async (call) => {
      const actor = signedIn(call);
      return view(actor, await cancelAudio(deps, actor.userId, call.params.id));
    }),
    endpoint(contract.retryAudio, async (call) => {
      const actor = signedIn(call);
      return view(actor, await retryAudio(deps, actor.userId, call.params.id));
    }),
    endpoint(completion, async (call) => {
      const actor = signedIn(call);
      return view(actor, await completeAudio(deps, actor.userId, call.params.id));
    }),
    endpoint(contract.readScript, async (call) => {
      const both = await ownAudio(deps.audios, signedIn(call).userId, call.params.id);
      return { ...(await scriptView(deps, both.run)), edit_basis: await editBasis(deps, both) };
    }),
  ];
}
