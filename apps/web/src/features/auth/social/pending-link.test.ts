import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../../lib/storage/browser-storage.fake.ts';
import { savePendingLink, takePendingLink } from './pending-link.ts';

const NOW = Date.parse('2025-11-15T12:00:00Z');

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  savePendingLink('Ada@example.com', 'microsoft', NOW);
});
afterEach(() => vi.unstubAllGlobals());

it('is kept as e-mail, provider and time', () => {
  expect(JSON.parse(localStorage.getItem('pendingAccountLink') ?? '')).toEqual({
    email: 'Ada@example.com',
    provider: 'microsoft',
    timestamp: NOW,
  });
});

it('names the provider to link, once, however the address is written', () => {
  expect(takePendingLink('ada@EXAMPLE.com', NOW + 1)).toBe('microsoft');
  expect(takePendingLink('ada@example.com', NOW + 2)).toBeNull();
});

it.each([
  ['in its last millisecond', 599_999, 'microsoft'],
  ['when ten minutes are over', 600_000, null],
  ['when the clock was set back', -1, null],
])('links %s: %d ms -> %s', (_, ageMs, provider) => {
  expect(takePendingLink('ada@example.com', NOW + ageMs)).toBe(provider);
});

it.each([
  ['somebody else signs in', () => takePendingLink('bo@example.com', NOW + 1)],
  ['it is too old', () => takePendingLink('ada@example.com', NOW + 600_000)],
])('is gone when %s', (_, signIn) => {
  expect(signIn()).toBeNull();
  expect(localStorage.getItem('pendingAccountLink')).toBeNull();
});

it.each(['{not json', '{"email":"ada@example.com","provider":"elsewhere","timestamp":1}'])(
  'starts nothing from a damaged memory: %s',
  (memory) => {
    localStorage.setItem('pendingAccountLink', memory);
    expect(takePendingLink('ada@example.com', NOW)).toBeNull();
  },
);
