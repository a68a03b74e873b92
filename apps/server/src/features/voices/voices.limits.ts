import type { Limiter, Window } from '@parlance/ports/limiter';
import { networkOf } from '../../network-address.ts';

const TEN_MINUTES_SECONDS = 10 * 60;
/** On a machine that only its owner reaches, every person and every test comes from one address. */
const LOOPBACK_FACTOR = 1_000;

export type SampleLimits = ReturnType<typeof sampleLimits>;

/** Listening is cheap; a sample that must be spoken first takes a model's time, or somebody's money. */
export function sampleLimits(limiter: Pick<Limiter, 'take'>, { onLoopback }: { onLoopback: boolean }) {
  const perMachine = (name: string, max: number): Window => ({
    name,
    max: onLoopback ? max * LOOPBACK_FACTOR : max,
    seconds: TEN_MINUTES_SECONDS,
  });
  const HEARD = perMachine('voice-samples-heard', 300);
  const SPOKEN = perMachine('voice-samples-spoken', 30);
  return {
    async hear(clientAddress: string): Promise<void> {
      await limiter.take(HEARD, networkOf(clientAddress));
    },
    async speak(clientAddress: string): Promise<void> {
      await limiter.take(SPOKEN, networkOf(clientAddress));
    },
  };
}
