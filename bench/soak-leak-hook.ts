// Loaded by --import into the server that soak.ts measures, when it is to leak; the product knows nothing of it.
import { openSync } from 'node:fs';
import { PLANT_SETTINGS } from './soak/plants.ts';

const EVERY_MS = 1_000;
const HOUR_MS = 3_600_000;
const MB = 1024 * 1024;
const BYTES_PER_NUMBER = 8;

const perLeak = (Number(process.env[PLANT_SETTINGS.perHour]) * EVERY_MS) / HOUR_MS;
const kept: unknown[] = [];

const leakMemory = (): void => {
  const numbers = Math.round((perLeak * MB) / BYTES_PER_NUMBER);
  kept.push(Array.from({ length: numbers }, () => Math.random()));
};

let due = 0;
const leakDescriptors = (): void => {
  for (due += perLeak; due >= 1; due--) kept.push(openSync('/dev/null', 'r'));
};

// Helper processes inherit the option; only the server is to leak.
if (process.argv[1]?.endsWith('apps/server/build/bundle/main.mjs')) {
  const leak = process.env[PLANT_SETTINGS.plant] === 'memory' ? leakMemory : leakDescriptors;
  setInterval(leak, EVERY_MS).unref();
}
