import { BEARABLE_WAIT_S, FULL, HABITS, LENGTHS, PEOPLE, PRICE_SOURCES, PRICES } from './assumptions.ts';
import type { Measured } from './measured.ts';
import { type Reckoned, type Resource, reckon, type Waits } from './reckon.ts';

const whole = (value: number): string => Math.round(value).toLocaleString('en-US');
const short = (value: number): string =>
  value.toPrecision(value < 1 ? 2 : 3).replace(/e\+?(-?\d+)$/, ' × 10^$1');
const cents = (dollars: number): string => (dollars * 100).toFixed(dollars < 0.001 ? 4 : 2);
const percent = (share: number): string => `${Math.round(share * 100)} %`;

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: string[], rows: string[][]): string =>
  [row(...head), row(...head.map(() => '---')), ...rows.map((cells) => row(...cells))].join('\n');

const waiting = (label: string, { workers, half, most, nearlyAll }: Waits): string[] => [
  label,
  whole(workers),
  `${half.toFixed(1)} s`,
  `${most.toFixed(1)} s`,
  `${nearlyAll.toFixed(1)} s`,
];

/** What is done about each thing that fills up. */
const REMEDIES: Record<string, string> = {
  'speaking with own voices (workers)':
    'Workers share nothing but the database and the bucket, so more of them help in proportion (`npm run bench service pace`); lines of one long audio are spoken by several ([0084](decisions/0084-idle-workers-speak-ahead.md)), and each person has one place in the queue ([0032](decisions/0032-lanes.md)). A queue that grows is seen in `parlance_run_seconds` and on the admin page.',
  'workers that buy their voices':
    'They wait for the speech service most of the time: `PARLANCE_JOBS` lets one process speak several audios at once. What fills up first is the number of calls that the service allows at once; another provider takes over when one refuses.',
  'answering browsers and podcast apps (web)':
    'Web processes keep nothing of their own; put more behind the proxy. An unchanged feed is answered from memory. Recordings need not pass through them: `S3_DELIVERY=redirect` sends listeners to the store, or to a cache before it.',
  'the database':
    'One PostgreSQL with more cores comes first: it is far from full here. Then `DATABASE_POOL` is lowered so that web and worker processes stay below its connections, then feeds and lists are read from a replica.',
};

const filled = ({ name, machines, peopleOnOne }: Resource): string[] => [
  name,
  machines < 10 ? short(machines) : whole(machines),
  whole(peopleOnOne),
];

type Costs = Reckoned['costs']['own'];
const total = ({ workers, shared, stored, sent, voice }: Costs): number =>
  workers + shared + stored + sent + voice;
const costing = (label: string, costs: Costs): string[] => [
  label,
  ...[costs.workers, costs.voice, costs.shared, costs.stored, costs.sent, total(costs)].map(cents),
];

