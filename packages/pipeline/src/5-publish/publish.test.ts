import type { Master } from '@parlance/artifacts/master';
import { Release } from '@parlance/artifacts/release';
import type { Script } from '@parlance/artifacts/script';
import { describe, expect, it } from 'vitest';
import { publish } from './publish.ts';

const script = (more: Partial<Script> = {}): Script => ({
  title: 'How bees find home',
  language: 'en-US',
  mode: 'dialogue',
  lines: [],
  chapters: [],
  notes: 'A talk about bees.\n',
  warnings: [],
  ...more,
});

const master: Master = {
  mediaKey: 'runs/1/media.mp3',
  mediaBytes: 1234,
  durationMs: 3_800_000,
  loudnessLufs: -16,
  truePeakDb: -2,
  chapters: [
    { title: 'Welcome', startMs: 0 },
    { title: 'The *compass* in [the] sky', startMs: 249_900 },
    { title: 'Wrap-up', startMs: 3_723_000 },
  ],
  lines: [],
  transcriptKey: 't',
  chaptersKey: 'c',
  peaksKey: 'p',
};
const about = { guid: 'g-1', publishedAt: '2026-01-02T03:04:05.000Z' };

describe('publishing', () => {
  it('gives a release that points at the file and never changes its guid', () => {
    const release = publish(script(), master, about);
    expect(Release.parse(release)).toEqual(release);
    expect(release).toMatchObject({
      ...about,
      title: 'How bees find home',
      durationMs: 3_800_000,
      enclosure: { key: 'runs/1/media.mp3', bytes: 1234, type: 'audio/mpeg' },
    });
  });

  it('adds chapter times and the disclosure to the notes', () => {
    expect(publish(script(), master, about).notes).toBe(
      [
        'A talk about bees.',
        '',
        '## Chapters',
        '',
        '- 00:00:00 Welcome',
        '- 00:04:09 The \\*compass\\* in \\[the\\] sky',
        '- 01:02:03 Wrap-up',
        '',
        '*Made with AI by Parlance. The voices are synthetic, and what they say may contain mistakes.*',
      ].join('\n'),
    );
  });

  it.each([
    ['pt-BR', '## Capítulos', 'com IA'],
    ['es-MX', '## Capítulos', 'con IA'],
    ['fr-FR', '## Chapitres', 'avec l’IA'],
    ['de-DE', '## Kapitel', 'Mit KI'],
    ['it-IT', '## Capitoli', 'con l’IA'],
    ['cy-GB', '## Chapters', 'with AI'],
  ])('speaks the script’s language where it can: %s', (language, heading, disclosure) => {
    const { notes } = publish(script({ language }), master, about);
    expect(notes).toContain(heading);
    expect(notes).toContain(disclosure);
  });

  it('leaves out the list when there are no chapters, and an empty beginning when there are no notes', () => {
    const { notes } = publish(script({ notes: '' }), { ...master, chapters: [] }, about);
    expect(notes).toMatch(/^\*Made with AI/);
  });
});
