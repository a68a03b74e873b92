/**
 * One heavy person at each door and twenty others with addresses of their own: how much longer do the others wait
 * than without the heavy one? Prints a table, by one server process and then by two, and ends with 1 where others
 * wait more than twice as long, where 1 of 100 on the main thread's routes takes over 250 ms, or where one of them is
 * refused. `-- <door>…` takes some scenes, `-- --processes 1` one process, `-- --from <checkout>` another version of the
 * product, `-- sign-ups` has 1,000 people sign up at once, and `-- crowd` opens 6,000 streams of one person, 5,000 of 1,000 people, and 2,000 slow connections.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { crowd } from './doors/crowd.ts';
import { measure } from './doors/measure.ts';
import type { Scene } from './doors/scene.ts';
import { addressPreviews } from './doors/scenes/address-previews.ts';
import { estimates } from './doors/scenes/estimates.ts';
import { eventStreams } from './doors/scenes/event-streams.ts';
import { wholeExports } from './doors/scenes/exports.ts';
import { feedJobs } from './doors/scenes/feeds.ts';
import { pageRecognition } from './doors/scenes/page-recognition.ts';
import { coverPictures } from './doors/scenes/pictures.ts';
import { signIns } from './doors/scenes/sign-ins.ts';
import { slowBodies } from './doors/scenes/slow-bodies.ts';
import { tryouts } from './doors/scenes/tryouts.ts';
import { webhookTests } from './doors/scenes/webhooks.ts';
import { wordLists } from './doors/scenes/word-lists.ts';
import { signUps } from './doors/sign-ups.ts';
import { openStage } from './doors/stage.ts';

const OTHERS = 20;
const SCENES = [
  ...[eventStreams, slowBodies, wholeExports, addressPreviews, estimates, wordLists],
  ...[coverPictures, signIns, webhookTests, feedJobs, tryouts, pageRecognition],
];

const { values, positionals } = parseArgs({
  options: { processes: { type: 'string' }, from: { type: 'string' } },
  allowPositionals: true,
});
const counts = values.processes ? [Number(values.processes)] : [1, 2];
const [first] = positionals;
const isWanted = ({ door }: Scene) =>
  positionals.length === 0 || positionals.some((name) => door.startsWith(name));

for (const processes of counts) {
  const folder = await mkdtemp(path.join(tmpdir(), 'parlance-doors-'));
  const stage = await openStage(folder, processes, values.from);
  try {
    if (first === 'crowd' || first === 'sign-ups') {
      process.exitCode ||= await (first === 'crowd' ? crowd : signUps)(stage);
      continue;
    }
    const others = [];
    while (others.length < OTHERS) others.push(await stage.person());
    const rows = [];
    for (const scene of SCENES.filter(isWanted)) {
      const row = await measure(scene, stage, others);
      console.log(JSON.stringify(row));
      rows.push(row);
    }
    console.log(`\n${processes} server process${processes > 1 ? 'es' : ''}, milliseconds:`);
    console.table(rows);
    if (rows.some(({ holds }) => holds === 'NO')) process.exitCode = 1;
  } finally {
    await stage.close();
    await rm(folder, { recursive: true, force: true });
  }
}
