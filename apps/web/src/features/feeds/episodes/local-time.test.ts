import { expect, it } from 'vitest';
import { fromLocalTime, toLocalTime } from './local-time.ts';

it('shows a moment in the reader’s own time, and reads it back to the minute', () => {
  for (const iso of ['2026-03-04T05:06:00.000Z', '2026-07-31T23:59:00.000Z', '1999-12-31T00:00:00.000Z'])
    expect(fromLocalTime(toLocalTime(iso))).toBe(iso);
  expect(fromLocalTime('')).toBeUndefined();
});
