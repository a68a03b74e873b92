import type { Recording } from '../../../db/schema/feeds.ts';
import type { EpisodeRow, FeedRow } from '../feeds.store.ts';

const MOMENT = new Date('2026-03-04T05:06:07Z');

export const feedRow = (change: Partial<FeedRow> = {}): FeedRow => ({
  id: '01j0000000000000000000feed',
  userId: 'somebody',
  name: 'Morning papers',
  description: 'What was in the papers,\nread by two voices.',
  language: 'en-US',
  author: 'Ada Example',
  category: 'News',
  explicit: false,
  tokenHash: 'hash',
  tokenSealed: 'sealed',
  cover: null,
  autoAddSince: null,
  addingUntil: null,
  createdAt: MOMENT,
  updatedAt: MOMENT,
  ...change,
});

export const recordingOf = (change: Partial<Recording> = {}): Recording => ({
  version: 'v1v1v1v1',
  runId: 'run',
  tagKey: 'tag',
  tagBytes: 1_000,
  mediaKey: 'media',
  mediaSkipBytes: 300,
  mediaBytes: 720_300,
  transcriptKey: 'transcript',
  chaptersKey: 'chapters',
  language: 'en-US',
  durationMs: 61_400,
  chapters: [
    { title: 'Hello', startMs: 0 },
    { title: 'Rivers & <seas>', startMs: 30_000 },
  ],
  hosts: ['Nora', 'Bill'],
  ...change,
});

export const episodeRow = (change: Partial<EpisodeRow> = {}): EpisodeRow => ({
  id: '01j00000000000000000000ep1',
  feedId: '01j0000000000000000000feed',
  audioId: 'audio',
  title: 'How rivers bend',
  description: 'Two voices on [rivers](https://example.com/rivers).\n\n- 00:00:00 Hello\n- 00:00:30 Rivers',
  publishedAt: MOMENT,
  recording: recordingOf(),
  createdAt: MOMENT,
  updatedAt: MOMENT,
  ...change,
});
