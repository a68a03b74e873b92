import { describe, expect, it } from 'vitest';
import { writeTranscriptJson } from './json.ts';
import { parseVtt } from './parse-vtt.ts';
import { withSpeakerNames, writePlainText } from './plain-text.ts';
import { writeSrt } from './srt.ts';

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

const cues = parseVtt(VTT);

describe('a transcript in other forms', () => {
  it('is read word by word', () => {
    expect(
      cues.map(({ line, speaker, words }) => [
        line,
        speaker,
        ...words.map((word) => `${word.startMs} ${word.text}`),
      ]),
    ).toEqual([
      [0, 'Nora & Co', '1000 Good ', '1500 morning, ', '2000 dear ', '2500 listeners <3,'],
      [0, 'Nora & Co', '3000 and ', '4000 welcome.'],
      [1, 'Bill', '3723004 你好', '3723504 世界'],
    ]);
  });

  it('as SubRip has two rows of 32 signs, and names who speaks', () => {
    expect(writeSrt(cues)).toBe(
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
    const long = parseVtt(
      `WEBVTT\n\n0.0\n00:00:00.000 --> 00:00:10.000\n<v A>${'word '.repeat(30)}${'x'.repeat(80)}\n`,
    );
    const rows = writeSrt(long)
      .split('\n')
      .filter((row) => row !== '' && !/^\d+$| --> /.test(row));
    expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(32);
    expect(rows.join('').replaceAll(' ', '')).toBe(`A:${'word'.repeat(30)}${'x'.repeat(80)}`);
  });

  it('as JSON has a segment for every cue', () => {
    expect(JSON.parse(writeTranscriptJson(cues))).toEqual({
      version: '1.0.0',
      segments: [
        { speaker: 'Nora & Co', startTime: 1, endTime: 3, body: 'Good morning, dear listeners <3,' },
        { speaker: 'Nora & Co', startTime: 3, endTime: 5, body: 'and welcome.' },
        { speaker: 'Bill', startTime: 3723.004, endTime: 3724.004, body: '你好世界' },
      ],
    });
  });

  it('cuts a stretch without times of its own by the length of its words', () => {
    const srt = writeSrt(
      parseVtt(`WEBVTT\n\n0.0\n00:00:00.000 --> 00:00:08.000\n<v A>${'word '.repeat(16).trim()}\n`),
    );
    expect(srt.match(/[\d:,]+ --> [\d:,]+/g)).toEqual([
      '00:00:00,000 --> 00:00:06,000',
      '00:00:06,000 --> 00:00:08,000',
    ]);
  });

  it('for reading has a paragraph for each line, by the names of the voices', () => {
    const lines = [
      { speaker: 'HOST', text: 'Good morning, dear listeners <3, and welcome.' },
      { speaker: 'COHOST', text: '你好世界' },
    ];
    expect(writePlainText(withSpeakerNames(cues, lines))).toBe(
      'Nora & Co: Good morning, dear listeners <3, and welcome.\n\nBill: 你好世界\n',
    );
    expect(writePlainText(lines.slice(0, 1))).toBe('Good morning, dear listeners <3, and welcome.\n');
  });
});
