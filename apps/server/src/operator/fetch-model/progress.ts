import { inGigabytes } from './fetch-model.ts';

const EVERY_MS = 5_000;

const minutes = (seconds: number): string =>
  seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;

/** Says from time to time how far it is, how fast it comes and how long it will take. */
export function sayProgress(say: (line: string) => void, now: () => number = () => performance.now()) {
  let last: { at: number; bytes: number } | undefined;
  return (bytes: number, total: number | undefined): void => {
    // What an earlier command brought says nothing about the speed of this one.
    last ??= { at: now(), bytes };
    const elapsedMs = now() - last.at;
    if (elapsedMs < EVERY_MS) return;
    const perSecond = ((bytes - last.bytes) / elapsedMs) * 1_000;
    last = { at: now(), bytes };
    const speed = `${(perSecond / 1e6).toFixed(1)} MB/s`;
    if (total === undefined) {
      say(`${inGigabytes(bytes)}, ${speed}`);
      return;
    }
    const percent = Math.floor((bytes / total) * 100);
    const left = perSecond > 0 ? `, ${minutes((total - bytes) / perSecond)} left` : '';
    say(`${inGigabytes(bytes)} of ${inGigabytes(total)} (${percent}%), ${speed}${left}`);
  };
}
