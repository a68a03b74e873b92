/**
 * What nobody can measure before it happens: how many people come and what they do, and what others charge. Change
 * them and run `npm run bench simulate write` again.
 */
export const PEOPLE = 1_000_000;

export const HABITS = {
  /** Audios a person makes in a week, in the mean over all, most of whom make none. */
  audiosAWeek: 0.2,
  /** How often a finished audio is heard to its end, by whomever. */
  listensPerAudio: 4,
  /** Share of people whose podcast app asks for a private feed, and how often an app asks. */
  feedsInApps: 0.2,
  feedPollsADay: 24,
  /** Share of people who open the site on a day, and what their browser asks then. */
  visitorsADay: 0.15,
  requestsPerVisit: 18,
  /** Audios are kept for good; this says how far ahead the sizes are told. */
  years: 1,
};

/** Of what lengths audios are, in minutes. */
export const LENGTHS = [
  { share: 0.6, minutes: 4 },
  { share: 0.3, minutes: 8 },
  { share: 0.1, minutes: 17 },
];

/** How a day's work is spread over its hours, beginning at midnight: one region, most of it in the evening. */
const HOURLY = [2, 1, 1, 1, 1, 2, 4, 6, 7, 7, 7, 7, 7, 6, 6, 6, 7, 8, 9, 11, 12, 10, 7, 4];
const WHOLE_DAY = HOURLY.reduce((sum, weight) => sum + weight, 0);
export const HOUR_SHARES = HOURLY.map((weight) => weight / WHOLE_DAY);

/** What somebody should wait at most, at the worst hour, nineteen times of twenty. */
export const BEARABLE_WAIT_S = 10;

/** How full a machine may be at the worst hour before the next one is bought. */
export const FULL = 0.7;

/** Dollars, as the pages below gave them when they were read on 17 November 2026. */
export const PRICES = {
  /** An hour of two cores and 8 GB (m7g.large, us-east-1, June 2026). */
  machineHour: 0.0816,
  /** A month of a gigabyte in S3, and one that leaves for the internet. */
  storedGigabyteMonth: 0.023,
  sentGigabyte: 0.09,
  /** A thousand characters at ElevenLabs (June 2026): the better and the quicker voices. */
  bettersThousandCharacters: 0.1,
  quickersThousandCharacters: 0.05,
};

export const PRICE_SOURCES = [
  'EC2: a comparison of on-demand prices of June 2026',
  'S3: a guide to its bill of June 2026 (us-east-1)',
  'ElevenLabs: a breakdown of its API prices of June 2026',
];
