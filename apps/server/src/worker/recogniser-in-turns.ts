import type { Door } from '@parlance/kernel/door';
import type { PageRecogniser } from '@parlance/ports/page-recogniser';
import { personKey } from '../doors/doors.ts';

/** Page after page of one person's files, each when it is that person's turn. */
export const recogniserInTurns = (
  recogniser: PageRecogniser,
  door: Door,
  userId: string,
): PageRecogniser => ({
  recognise: (file, task) =>
    recogniser.recognise(file, {
      ...task,
      turn: (signal) => door.enter(personKey(userId), { signal }),
    }),
});
