import type { Queue } from '@parlance/ports/queue';
import type { Db, Tx } from '../../db/connect.ts';
import * as tables from '../../db/schema/audios.ts';
import { newAudioNotices } from '../../db/schema/preferences.ts';
import type { Emit } from '../../events.ts';
import { defineFeature } from '../../feature.ts';
import { cancelAudio } from './actions/cancel-audio.ts';
import { dropOldFiles, endEditWindows } from './actions/drop-files.ts';
import { exportAudios } from './actions/export-audios.ts';
import { openingsOf } from './actions/openings.ts';
import { retryAudio } from './actions/retry-audio.ts';
import { userPrefix } from './audio-files.ts';
import { type AudioDeps, audioEndpoints } from './audios.routes.ts';
import { audioStore, tellHeard } from './audios.store.ts';
import { audioMediaEndpoints } from './media/audio-media.routes.ts';
import { newAudioMails } from './new-audio-mails.ts';
import { optionsEndpoints } from './options.ts';
import { droppedFilesStore } from './runs/dropped-files.store.ts';
import { lineClaimStore } from './runs/line-claims.store.ts';
import { type RunCredits, runStore } from './runs/runs.store.ts';
import { sharedRecordings } from './shares/shared-recordings.ts';
import { shareStore } from './shares/shares.store.ts';
import { audioEventEndpoints } from './streams/audio-events.routes.ts';
import { openListeners } from './streams/listeners.ts';
import { previewStore } from './studio/previews.store.ts';
import { type StudioDeps, studioEndpoints } from './studio/studio.routes.ts';
import { refuseUnknownTopic, topicEndpoints } from './topics.ts';

/** What the feature makes itself. */
type Own = 'audios' | 'shares' | 'previews' | 'enqueue' | 'cancelJob' | 'runEnding' | 'runCancelled';

type Deps = Omit<AudioDeps & StudioDeps, Own> & {
  db: Db;
  queue: Queue;
  emit: Emit;
  watch(audioId: string, changed: () => void): () => void;
  mails: { newAudio: Parameters<typeof newAudioMails>[0] };
  creatorOf(userId: string): Promise<string>;
  removeObjects(prefix: string): Promise<void>;
  /** How long after it was made an audio can be edited by speaking the changed lines alone. */
  editWindowMs: number;
  runCredits: RunCredits;
  /** Programs pay with other credits, and are given links to paths of their own. */
  forPrograms: Pick<AudioDeps, 'holdCredits' | 'creditsAvailable' | 'sign'>;
};

/** Making audios, and everything a person does with one. */
export function audiosFeature({
  queue,
  emit,
  watch,
  mails,
  creatorOf,
  removeObjects,
  editWindowMs,
  forPrograms,
  ...given
}: Deps) {
  const { db, store, clock, options, releaseFiles, shareUrl } = given;
  const audios = audioStore(db);
  const shares = shareStore(db);
  const listen = openListeners({
    tell: (audioId, ms) => void tellHeard(db, audioId, ms).catch(() => undefined),
  });
  const dropped = droppedFilesStore(db);
  const runEnding = (tx: Tx, runId: string) => emit('runEnding', { tx, runId });
  const deps = {
    ...given,
    audios,
    shares,
    previews: previewStore(db),
    enqueue: queue.enqueue,
    cancelJob: (runId: string) => queue.cancel(runId),
    runEnding,
    runCancelled: () => emit('runEnded', { outcome: 'cancelled' }),
  };
  const alike = [...optionsEndpoints(options), ...audioMediaEndpoints({ audios, store, watch, listen })];
  const inPrograms = { ...deps, ...forPrograms };

  return defineFeature({
    name: 'audios',
    endpoints: [
      ...alike,
      ...audioEndpoints(deps),
      ...topicEndpoints(deps),
      ...studioEndpoints(deps),
      ...audioEventEndpoints({ audios, watch }),
    ],
    apiEndpoints: [...alike, ...audioEndpoints(inPrograms), ...studioEndpoints(inPrograms)],
    tasks: {
      'audios.drop_old_files': () => dropOldFiles({ dropped, store, releaseFiles }),
      'audios.end_edit_windows': () =>
        endEditWindows({ dropped, removeObjects, releaseFiles, windowMs: editWindowMs }),
    },
    mails: [newAudioMails(mails.newAudio)],
    on: { ownershipTaking: ({ tx, userId }) => shares.removeAllOf(tx, userId) },
    tables: [
      { table: tables.audios, exported: true, deleted: 'with_user' },
      { table: tables.runs, exported: true, deleted: 'with_user' },
      { table: tables.lineClaims, exported: { exempt: 'who speaks what just now' }, deleted: 'with_user' },
      {
        table: tables.shares,
        exported: true,
        deleted: { exempt: 'a token without its audio, so that a link says it is gone' },
      },
      { table: tables.speechDues, exported: { exempt: 'less than a credit' }, deleted: 'with_user' },
      { table: tables.previewDays, exported: { exempt: 'characters by day' }, deleted: 'with_user' },
      { table: newAudioNotices, exported: { exempt: 'which mails went out' }, deleted: 'with_user' },
    ],
    exportUser: async ({ userId }) => ({
      audios: exportAudios({ audios, store, options, shareUrl }, userId),
    }),
    async stopWork(tx, userId) {
      const stopped = await audios.cancelAllRuns(tx, userId, clock.now());
      for (const runId of stopped) await queue.cancel(runId, tx);
      return stopped.length > 0;
    },
    deleteUser: { exempt: 'every row goes with the user, and files as leftovers' },
    async removeLeftovers(userId) {
      await removeObjects(userPrefix(userId));
      await queue.forget(userId);
    },
    countAudios: audios.count,
    /** What people who run the service do to an audio, as its owner could. */
    stopAudio: (userId: string, audioId: string) => cancelAudio(deps, userId, audioId),
    retryAudio: (userId: string, audioId: string) => retryAudio(deps, userId, audioId),
    refuseUnknownTopic: (ask: Parameters<typeof refuseUnknownTopic>[1]) => refuseUnknownTopic(deps, ask),
    openingsOf: (ownerId: string) => openingsOf(deps, ownerId),
    findShared: sharedRecordings({ audios, shares, creatorOf }),
    runs: runStore(db, given.runCredits, runEnding),
    lineClaims: lineClaimStore(db),
    audioExists: audios.exists,
  });
}
