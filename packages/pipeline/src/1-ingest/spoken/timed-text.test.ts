import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paragraphsOf } from './spoken-paragraphs.ts';
import { readTimedText } from './timed-text.ts';

it.each([
  ['WebVTT', 'WEBVTT\n\n1\n00:01.500 --> 00:03.000 align:start\n<v Ana>Good <i>morning</i></v>\nto you'],
  ['SubRip', '1\r\n00:00:01,500 --> 00:00:03,000\r\nGood morning\r\nto you\r\n'],
  ['JSON', '{"segments":[{"speaker":"Ana","startTime":1.5,"endTime":3,"body":"Good morning to you"}]}'],
  ['timed XML in seconds', '<transcript><text start="1.5" dur="1.5">Good morning to you</text></transcript>'],
  [
    'timed XML in milliseconds',
    '<timedtext><body><p t="1500" d="1500">Good morning to you</p></body></timedtext>',
  ],
])('reads %s', (_, text) => {
  expect(readTimedText(text)).toMatchObject([{ startMs: 1500, text: 'Good morning to you' }]);
});

it('says rolling captions once, and leaves out what is no speech', () => {
  const cues = ['so this', 'so this is the sea', 'so this is the sea', '[Music]', '&amp; the shore'];
  const vtt = cues.map((text, i) => `00:0${i}.000 --> 00:0${i + 1}.000\n${text}`).join('\n\n');
  expect(readTimedText(`WEBVTT\n\n${vtt}`).map(({ text }) => text)).toEqual([
    'so this',
    'is the sea',
    '& the shore',
  ]);
});

it('survives anything', () => {
  const odd = fc.array(
    fc.constantFrom(
      '00:01',
      ' --> ',
      '\n\n',
      '{"segments":[',
      '<text start="',
      '">',
      '</text>',
      '&#99999999;',
      'é',
    ),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        odd.map((parts) => parts.join('')),
      ),
      (text) => {
        expect(Array.isArray(readTimedText(text))).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});

it('begins a paragraph after a pause or when there is enough, at the end of a sentence', () => {
  const say = (startMs: number, text: string) => ({ startMs, endMs: startMs + 900, text });
  const long = `${'word '.repeat(80)}end.`;
  expect(
    paragraphsOf([
      say(0, 'It was late.'),
      say(1000, 'Nobody'),
      say(9000, 'spoke.'),
      say(20_000, long),
      say(21_000, 'So.'),
    ]),
  ).toMatchObject([
    { startMs: 0, text: 'It was late. Nobody spoke.' },
    { startMs: 20_000 },
    { startMs: 21_000, text: 'So.' },
  ]);
});
