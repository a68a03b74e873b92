import { expect, it } from 'vitest';
import { audioName } from './audio-name.ts';

const named = (title: string | null, source: { title: string | null; url: string | null }) =>
  audioName({ title, sources: [{ type: 'topic', ...source }] }, 'Untitled audio');

it('is its title, else what the person brought, else untitled', () => {
  expect(named('Ice', { title: 'Glaciers', url: null })).toBe('Ice');
  expect(named(null, { title: 'Glaciers', url: null })).toBe('Glaciers');
  expect(named(null, { title: null, url: 'https://www.example.org/ice/' })).toBe('example.org/ice');
  expect(named(null, { title: null, url: null })).toBe('Untitled audio');
});
