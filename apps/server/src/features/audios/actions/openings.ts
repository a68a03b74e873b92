import type { Brief } from '@parlance/artifacts/brief';
import type { NewAudio } from '@parlance/contract/new-audio';
import { AppError } from '@parlance/kernel/errors';
import type { ObjectStore } from '@parlance/ports/object-store';
import { audioPrefix } from '../audio-files.ts';
import { isBusy, ownAudio } from '../audios.policy.ts';
import type { AudioStore } from '../audios.store.ts';
import { audioView, type ViewDeps } from '../audios.view.ts';
import { type CancelDeps, stopRuns } from './cancel-audio.ts';
import { type DeleteDeps, deleteAudio } from './delete-audio.ts';
import { scriptOf } from './read-script.ts';
import { type StartDeps, startAudio } from './start-audio.ts';

/** Of a stranger's page or text: enough for an opening, and read in a moment. */
const ALLOWANCE: Brief['allowance'] = { maxTokens: 64_000, video: false, picturePages: 0 };

type Deps = StartDeps & CancelDeps & DeleteDeps & Omit<ViewDeps, 'creator'>;

/** First lines of audios for people who have no account; all belong to one owner, until somebody takes them over. */
export function openingsOf(deps: Deps, ownerId: string) {
  // Nobody's credits are spent, and nobody's storage is used: how many there are is bounded by whoever asks.
  const unpaid: StartDeps = {
    ...deps,
    holdCredits: async () => {},
    planOf: async () => 'trial',
    refuseFullStorage: async () => {},
  };
  return {
    /** Throws AppError 'generation_in_progress' while another one is being made. */
    async start(ask: NewAudio): Promise<string> {
      const bounds = { opening: true, allowance: ALLOWANCE };
      return (await startAudio(unpaid, ownerId, ask, undefined, bounds)).audio.id;
    },
    async find(id: string) {
      const both = await deps.audios.find(ownerId, id);
      return (
        both && {
          audio: audioView({ ...deps, creator: '' }, both),
          lines: (await scriptOf(deps, both.run))?.lines ?? [],
          voices: both.run.brief.voices,
        }
      );
    },
    active: (): Promise<string | undefined> => deps.audios.findActiveAudioId(ownerId),
    handOver: (id: string, userId: string) => handOver(deps, id, ownerId, userId),
    async stopBegunBefore(moment: Date): Promise<void> {
      const id = await deps.audios.findActiveAudioId(ownerId);
      const both = id && (await deps.audios.find(ownerId, id));
      if (both && both.audio.createdAt < moment) await stopRuns(deps, both);
    },
    async removeMadeBefore(moment: Date): Promise<void> {
      for (const id of await deps.audios.idsMadeBefore(ownerId, moment)) await deleteAudio(deps, ownerId, id);
    },
  };
}

type HandOverDeps = { audios: AudioStore; store: ObjectStore };

/**
 * Files lie under their owner's name: they are copied, then the rows change hands, then the old files go. A crash
 * in between leaves files that go with one of the two audios' owners. Whoever comes twice at once, in two tabs, gets
 * it once and is told so twice.
 */
async function handOver(
  { audios, store }: HandOverDeps,
  id: string,
  from: string,
  to: string,
): Promise<void> {
  if (await audios.find(to, id)) return;
  const both = await ownAudio(audios, from, id);
  if (isBusy(both)) throw new AppError('not_ready');
  if (both.audio.status !== 'ready') throw new AppError('not_found');
  const [before, after] = [audioPrefix(from, id), audioPrefix(to, id)];
  const moved = (text: string) => text.replaceAll(before, after);
  try {
    await copyFiles(store, before, moved);
    if (await audios.handOver(id, from, to, moved)) return await store.deletePrefix(before);
  } catch (error) {
    // Files vanish under one's hands when somebody else was quicker.
    if (await audios.find(from, id)) throw error;
  }
  if (await audios.find(to, id)) return;
  await store.deletePrefix(after);
  throw new AppError('not_found');
}

async function copyFiles(store: ObjectStore, prefix: string, moved: (text: string) => string): Promise<void> {
  for (const key of await store.list(prefix)) {
    const body = await store.get(key);
    // What stages left behind names its files.
    const isText = key.endsWith('.json');
    const copy = isText ? new TextEncoder().encode(moved(new TextDecoder().decode(body))) : body;
    await store.put(moved(key), copy);
  }
}
