// Entry of a thread that holds one script to its source, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import type { CheckWork } from './check-in-thread.ts';
import { checkScript } from './check-script.ts';

const { source, script, instructions } = workerData as CheckWork;
parentPort?.postMessage(await checkScript(source, script, instructions));
