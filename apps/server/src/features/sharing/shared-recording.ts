import { AppError } from '@parlance/kernel/errors';

/** What sharing needs to know of an audio that its owner made public. */
export type SharedRecording = {
  token: string;
  audioId: string;
  title: string | null;
  creator: string;
  createdAt: Date;
  language: string;
  durationMs: number;
  shownotes: string | null;
  chapters: { title: string; startMs: number }[];
  /** Where its files lie; another prefix means another recording. */
  files: string;
  revision: string;
};

export type FindShared = (token: string) => Promise<SharedRecording | 'gone' | undefined>;

/** A link that once led somewhere says so; one that never did is like any wrong address. */
export async function openShare(find: FindShared, token: string): Promise<SharedRecording> {
  const found = await find(token);
  if (found === 'gone') throw new AppError('audio_gone');
  if (!found) throw new AppError('not_found');
  return found;
}
