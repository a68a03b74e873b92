import type { TimedLine } from '@parlance/artifacts/master';
import type { Script } from '@parlance/artifacts/script';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scriptCues } from './script-cues.ts';
import { writeVtt } from './write-vtt.ts';

const names = { HOST: 'Dora', COHOST: 'Alex & Co' };

function transcript(texts: string[], language = 'en-US', timed = true): string {
  const script: Script = {
    title: 'T',
    language,
    mode: 'dialogue',
    lines: texts.map((text, i) => ({ speaker: i % 2 ? 'COHOST' : 'HOST', text, sourceRefs: [], chapter: 0 })),
    chapters: [],
    notes: '',
    warnings: [],
  };
  const lines: TimedLine[] = texts.map((text, line) => {
    const words = text.split(/\s+/).filter(Boolean);
    const startMs = 3000 + line * 60_000;
    return {
      line,
      startMs,
      endMs: startMs + words.length * 400,
      words: timed
        ? words.map((word, i) => ({ text: word, startMs: startMs + i * 400, endMs: startMs + i * 400 + 350 }))
        : [],
    };
  });
  return writeVtt(scriptCues(script, lines, names));
}

const msOf = (time: string) => {
  const [hours, minutes, seconds] = time.split(':').map(Number);
  return Math.round((hours! * 3600 + minutes! * 60 + seconds!) * 1000);
};

type Cue = { id: string; startMs: number; endMs: number; voice: string; text: string; wordTimes: number[] };

/** A strict reader of the part of WebVTT we write; anything it does not know is an error. */
function read(vtt: string): Cue[] {
  const [head, ...blocks] = vtt.trimEnd().split('\n\n');
  expect(head).toBe('WEBVTT');
  return blocks.map((block) => {
    const match =
      /^(\d+\.\d+)\n(\d{2,}:\d\d:\d\d\.\d{3}) --> (\d{2,}:\d\d:\d\d\.\d{3})\n<v ([^<>\n]+)>(.+)$/u.exec(
        block,
      );
    if (!match) throw new Error(`not a cue: ${block}`);
    const [, id, start, end, voice, payload] = match;
    const wordTimes = [...payload!.matchAll(/<(\d{2,}:\d\d:\d\d\.\d{3})>/g)].map((each) => msOf(each[1]!));
    const bare = payload!.replace(/<\d{2,}:\d\d:\d\d\.\d{3}>/g, '');
    expect(bare).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
    const text = bare.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
    return { id: id!, startMs: msOf(start!), endMs: msOf(end!), voice: voice!, text, wordTimes };
  });
}

describe('the transcript', () => {
  it('says who speaks and when each word is said', () => {
    expect(transcript(['Hello there, world.', 'Yes.'])).toBe(
      [
        'WEBVTT',
        '',
        '0.0',
        '00:00:03.000 --> 00:00:04.200',
        '<v Dora>Hello <00:00:03.400>there, <00:00:03.800>world.',
        '',
        '1.0',
        '00:01:03.000 --> 00:01:03.400',
        '<v Alex &amp; Co>Yes.',
        '',
      ].join('\n'),
    );
  });

  it('cuts after sentences and clauses', () => {
    const cues = read(
      transcript([
        'Bees see polarised light. A small patch of blue sky is enough, even when clouds hide the sun, and so they find their way home.',
      ]),
    );
    expect(cues.map((cue) => cue.text)).toEqual([
      'Bees see polarised light. A small patch of blue sky is enough,',
      'even when clouds hide the sun, and so they find their way home.',
    ]);
  });

  it('is valid whatever is said: short rows, times that grow, every word there, one line a cue', () => {
    const word = fc.string({
      unit: fc.constantFrom(...'abcdeé,.?!<>&-…"”ü日本'),
      minLength: 1,
      maxLength: 90,
    });
    const line = fc.array(word, { minLength: 1, maxLength: 60 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 4 }), fc.boolean(), (texts, timed) => {
        const cues = read(transcript(texts, 'en-US', timed));
        texts.forEach((text, index) => {
          const own = cues.filter((cue) => cue.id.startsWith(`${index}.`));
          const said = own.map((cue) => cue.text).join('');
          expect(said.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        });
        cues.forEach((cue, index) => {
          expect(cue.text.length).toBeLessThanOrEqual(65);
          expect(cue.endMs).toBeGreaterThan(cue.startMs);
          expect(cue.startMs).toBeGreaterThanOrEqual(cues[index - 1]?.endMs ?? 0);
          const times = [cue.startMs, ...cue.wordTimes, cue.endMs];
          expect(times.every((time, i) => i === 0 || time > times[i - 1]!)).toBe(true);
        });
      }),
      { numRuns: 60, seed: 5 },
    );
  });

  it('finds the words of a language that writes none apart', () => {
    const text =
      '蜜蜂能看見偏振光，所以即使雲層遮住太陽，只要有一小片藍天就足夠了。牠們還會記住樹木和河流等地標，以便在旅程的最後一段找到回家的路，這真是令人驚訝的能力。';
    const cues = read(transcript([text], 'zh-CN'));
    expect(cues.map((cue) => cue.text).join('')).toBe(text);
    expect(cues.length).toBeGreaterThan(1);
    expect(cues[0]!.text).toMatch(/[，。]$/u);
  });

  it('shares a line’s time out by length when the voice gave no words', () => {
    const [cue] = read(transcript(['ab abcdef'], 'en-US', false));
    expect(cue).toMatchObject({ startMs: 3000, endMs: 3800, wordTimes: [3200] });
  });

  it('goes past the first hour', () => {
    const texts = Array.from({ length: 63 }, () => 'Yes.');
    expect(transcript(texts)).toContain('01:02:03.000 --> 01:02:03.400');
  });
});
