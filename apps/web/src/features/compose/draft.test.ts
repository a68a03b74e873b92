import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../lib/browser-storage.fake.ts';
import { changeDraft, clearMaterial, EMPTY_DRAFT, keepDraft, useDraft } from './draft.ts';

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

it('keeps the choices for the next audio when the material has been sent', () => {
  const leave = keepDraft('ana');
  changeDraft({ text: 'Reefs', question: 'Why?', length: 'long' });
  clearMaterial();
  leave();
  keepDraft('ana')();
  expect(useDraft.getState()).toMatchObject({ text: '', question: '', length: 'long' });
});

it('starts afresh from a draft of an older version', () => {
  localStorage.setItem('newAudioDraft', JSON.stringify({ owner: 'ana', draft: { text: 'Reefs' } }));
  keepDraft('ana')();
  expect(useDraft.getState()).toEqual(EMPTY_DRAFT);
});