/** The page in docs: the same measurements and assumptions always give the same page. */
export function pageOf(measured: Measured): string {
  const found = reckon(measured);
  const { own, bought, browsing, feedUnchanged } = measured;
  const bottlenecks = found.resources.slice(0, 3);
  return `# A million people, on paper

Written by \`npm run bench simulate write\` from what \`npm run bench simulate measure\` measured on ${measured.on} (${measured.cores} cores, ${measured.processor}) and from the assumptions in [assumptions.ts](../bench/simulate/assumptions.ts). A machine is two such cores. A test holds this page to both.

## What was assumed

${whole(PEOPLE)} people; each makes ${HABITS.audiosAWeek} audios a week in the mean, ${LENGTHS.map(({ share, minutes }) => `${percent(share)} of ${minutes} minutes`).join(', ')}; each audio is heard ${HABITS.listensPerAudio} times; ${percent(HABITS.feedsInApps)} have a feed in an app that asks ${HABITS.feedPollsADay} times a day; ${percent(HABITS.visitorsADay)} come on a day and ask ${HABITS.requestsPerVisit} things. One region, with its busiest hour in the evening. A machine is full at ${percent(FULL)}.

That is ${whole(found.audiosADay)} audios and ${whole(found.minutesADay)} minutes a day; in the busiest hour ${short(found.audiosAtPeak)} audios, ${whole(found.requestsAtPeak)} requests of browsers and ${whole(found.pollsAtPeak)} of podcast apps a second, and ${short(found.gigabitsAtPeak)} Gbit/s of sound.

## What was measured

${table(
  ['', 'by itself', 'for each minute of sound'],
  [
    ['own voices: by the clock', `${short(own.each.seconds)} s`, `${short(own.minute.seconds)} s`],
    [
      'own voices: processors of the worker',
      `${short(own.each.workerCpu)} s`,
      `${short(own.minute.workerCpu)} s`,
    ],
    [
      'bought voices: processors of the worker',
      `${short(bought.each.workerCpu)} s`,
      `${short(bought.minute.workerCpu)} s`,
    ],
    ['processors of the database', `${short(own.each.databaseCpu)} s`, `${short(own.minute.databaseCpu)} s`],
    [
      'kept in the store',
      `${short(own.each.objectBytes / 1e6)} MB`,
      `${short(own.minute.objectBytes / 1e6)} MB`,
    ],
    [
      'kept in the database',
      `${short(own.each.databaseBytes / 1e3)} kB`,
      `${short(own.minute.databaseBytes / 1e3)} kB`,
    ],
  ],
)}

A list of audios takes ${short(browsing.serverMs)} ms of the web process and ${short(browsing.databaseMs)} ms of the database, a feed that has not changed ${short(feedUnchanged.serverMs)} and ${short(feedUnchanged.databaseMs)} ms. A person takes ${short(measured.personBytes / 1e3)} kB. A minute of speech has ${whole(measured.charactersAMinute)} characters. Scripts were given, so reading and writing are not in these numbers; they take seconds and have lanes of their own.

## How long people wait

Workers speak one audio each, in the order of coming; three days are played through, and the busiest hours counted. ${found.enough.workers} workers keep nineteen of twenty waits below ${BEARABLE_WAIT_S} s. Idle workers help with others' audios, which is not counted here.

${table(
  ['', 'workers', 'half wait less than', '19 of 20', '99 of 100'],
  [
    waiting('enough', found.enough),
    waiting('a twentieth fewer', found.fewer),
    waiting('a tenth more', found.more),
    waiting('enough, when a fifth more people come', found.crowded),
  ],
)}

## What a minute costs

In cents, workers running all day; stored for ${HABITS.years === 1 ? 'a year' : `${HABITS.years} years`}, heard ${HABITS.listensPerAudio} times.

${table(
  ['', 'workers', 'voices', 'web and database', 'storing', 'sending', 'together'],
  [
    costing('own voices', found.costs.own),
    costing('bought, the quicker ones', found.costs.quick),
    costing('bought, the better ones', found.costs.better),
  ],
)}

Prices, in dollars: ${PRICES.machineHour} an hour of a machine, ${PRICES.storedGigabyteMonth} a month of a gigabyte, ${PRICES.sentGigabyte} a gigabyte sent, ${PRICES.quickersThousandCharacters} and ${PRICES.bettersThousandCharacters} a thousand characters. Read on 17 November 2026: ${PRICE_SOURCES.join('; ')}. Whoever writes scripts by a model pays for that apart.

## How much there will be

After ${HABITS.years === 1 ? 'a year' : `${HABITS.years} years`}: ${whole(found.databaseGigabytes)} GB in the database, ${short(found.objectTerabytes)} TB in the store.

## What fills up first

${table(['', 'machines at the busiest hour', 'people for whom one is enough'], found.resources.map(filled))}

${bottlenecks.map(({ name }, at) => `${at + 1}. **${name[0]!.toUpperCase()}${name.slice(1)}.** ${REMEDIES[name]}`).join('\n')}
`;
}
