import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import measured from './measured.json' with { type: 'json' };
import { type Made, makingFrom, workFor } from './measured.ts';
import { pageOf } from './page.ts';

const PAGE = path.resolve(import.meta.dirname, '../../docs/scaling.md');

it('is what the docs say', () => {
  expect(readFileSync(PAGE, 'utf8')).toBe(pageOf(measured));
});

it('draws a line through a short and a long audio', () => {
  const made = (minutes: number, seconds: number): Made => ({
    minutes,
    work: { seconds, workerCpu: seconds, databaseCpu: 0, objectBytes: 100, databaseBytes: 0 },
  });
  const making = makingFrom(made(2, 14), made(8, 44));
  expect(making.minute.seconds).toBe(5);
  expect(making.each.seconds).toBe(4);
  expect(making.each.objectBytes).toBe(100);
  expect(workFor(making, 10).seconds).toBe(54);
});
