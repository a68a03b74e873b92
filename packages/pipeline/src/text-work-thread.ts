// Entry of a thread that reads one text, or holds one script to it, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import { shapePaste } from './1-ingest/paste.ts';
import { checkScript } from './2-write/check/check-script.ts';
import type { TextWork } from './text-work.ts';

const work = workerData as TextWork;
parentPort?.postMessage(
  work.kind === 'shape' ? shapePaste(work.text) : await checkScript(work.source, work.script, work.wishes),
);
