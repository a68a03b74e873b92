import { expect, it } from 'vitest';
import { retimeNotes } from './chapter-times.ts';
import { clockStamp } from './timestamps.ts';

const BEFORE = [
  { title: 'Start', startMs: 0 },
  { title: 'Middle', startMs: 61_000 },
  { title: 'End', startMs: 3_600_000 },
];

it('writes hours, minutes and seconds', () => expect(clockStamp(3_723_999)).toBe('01:02:03'));

it('moves chapter times in notes that a person wrote, and nothing else', () => {
  const after = [
    { title: 'Start', startMs: 0 },
    { title: 'End', startMs: 70_000 },
  ];
  const notes =
    'At 00:01:01 we laugh.\n- 00:00:00 Start\n- 00:01:01 Middle\n2. 01:00:00 My own words\n01:00:00';
  expect(retimeNotes(notes, BEFORE, after)).toBe(
    'At 00:01:01 we laugh.\n- 00:00:00 Start\n- 00:01:01 Middle\n2. 00:01:10 My own words\n00:01:10',
  );
});

it('keeps two chapters of the same name apart', () => {
  const twins = (second: number) => [
    { title: 'Part', startMs: 0 },
    { title: 'Part', startMs: second },
  ];
  expect(retimeNotes('- 00:00:05 Part', twins(5_000), twins(9_000))).toBe('- 00:00:09 Part');
});
