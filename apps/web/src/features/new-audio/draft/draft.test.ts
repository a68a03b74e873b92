import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../lib/storage/browser-storage.fake.ts';
import {
  changeDraft,
  clearMaterial,
  type Defaults,
  EMPTY_DRAFT,
  keepDraft as keepWith,
  useDraft,
} from './draft.ts';

const NO_DEFAULTS: Defaults = { language: null, mode: null, tone: null, voice: null };
const keepDraft = (owner: string) => keepWith(owner, NO_DEFAULTS);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('brings a draft back to whoever wrote it, and to nobody else', () => {
  const leave = keepDraft('ana');
  changeDraft({ text: 'Reefs', mode: 'monologue' });
  leave();
  keepDraft('ben')();
  expect(useDraft.getState()).toEqual(EMPTY_DRAFT);
  keepDraft('ana')();
  expect(useDraft.getState()).toMatchObject({ text: 'Reefs', mode: 'monologue' });
});

it('saves shortly after the last key, and at once when the page goes away', () => {
  const saved = () => localStorage.getItem('newAudioDraft') ?? '';
  const leave = keepDraft('ana');
  changeDraft({ text: 'R' });
  changeDraft({ text: 'Re' });
  expect(saved()).toBe('');
  vi.advanceTimersByTime(500);
  expect(saved()).toContain('"Re"');
  changeDraft({ text: 'Reef' });
  window.dispatchEvent(new Event('pagehide'));
  expect(saved()).toContain('"Reef"');
  leave();
});

it('keeps the choices for the next audio when the material has been sent, but for the length of this one', () => {
  const leave = keepDraft('ana');
  changeDraft({ text: 'Reefs', question: 'Why?', level: 'expert', length: 'long' });
  clearMaterial();
  leave();
  keepDraft('ana')();
  expect(useDraft.getState()).toMatchObject({ text: '', question: '', level: 'expert', length: 'short' });
});

it('begins with what the account says, where the person has not begun anything', () => {
  keepWith('ana', { language: 'fr-FR', mode: 'monologue', tone: 'warm', voice: 'siwis' })();
  expect(useDraft.getState()).toEqual({
    ...EMPTY_DRAFT,
    language: 'fr-FR',
    mode: 'monologue',
    tone: 'warm',
    pair: 'siwis',
    solo: 'siwis',
  });
});

it('keeps choices made on the page until the account says something new, and the material in any case', () => {
  const french: Defaults = { ...NO_DEFAULTS, language: 'fr-FR' };
  const leave = keepWith('ana', french);
  changeDraft({ language: 'es-ES', text: 'Arrecifes' });
  leave();
  keepWith('ana', french)();
  expect(useDraft.getState()).toMatchObject({ language: 'es-ES', text: 'Arrecifes' });
  keepWith('ana', { ...french, mode: 'monologue' })();
  expect(useDraft.getState()).toMatchObject({ language: 'fr-FR', mode: 'monologue', text: 'Arrecifes' });
});

it('keeps every kind of material over a reload', () => {
  const leave = keepDraft('ana');
  const material = {
    source: 'url',
    topic: 'Bees',
    url: 'example.com/feed',
    episode: 'e7',
    script: 'HOST: Hi.',
  } as const;
  changeDraft(material);
  leave();
  useDraft.setState(EMPTY_DRAFT);
  keepDraft('ana')();
  expect(useDraft.getState()).toMatchObject(material);
});

it('starts afresh from a draft of an older version', () => {
  localStorage.setItem('newAudioDraft', JSON.stringify({ owner: 'ana', draft: { text: 'Reefs' } }));
  keepDraft('ana')();
  expect(useDraft.getState()).toEqual(EMPTY_DRAFT);
});
