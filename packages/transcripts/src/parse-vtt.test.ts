import { describe, expect, it } from 'vitest';
import { parseVtt } from './parse-vtt.ts';

const text = (file: string) => parseVtt(file).map((cue) => cue.words.map((word) => word.text).join(''));

describe('parseVtt', () => {
  it('reads speaker, line and word times', () => {
    const [cue, ...rest] = parseVtt(
      'WEBVTT\n\n4.1\n00:00:01.000 --> 00:00:03.000\n<v Ana>Tea <00:00:01.400>is <00:00:01.600>old.</v>\n',
    );
    expect(rest).toEqual([]);
    expect(cue).toEqual({
      line: 4,
      speaker: 'Ana',
      startMs: 1000,
      endMs: 3000,
      words: [
        { text: 'Tea ', startMs: 1000, endMs: 1400 },
        { text: 'is ', startMs: 1400, endMs: 1600 },
        { text: 'old.', startMs: 1600, endMs: 3000 },
      ],
    });
  });

  it('gives the same words when the space stands after the stamp', () => {
    expect(text('WEBVTT\n\n00:01.000 --> 00:03.000\n<v Ana>Tea<00:01.400> is<00:01.600> old.')).toEqual([
      'Tea is old.',
    ]);
  });

  it('passes over notes, styles, names of cues and settings', () => {
    const file = [
      'WEBVTT - a title',
      'NOTE made by us',
      'STYLE\n::cue { color: red }',
      'intro\n00:00.000 --> 00:02.000 align:start position:10%\nHello\nthere',
    ].join('\n\n');
    expect(text(file)).toEqual(['Hello there']);
  });

  it('accepts Windows line ends and a byte order mark', () => {
    expect(text('\uFEFFWEBVTT\r\n\r\n00:00.000 --> 00:01.000\r\nHi')).toEqual(['Hi']);
  });

  it('keeps markup and entities as the text they stand for', () => {
    expect(text('WEBVTT\n\n00:00.000 --> 00:01.000\n<v R&amp;D><i>1 &lt; 2</i> &amp;lt;b&gt;')).toEqual([
      '1 < 2 &lt;b>',
    ]);
    expect(parseVtt('WEBVTT\n\n00:00.000 --> 00:01.000\n<v R&amp;D>x')[0]?.speaker).toBe('R&D');
  });

  it('keeps languages without spaces without spaces', () => {
    expect(text('WEBVTT\n\n00:00.000 --> 00:02.000\n<v 小明>你<00:00.500>好<00:01.000>。')).toEqual([
      '你好。',
    ]);
  });

  it('splits a cue that two people share', () => {
    const cues = parseVtt('WEBVTT\n\n00:00.000 --> 00:04.000\n<v A>Yes?</v><00:02.000><v B>No.');
    expect(cues.map(({ speaker, startMs, endMs }) => [speaker, startMs, endMs])).toEqual([
      ['A', 0, 2000],
      ['B', 2000, 4000],
    ]);
  });

  it('keeps word times inside their cue and in order', () => {
    const [cue] = parseVtt('WEBVTT\n\n00:01.000 --> 00:02.000\na <00:09.000>b <00:00.100>c');
    expect(cue?.words.map((word) => word.startMs)).toEqual([1000, 2000, 2000]);
  });

  it('gives nothing for what is no transcript, and never throws', () => {
    for (const file of [
      '',
      'hello',
      '{"error":1}',
      'WEBVTT',
      'WEBVTT\n\n00:05.000 --> 00:01.000\nback',
      'WEBVTT\n\n --> \n<v',
    ]) {
      expect(parseVtt(file), file).toEqual([]);
    }
  });
});
