import type { NewAudio } from '@parlance/contract/new-audio';
import { systemClock } from '@parlance/kernel/clock';
import type { Db, Tx } from '../../db/connect.ts';
import { openDoors } from '../../doors/doors.ts';
import type { StartDeps, startAudio } from '../../features/audios/actions/start-audio.ts';
import type { audioStore } from '../../features/audios/audios.store.ts';
import { optionsOf } from '../../features/audios/options.ts';
import type { runStore } from '../../features/audios/runs/runs.store.ts';
import {
  holdCredits,
  releaseCredits,
  settleCredits,
  settleShare,
} from '../../features/billing/ledger.store.ts';
import { hummingVoice, plainWriter } from '../stand-ins.ts';

const voices = hummingVoice().voice.catalogue();
const options = optionsOf({ voices, pairs: [], writer: plainWriter(), transcribes: false });

/** Costs 5 credits. */
export const AUDIO_REQUEST: NewAudio = {
  source: { type: 'topic', topic: 'Rivers' },
  language: 'en-US',
  level: 'beginner',
  mode: 'dialogue',
  length: 'medium',
  voice: { host: 'low', cohost: 'high' },
};
export const COST = 5;

/** What is under trial; a mutant brings its own. */
export type Making = {
  startAudio: typeof startAudio;
  runStore: typeof runStore;
  audioStore: typeof audioStore;
};

/** All that a start needs but the queue. */
export const startDeps = (db: Db, making: Making, enqueue: StartDeps['enqueue']): StartDeps => ({
  db,
  audios: making.audioStore(db),
  options,
  doors: openDoors(),
  detector: { detect: () => undefined },
  lookUpTopic: async () => ({ knowledge: 'open', topics: [] }),
  enqueue,
  clock: systemClock,
  planOf: async () => 'pro',
  holdCredits: (tx, hold) => holdCredits(tx, hold, new Date()),
  uploadedFiles: async () => [],
  checkUploads: async () => [],
  tokens: { count: async () => 0 },
  pronunciationsOf: async () => [],
  refuseFullStorage: async () => {},
});

export const runCredits = {
  settle: (tx: Tx, runId: string, most: number) => settleCredits(tx, runId, new Date(), most),
  release: (tx: Tx, runId: string) => releaseCredits(tx, runId, new Date()),
};

/** What ends a run early. */
export const endOfRun = {
  payShare: (tx: Tx, runId: string, credits: number) => settleShare(tx, runId, credits, new Date()),
  runEnding: async () => {},
  runCancelled: async () => {},
};
