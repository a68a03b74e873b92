import { parseScript } from '@parlance/kernel/script-text';
import { expect, it } from 'vitest';
import { plainTranscript, scriptText, speakerNames, subRip } from './transcript-formats.ts';

const VTT = `WEBVTT

0.0
00:00:01.000 --> 00:00:02.500
<v Heart &amp; Soul>One <00:00:01.500>&lt;b&gt; two

0.1
00:00:02.500 --> 00:00:03.000
<v Heart &amp; Soul>three.

1.0
00:00:03.200 --> 00:01:04.000
<v Michael>Four.
`;
const LINES = [
  { speaker: 'HOST', text: 'One <b> two three.' },
  { speaker: 'COHOST', text: 'Four.' },
];

it('turns the transcript into captions that any player reads', () => {
  expect(subRip(VTT)).toBe(
    '1\n00:00:01,000 --> 00:00:02,500\nHeart & Soul: One <b> two\n\n' +
      '2\n00:00:02,500 --> 00:00:03,000\nthree.\n\n' +
      '3\n00:00:03,200 --> 00:01:04,000\nMichael: Four.\n',
  );
});

it('writes the transcript for reading, by the names of the voices', () => {
  expect(plainTranscript(speakerNames(VTT, LINES))).toBe(
    'Heart & Soul: One <b> two three.\n\nMichael: Four.\n',
  );
  expect(plainTranscript(LINES.slice(0, 1))).toBe('One <b> two three.\n');
});

it('writes the script so that it can be handed in again', () => {
  expect(parseScript(scriptText(LINES), 'dialogue')).toEqual({ lines: LINES, faults: [] });
});
