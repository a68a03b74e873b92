import { closeSync, openSync, readSync } from 'node:fs';
import { getCompileCacheDir } from 'node:module';
import { AppError } from '@parlance/kernel/errors';
import { programArgs, serve } from '../serve.ts';
import type { Trial } from './trial.ts';

const forever = (): never => {
  for (;;);
};

serve<Trial>({
  echo: ([value]) => value,
  surroundings: () => ({
    environment: Object.keys(process.env),
    args: programArgs(),
    compiledCode: getCompileCacheDir(),
  }),
  refuse: ([code]) => {
    throw new AppError(code, { log: 'no' });
  },
  fail: () => void closeSync(openSync('/does/not/exist', 'r')),
  steps: async ([count, pauseMs], onStep) => {
    for (let step = 0; step < count; step++) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      onStep();
    }
  },
  untilStopped: async (_args, _onStep, isStopped) => {
    while (!isStopped()) await new Promise((resolve) => setTimeout(resolve, 5));
  },
  hang: forever,
  hold: ([bytes]) => Buffer.alloc(bytes, 1).length,
  swellOutsideTheHeap: () => {
    const held: Buffer[] = [];
    for (;;) held.push(Buffer.alloc(8 * 1024 * 1024, held.length % 255));
  },
  swellInTheHeap: () => {
    const held: unknown[] = [];
    for (;;) held.push(Array.from({ length: 10_000 }, (_, index) => ({ index })));
  },
  exit: ([code]) => process.exit(code),
  readFile: ([descriptor]) => {
    const bytes = Buffer.alloc(100);
    return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, 0)).toString('utf8');
  },
});
