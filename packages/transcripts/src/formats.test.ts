import { describe, expect, it } from 'vitest';
import { srtOf } from './srt.ts';
import { transcriptJsonOf } from './transcript-json.ts';
import { cuesOf } from './vtt-words.ts';

const VTT = `WEBVTT

0.0
00:00:01.000 --> 00:00:03.000
<v Nora &amp; Co>Good <00:00:01.500>morning, <00:00:02.000>dear <00:00:02.500>listeners &lt;3,

0.1
00:00:03.000 --> 00:00:05.000
<v Nora &amp; Co>and <00:00:04.000>welcome.

1.0
01:02:03.004 --> 01:02:04.004
<v Bill>你好<01:02:03.504>世界
`;

const cues = cuesOf(VTT);

describe('a transcript in other forms', () => {
  it('is read word by word', () => {
    expect(
      cues.map(({ speaker, words }) => [speaker, ...words.map((word) => `${word.startMs} ${word.text}`)]),
    ).toEqual([
      [
        'Nora & Co',
        '1000 Good',
        '1500 morning,',
        '2000 dear',
        '2500 listeners',
        expect.stringMatching(/ <3,$/),
      ],
      ['Nora & Co', '3000 and', '4000 welcome.'],
      ['Bill', '3723004 你好', '3723504 世界'],
    ]);
  });

  it('as SubRip has two rows of 32 signs, and names who speaks', () => {
    expect(srtOf(cues)).toBe(
      [
        '1',
        '00:00:01,000 --> 00:00:05,000',
        'Nora & Co: Good morning, dear',
        'listeners <3, and welcome.',
        '',
        '2',
        '01:02:03,004 --> 01:02:04,004',
        'Bill: 你好世界',
        '',
      ].join('\n'),
    );
    const long = cuesOf(
      `WEBVTT\n\n0.0\n00:00:00.000 --> 00:00:10.000\n<v A>${'word '.repeat(30)}${'x'.repeat(80)}\n`,
    );
    const rows = srtOf(long)
      .split('\n')
      .filter((row) => row !== '' && !/^\d+$| --> /.test(row));
    expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(32);
    expect(rows.join('').replaceAll(' ', '')).toBe(`A:${'word'.repeat(30)}${'x'.repeat(80)}`);
  });

  it('as JSON has a segment for every cue', () => {
    expect(JSON.parse(transcriptJsonOf(cues))).toEqual({
      version: '1.0.0',
      segments: [
        { speaker: 'Nora & Co', startTime: 1, endTime: 3, body: 'Good morning, dear listeners <3,' },
        { speaker: 'Nora & Co', startTime: 3, endTime: 5, body: 'and welcome.' },
        { speaker: 'Bill', startTime: 3723.004, endTime: 3724.004, body: '你好世界' },
      ],
    });
  });
});
