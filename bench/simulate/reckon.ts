import { randomFrom } from '@parlance/pipeline/4-produce/signal/random';
import { BEARABLE_WAIT_S, FULL, HABITS, HOUR_SHARES, LENGTHS, PEOPLE, PRICES } from './assumptions.ts';
import { type Making, type Measured, type Work, workFor } from './measured.ts';
import { type Arrival, moments, quantile, waitsOf } from './queue.ts';

const CORES = 2;
const GB = 1e9;
const DAYS = 3;
const SEED = 20_261_117;
const HOURS_A_MONTH = 730;
const DAYS_A_MONTH = HOURS_A_MONTH / 24;
/** How far one audio's time lies from the mean of its length: texts and machines differ. */
const SPREAD = 0.3;

const busiest = Math.max(...HOUR_SHARES);
const audiosADay = (PEOPLE * HABITS.audiosAWeek) / 7;
const meanMinutes = LENGTHS.reduce((sum, { share, minutes }) => sum + share * minutes, 0);
const minutesADay = audiosADay * meanMinutes;
/** What happens so often in a day happens so often in a second of its busiest hour. */
const atPeak = (perDay: number): number => (perDay * busiest) / 3600;

const meanOf = (making: Making, key: keyof Work): number => workFor(making, meanMinutes)[key];

function lengthFor(draw: number): number {
  let left = draw;
  for (const { share, minutes } of LENGTHS) {
    if (left < share) return minutes;
    left -= share;
  }
  return LENGTHS.at(-1)!.minutes;
}

/** All who ask for an audio in some days, one day after the other alike; `crowd` times as many as usual. */
function arrivalsOf(making: Making, crowd: number): Arrival[] {
  const random = randomFrom(SEED);
  const rates = HOUR_SHARES.map((share) => (crowd * audiosADay * share) / 3600);
  return Array.from(moments(rates, DAYS, random), (at) => {
    const usual = workFor(making, lengthFor(random())).seconds;
    // Evenly spread around the mean, as far as the spread says.
    return { at, service: usual * (1 + SPREAD * Math.sqrt(3) * (2 * random() - 1)) };
  });
}

export type Waits = { workers: number; half: number; most: number; nearlyAll: number };

/** How long people wait in the busiest hours of all days but the first, which begins empty. */
function waitsWith(arrivals: readonly Arrival[], workers: number): Waits {
  const hour = HOUR_SHARES.indexOf(busiest);
  const waits = waitsOf(arrivals, workers).filter((_, at) => {
    const moment = arrivals[at]!.at;
    return moment >= 86_400 && Math.floor(moment / 3600) % 24 === hour;
  });
  return {
    workers,
    half: quantile(waits, 0.5),
    most: quantile(waits, 0.95),
    nearlyAll: quantile(waits, 0.99),
  };
}

/** The fewest workers with whom nineteen of twenty wait no longer than is bearable. */
function workersFor(arrivals: readonly Arrival[], most: number): Waits {
  let [low, high] = [1, most];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (waitsWith(arrivals, middle).most <= BEARABLE_WAIT_S) high = middle;
    else low = middle + 1;
  }
  return waitsWith(arrivals, low);
}

/** Something that fills up: how much of one machine the busiest hour takes, and for how many people one is enough. */
export type Resource = { name: string; machines: number; peopleOnOne: number };

const resource = (name: string, coresBusy: number): Resource => {
  const machines = coresBusy / CORES / FULL;
  return { name, machines, peopleOnOne: PEOPLE / machines };
};

export type Reckoned = ReturnType<typeof reckon>;

export function reckon(measured: Measured) {
  const { own, bought, browsing, feedUnchanged } = measured;
  const usual = arrivalsOf(own, 1);
  const enough = workersFor(usual, 4_000);
  const requestsAtPeak = atPeak(PEOPLE * HABITS.visitorsADay * HABITS.requestsPerVisit);
  const pollsAtPeak = (PEOPLE * HABITS.feedsInApps * HABITS.feedPollsADay) / 86_400;
  const audiosAtPeak = atPeak(audiosADay);
  const sentAMinute = measured.mediaBytesAMinute;

  const webCores = (requestsAtPeak * browsing.serverMs + pollsAtPeak * feedUnchanged.serverMs) / 1000;
  const databaseCores =
    (requestsAtPeak * browsing.databaseMs + pollsAtPeak * feedUnchanged.databaseMs) / 1000 +
    audiosAtPeak * meanOf(own, 'databaseCpu');
  const resources = [
    resource('speaking with own voices (workers)', audiosAtPeak * meanOf(own, 'workerCpu')),
    resource('workers that buy their voices', audiosAtPeak * meanOf(bought, 'workerCpu')),
    resource('answering browsers and podcast apps (web)', webCores),
    resource('the database', databaseCores),
  ].sort((one, other) => one.peopleOnOne - other.peopleOnOne);

  const monthlyMinutes = minutesADay * DAYS_A_MONTH;
  const machines = (count: number): number => (count * HOURS_A_MONTH * PRICES.machineHour) / monthlyMinutes;
  const whole = (cores: number): number => Math.max(2, Math.ceil(cores / CORES / FULL));
  const shared = machines(whole(webCores) + whole(databaseCores));
  const stored = (own.minute.objectBytes / GB) * PRICES.storedGigabyteMonth * 12 * HABITS.years;
  const sent = HABITS.listensPerAudio * (sentAMinute / GB) * PRICES.sentGigabyte;
  const boughtWorkers = machines(whole(audiosAtPeak * meanOf(bought, 'workerCpu')));
  const voice = (perThousand: number): number => (measured.charactersAMinute / 1000) * perThousand;

  return {
    audiosADay,
    minutesADay,
    meanMinutes,
    audiosAtPeak,
    requestsAtPeak,
    pollsAtPeak,
    enough,
    /** A few workers fewer, a few more, and a day on which twice as many come. */
    fewer: waitsWith(usual, Math.max(1, Math.floor(enough.workers * 0.95))),
    more: waitsWith(usual, Math.ceil(enough.workers * 1.1)),
    crowded: waitsWith(arrivalsOf(own, 1.2), enough.workers),
    resources,
    costs: {
      own: { workers: machines(enough.workers), shared, stored, sent, voice: 0 },
      quick: {
        workers: boughtWorkers,
        shared,
        stored,
        sent,
        voice: voice(PRICES.quickersThousandCharacters),
      },
      better: {
        workers: boughtWorkers,
        shared,
        stored,
        sent,
        voice: voice(PRICES.bettersThousandCharacters),
      },
    },
    databaseGigabytes:
      (PEOPLE * measured.personBytes + audiosADay * 365 * HABITS.years * meanOf(own, 'databaseBytes')) / GB,
    objectTerabytes: (audiosADay * 365 * HABITS.years * meanOf(own, 'objectBytes')) / 1e12,
    gigabitsAtPeak: (atPeak(minutesADay * HABITS.listensPerAudio) * sentAMinute * 8) / 1e9,
  };
}
