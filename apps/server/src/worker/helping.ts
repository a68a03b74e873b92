import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '@parlance/kernel/ids';
import { STRETCH_LINES } from '@parlance/kernel/stretches';
import { type LineDeps, speakStretch } from '@parlance/pipeline/line';
import { audioPrefix, takesPrefix } from '../features/audios/audio-files.ts';
import type { RunRow } from '../features/audios/audios.store.ts';
import type { HelpClaim, LineClaimStore } from '../features/audios/runs/line-claims.store.ts';
import { storedScript } from '../features/audios/runs/stored-artifacts.ts';
import { dictionaryOf } from '../features/audios/studio/as-said.ts';
import type { Log } from '../log.ts';

type Deps = {
  claims: Pick<LineClaimStore, 'help' | 'hold' | 'leave' | 'giveUp'>;
  line: Pick<LineDeps, 'voice' | 'store' | 'joinLines'>;
  /** Whether the audio is there still. */
  exists(audioId: string): Promise<boolean>;
  /** While this process speaks fewer runs, it helps others. */
  jobs: number;
  log: Log;
  lookMs?: number;
};

const LOOK_MS = 1_000;
const HOLD_MS = 3_000;

type Found = { run: RunRow; claim: HelpClaim };

export type Helping = ReturnType<typeof openHelping>;

/**
 * A worker that has nothing to speak speaks lines of what another one has: they lie in the store when that one comes
 * to them. It gives way at once when a run comes here, and what it leaves unspoken costs nobody anything.
 */
export function openHelping({ claims, line, exists, jobs, log, lookMs = LOOK_MS }: Deps) {
  const spokenHere = new Set<string>();
  const closed = new AbortController();
  let stop = new AbortController();
  let looking: Promise<void> | undefined;
  const underWay = new Set<Promise<void>>();

  const isIdle = () => !closed.signal.aborted && spokenHere.size < jobs;

  async function speakIt(
    run: RunRow,
    claim: HelpClaim,
    signal: AbortSignal,
    onRoom: () => void,
  ): Promise<void> {
    const script = await storedScript(line.store, run);
    if (!script) return;
    const { voices } = run.brief;
    const keyPrefix = takesPrefix(run.userId, run.audioId);
    const ask = { script, voices, keyPrefix, dictionary: dictionaryOf(run.brief), signal };
    await speakStretch(line, ask, claim.stretch, onRoom);
  }

  async function help({ run, claim }: Found, onRoom: () => void): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([stop.signal, lost.signal]);
    const holding = setInterval(() => {
      claims.hold(claim).then(
        (held) => held || lost.abort(),
        // The database may be back at the next turn; if not, the claim runs out by itself.
        () => undefined,
      );
    }, HOLD_MS);
    try {
      await speakIt(run, claim, signal, onRoom);
      await claims.leave(claim);
    } catch (error) {
      if (signal.aborted) await claims.giveUp(claim);
      else {
        // Whoever has the run will meet the same trouble, and knows what to make of it.
        await claims.leave(claim);
        log.warn({ err: error, run: run.id }, 'a worker could not help with a run');
      }
    } finally {
      clearInterval(holding);
    }
    // It was deleted meanwhile: what was put there since is nobody's.
    if (!(await exists(run.audioId))) await line.store.deletePrefix(audioPrefix(run.userId, run.audioId));
  }

  const couldNot = (error: unknown): void =>
    log.warn({ err: error }, 'a worker could not look for runs to help with');

  /** Until the voice has room for the next stretch; the last lines are spoken meanwhile. False when there was nothing to be done. */
  async function helpOnce(): Promise<boolean> {
    if (stop.signal.aborted) stop = new AbortController();
    const found = await claims.help(newId(), [...spokenHere], STRETCH_LINES);
    if (!found) return false;
    const { promise: room, resolve: onRoom } = Promise.withResolvers<void>();
    const ended = help(found, onRoom).catch(couldNot);
    underWay.add(ended);
    void ended.then(() => underWay.delete(ended));
    await Promise.race([room, ended]);
    return true;
  }

  async function look(): Promise<void> {
    while (!closed.signal.aborted) {
      const helped =
        isIdle() &&
        (await helpOnce().catch((error: unknown) => {
          couldNot(error);
          return false;
        }));
      if (!helped) await sleep(lookMs, undefined, { signal: closed.signal }).catch(() => undefined);
    }
  }

  return {
    start(): void {
      looking ??= look();
    },
    /** A run is spoken here from now on. */
    giveWay(runId: string): void {
      spokenHere.add(runId);
      if (!isIdle()) stop.abort();
    },
    over: (runId: string): void => void spokenHere.delete(runId),
    async close(): Promise<void> {
      closed.abort();
      stop.abort();
      await looking;
      await Promise.all(underWay);
    },
  };
}
