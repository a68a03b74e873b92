/** What one audio took, or one minute of it: seconds by the clock and of processors, and bytes that stay. */
export type Work = {
  seconds: number;
  workerCpu: number;
  databaseCpu: number;
  objectBytes: number;
  databaseBytes: number;
};

/** An audio costs something whatever its length, and something for each minute. */
export type Making = { each: Work; minute: Work };

/** Milliseconds of processors for one answer. */
export type Answer = { serverMs: number; databaseMs: number };

/** Written by `npm run bench simulate measure`, on a machine with two cores. */
export type Measured = {
  on: string;
  processor: string;
  cores: number;
  own: Making;
  /** With a speech service that is somebody else's; the clock runs by how fast that is, so only the rest counts. */
  bought: Making;
  charactersAMinute: number;
  /** What a listener is sent. */
  mediaBytesAMinute: number;
  /** A person signs up. */
  personBytes: number;
  browsing: Answer;
  feedUnchanged: Answer;
};

const WORK: (keyof Work)[] = ['seconds', 'workerCpu', 'databaseCpu', 'objectBytes', 'databaseBytes'];

const workOf = (reckon: (key: keyof Work) => number): Work =>
  Object.fromEntries(WORK.map((key) => [key, reckon(key)])) as Work;

export type Made = { minutes: number; work: Work };

/** The line through a short and a long audio. A part that comes out below zero is noise and counts as nothing. */
export function makingFrom(short: Made, long: Made): Making {
  const minute = workOf((key) =>
    Math.max(0, (long.work[key] - short.work[key]) / (long.minutes - short.minutes)),
  );
  return { minute, each: workOf((key) => Math.max(0, short.work[key] - minute[key] * short.minutes)) };
}

/** The database keeps the same rows whoever speaks; where it takes long, rows of other work are in between. */
export const withRowsOf = (making: Making, quick: Making): Making => ({
  each: { ...making.each, databaseBytes: quick.each.databaseBytes },
  minute: { ...making.minute, databaseBytes: quick.minute.databaseBytes },
});

/** What an audio of so many minutes takes. */
export const workFor = ({ each, minute }: Making, minutes: number): Work =>
  workOf((key) => each[key] + minute[key] * minutes);
