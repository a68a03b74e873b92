import type { RecognisingTask } from '@parlance/ports/page-recogniser';
import { expect, it } from 'vitest';
import { openDoors, personKey } from '../doors/doors.ts';
import { recogniserInTurns } from './recogniser-in-turns.ts';

it('reads each page of a person’s file at that person’s turn', async () => {
  const door = openDoors().page_recognition;
  const read: string[] = [];
  const recogniserOf = (userId: string) =>
    recogniserInTurns(
      {
        async recognise(_file, { turn, signal }) {
          for (let page = 1; page <= 2; page++) {
            using _place = await turn!(signal);
            read.push(`${userId} ${page}`);
          }
          return { language: 'en', blocks: [], pages: 2, unreadPages: [] };
        },
      },
      door,
      userId,
    );
  const file = { path: 'scan.pdf', format: 'pdf' } as const;
  const task: RecognisingTask = { language: 'en', maxPages: 9, signal: new AbortController().signal };
  const before = door.enterNow(personKey('eve'));
  const both = ['ada', 'ada', 'bob'].map((userId) => recogniserOf(userId).recognise(file, task));
  expect(door.state).toMatchObject({ inside: 1, waiting: 3 });
  before[Symbol.dispose]();
  await Promise.all(both);
  // Bob stands before the second of Ada's files, and each of them has had one page before anybody has two.
  expect(read.slice(0, 2)).toEqual(['ada 1', 'bob 1']);
  expect(door.state).toMatchObject({ inside: 0, waiting: 0 });
});
