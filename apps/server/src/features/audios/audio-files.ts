/** Where things lie in the object store. Everything of a user is under one prefix, everything of an audio under another. */
export const userPrefix = (userId: string) => `users/${userId}/`;
export const audioPrefix = (userId: string, audioId: string) => `${userPrefix(userId)}audios/${audioId}/`;
/** Takes outlive a run: a retry or an edited script uses them again. */
export const takesPrefix = (userId: string, audioId: string) => `${audioPrefix(userId, audioId)}takes/`;
const runPrefixOf = (userId: string, audioId: string, runId: string) =>
  `${audioPrefix(userId, audioId)}runs/${runId}/`;

/** Everything that one run left, takes apart. */
export const runPrefix = (run: { userId: string; audioId: string; id: string }) =>
  runPrefixOf(run.userId, run.audioId, run.id);

/** Each attempt writes under its own name, so a worker that lost the run can't spoil its successor's files. */
export const attemptPrefix = (userId: string, audioId: string, runId: string, attempt: number) =>
  `${runPrefixOf(userId, audioId, runId)}${attempt}/`;
