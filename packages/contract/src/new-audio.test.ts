import { describe, expect, it } from 'vitest';
import { NewAudio } from './new-audio.ts';

const ask = (change: object) => ({
  source: { type: 'text', text: 'a'.repeat(2000) },
  language: 'en-US',
  level: 'beginner',
  mode: 'dialogue',
  length: 'short',
  voice: 'pair',
  ...change,
});

const faults = (change: object) => {
  const parsed = NewAudio.safeParse(ask(change));
  return Object.fromEntries(parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? []);
};

describe('a new audio', () => {
  it('is accepted with 2,000 characters of text', () => expect(faults({})).toEqual({}));
  it('is refused with 1,999', () =>
    expect(faults({ source: { type: 'text', text: 'a'.repeat(1999) } })).toEqual({
      'source.text': 'text_too_short',
    }));
  it('does not count blanks around the text', () =>
    expect(faults({ source: { type: 'text', text: `${'a'.repeat(1999)}   ` } })).toEqual({
      'source.text': 'text_too_short',
    }));
  it('needs a voice and a language', () =>
    expect(faults({ voice: undefined, language: '' })).toEqual({ voice: 'required', language: 'required' }));
  it('takes two voices', () => expect(faults({ voice: { host: 'a', cohost: 'b' } })).toEqual({}));
  it('tells which line of a script is wrong', () => {
    const source = { type: 'script', script: 'HOST: One.\nHOST: Two.' };
    const issue = NewAudio.safeParse(ask({ source })).error?.issues[0];
    expect(issue).toMatchObject({
      message: 'script_speakers_must_alternate',
      path: ['source', 'script'],
      params: { line: 2 },
    });
  });
  it('treats a blank question as none', () =>
    expect(NewAudio.parse(ask({ question: '  ' })).question).toBeUndefined());
});
