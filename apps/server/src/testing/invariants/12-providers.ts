import type { Audio } from '@parlance/contract/audios';
import type { Options } from '@parlance/contract/options';
import { OPENAI_SPEECH_KEY, openAiSpeech } from '@parlance/stand-ins/speech/testing/openai-speech';
import { SPEECH_FAULTS, type SpeechFault } from '@parlance/stand-ins/speech/testing/speech-service';
import { sql } from 'drizzle-orm';
import { chanceOf } from './chance.ts';
import type { Ground, Invariant } from './ground.ts';
import { cut, type Mutant } from './mutate.ts';
import { inLanes, openTrial, refuseFalseLedger } from './trial-database.ts';
import { ownScript, signUp, startTrialProduct, whenEnded } from './trial-product.ts';

const JOBS_AT_ONCE = 6;
const LINES = 4;
/** One try and four more. */
const TRIES_PER_CALL = 5;
type Numbers = {
  jobs: number;
  /** How often it fails in a row: from a stumble to a service that is gone. */
  faults: readonly number[];
};

const GONE = 400;

/** Nobody waits for what would only be waited for. */
const IMPATIENT = cut(
  'adapters/src/voice/openai-compatible/openai-compatible.ts',
  'const { timeoutMs = 60_000, firstPauseMs = 1_000 } = options;',
  'const { timeoutMs = 400, firstPauseMs = 1 } = options;',
);

/** A provider fails in every way it can: each audio is made in the end, or given up and paid back. */
async function endWhole(
  { url, folder }: Ground,
  { jobs, faults }: Numbers,
  seed: number,
  mutant?: Mutant,
): Promise<string> {
  const chance = chanceOf(seed);
  const service = openAiSpeech();
  const trial = openTrial(url, 4);
  const product = await startTrialProduct({
    folder,
    databaseUrl: url,
    mutants: [IMPATIENT, ...(mutant ? [mutant] : [])],
    settings: {
      OPENAI_SPEECH_BASE_URL: `${await service.start()}/v1`,
      OPENAI_SPEECH_API_KEY: OPENAI_SPEECH_KEY,
      OPENAI_SPEECH_MODEL: 'gpt-4o-mini-tts',
      OPENAI_SPEECH_VOICES: 'alloy:female,onyx:male',
      PARLANCE_JOBS: String(JOBS_AT_ONCE),
    },
  });
  const hurry = async () =>
    void (await trial.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`));
  const ends: Record<string, number> = { ready: 0, failed: 0 };
  try {
    const { pairs } = (await (await fetch(`${product.url}/api/options`)).json()) as Options;
    const voice = pairs.find(({ host }) => host.startsWith('openai'))?.id;
    await inLanes(
      Array.from({ length: jobs }, (_, i) => i),
      JOBS_AT_ONCE,
      async (job) => {
        const fault: SpeechFault = SPEECH_FAULTS[job % SPEECH_FAULTS.length]!;
        service.faults.push(...Array<SpeechFault>(chance.one(faults)).fill(fault));
        const person = await signUp(product.url);
        const before = await person.json<{ credits_remaining: number }>('GET', '/api/current_user');
        const { id } = await person.json<Audio>('POST', '/api/audios', ownScript(LINES, 9, voice));
        const audio = await whenEnded(person, id, hurry);
        const after = await person.json<{ credits_remaining: number }>('GET', '/api/current_user');
        const paid = before.credits_remaining - after.credits_remaining;
        if (audio.status === 'ready' ? paid < 1 : paid !== 0)
          throw new Error(`an audio ended ${audio.status} and cost ${paid} credits`);
        ends[audio.status] = (ends[audio.status] ?? 0) + 1;
        // It comes back once it has cost somebody an audio.
        if (audio.status === 'failed') service.faults.length = 0;
      },
    );
    await refuseFalseLedger(trial.db);
    // Each line of each audio, in each of the queue's four tries of it.
    const most = jobs * LINES * TRIES_PER_CALL * 4;
    if (service.asked.length > most) throw new Error(`the provider was asked ${service.asked.length} times`);
    return `${jobs} audios and ${SPEECH_FAULTS.length} kinds of faults: ${ends.ready} made, ${ends.failed} given up and paid back, ${service.asked.length} calls`;
  } finally {
    await product.process.end('SIGTERM');
    await service.stop();
    await trial.close();
  }
}

export const providers: Invariant = {
  name: '12: a provider that fails leaves no audio in between',
  full: (ground, seed) => endWhole(ground, { jobs: 1_000, faults: [1, 3, 12, GONE] }, seed),
  small: (ground, seed) => endWhole(ground, { jobs: 3, faults: [1, GONE] }, seed),
  byProcesses: true,
  mutants: [
    {
      without: 'a failure keeps what it held',
      run: (ground, seed) =>
        endWhole(
          ground,
          { jobs: 2, faults: [GONE] },
          seed,
          cut('features/audios/runs/runs.store.ts', '(tx) => credits.release(tx, lease.runId),'),
        ),
    },
  ],
};
