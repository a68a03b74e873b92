import type { NewAudio } from '@parlance/contract/new-audio';
import { fillsLength } from '@parlance/kernel/credits';
import { LENGTH_NAMES, type Length, type Mode } from '@parlance/kernel/limits';

/** What is known of material that was read before anything is made of it. */
export type Foreseen = {
  /** How much of it can't be told, between 0 and 1. */
  leftOut: number;
  /** How long it becomes. */
  minutes: Record<Mode, Record<Length, number>>;
};

/** Undefined while it isn't known: what must be heard, looked at or looked up, and what takes longer to read. */
export type Foresee = (
  userId: string,
  ask: Pick<NewAudio, 'source' | 'language'>,
  signal: AbortSignal,
) => Promise<Foreseen | undefined>;

const inTenths = (minutes: number): number => Math.round(minutes * 10) / 10;

/** Every length with its price; one that the material does not fill would cost no more than a shorter one. */
export const lengthsOf = (
  minutes: Record<Length, number> | undefined,
  creditsOf: (length: Length) => number,
) =>
  LENGTH_NAMES.map((length) => ({
    length,
    credits_required: creditsOf(length),
    expected_minutes: minutes ? inTenths(minutes[length]) : null,
    filled: !minutes || fillsLength(length, minutes[length]),
  }));
