import { describe, expect, it } from 'vitest';
import type { ChosenFile } from '../sources/files/chosen-files.ts';
import { type Draft, EMPTY_DRAFT } from './draft.ts';
import { OPTIONS } from './options.fake.ts';
import { faultsIn, languageOf, modeOf, requestOf } from './request.ts';

const TEXT = 'Reefs are built by very small animals. '.repeat(60);
const request = (change: Partial<Draft>, files: ChosenFile[] = []) =>
  requestOf(
    { ...EMPTY_DRAFT, source: 'text', ...change },
    { options: OPTIONS, readerLanguage: 'en-US', files },
  );
const file = (change: Partial<ChosenFile>): ChosenFile => ({
  key: 'k',
  name: 'reefs.pdf',
  bytes: 9,
  sentBytes: 9,
  state: 'done',
  uploadId: 'u1',
  problem: null,
  ...change,
});

describe('requestOf', () => {
  it('asks for a conversation with the default pair', () => {
    expect(request({ text: TEXT, question: 'Why?' })).toEqual({
      source: { type: 'text', text: TEXT },
      question: 'Why?',
      emphasis: '',
      tone: 'balanced',
      language: 'en-US',
      level: 'intermediate',
      mode: 'dialogue',
      length: 'short',
      voice: 'ana-ben',
    });
  });

  it('sends each kind of material as the contract names it', () => {
    expect(request({ source: 'topic', topic: 'Bees' }).source).toEqual({ type: 'topic', topic: 'Bees' });
    expect(request({ source: 'url', url: 'example.com' }).source).toEqual({
      type: 'url',
      url: 'example.com',
    });
    expect(request({ source: 'url', url: 'example.com/feed', episode: 'e7' }).source).toEqual({
      type: 'url',
      url: 'example.com/feed',
      episode: 'e7',
    });
  });

  it('sends the uploads that have arrived, in their order', () => {
    const files = [
      file({ uploadId: 'u2' }),
      file({ uploadId: 'u1' }),
      file({ uploadId: 'u3', state: 'sending' }),
    ];
    expect(request({ source: 'files' }, files).source).toEqual({ type: 'files', upload_ids: ['u2', 'u1'] });
  });

  it('sends two voices when each host was chosen', () => {
    expect(request({ casting: 'each', host: 'ben', cohost: 'ana' }).voice).toEqual({
      host: 'ben',
      cohost: 'ana',
    });
  });

  it('turns a text in a language that is only read through into a monologue with one voice', () => {
    expect(request({ language: 'is-IS', mode: 'dialogue' })).toMatchObject({
      mode: 'monologue',
      voice: 'vera',
    });
  });

  it('leaves a person’s own script a dialogue there, and sends no instructions with it', () => {
    const script = 'HOST: Halló.\nCOHOST: Sæl.';
    expect(request({ source: 'script', script, language: 'is-IS', question: 'Why?' })).toMatchObject({
      source: { type: 'script', script },
      mode: 'dialogue',
      question: undefined,
    });
  });
});

it('offers the reader’s language first, and a known one when theirs is not there', () => {
  expect(languageOf({ language: '' }, OPTIONS, 'is-IS')?.code).toBe('is-IS');
  expect(languageOf({ language: 'en-US' }, OPTIONS, 'is-IS')?.code).toBe('en-US');
  expect(languageOf({ language: 'xx' }, OPTIONS, 'pt-BR')?.code).toBe('en-US');
});

it('lets a monologue be a monologue everywhere', () => {
  expect(modeOf({ source: 'text', mode: 'monologue' }, OPTIONS.languages[0])).toBe('monologue');
});

describe('faultsIn', () => {
  it('finds nothing wrong with a complete request', () => {
    expect(faultsIn(request({ text: TEXT }))).toEqual({});
  });

  it('waits for files that are still on their way', () => {
    const files = [file({}), file({ state: 'sending', uploadId: 'u2' })];
    expect(faultsIn(request({ source: 'files' }, files), files)).toEqual({
      'source.upload_ids': { code: 'uploads_unfinished', params: {} },
    });
    expect(faultsIn(request({ source: 'files' }, [file({})]), [file({})])).toEqual({});
    expect(faultsIn(request({ text: TEXT }, files), files)).toEqual({});
  });

  it('asks for the material that is missing', () => {
    expect(faultsIn(request({ source: 'files' }))['source.upload_ids']?.code).toBe('required');
    expect(faultsIn(request({ source: 'topic' }))['source.topic']?.code).toBe('required');
    expect(faultsIn(request({ source: 'url', url: 'not an address' }))['source.url']?.code).toBe(
      'url_invalid',
    );
  });

  it('names field and code, and the line for a script', () => {
    expect(faultsIn(request({ text: 'short' }))).toEqual({
      'source.text': { code: 'text_too_short', params: {} },
    });
    expect(faultsIn(request({ text: '' }))['source.text']?.code).toBe('required');
    expect(faultsIn(request({ source: 'script', script: 'HOST: A.\nHOST: B.' }))).toEqual({
      'source.script': { code: 'script_speakers_must_alternate', params: { line: 2 } },
    });
  });
});
