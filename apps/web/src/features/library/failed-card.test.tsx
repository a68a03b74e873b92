import type { Audio } from '@parlance/contract/audios';
import { expect, it } from 'vitest';
import { CONTACT } from '../../lib/dialog-ids.ts';
import { drawn } from '../../ui/page/drawn.fake.tsx';
import { FailedCard } from './failed-card.tsx';

const card = (change: Partial<Audio> = {}) =>
  drawn(
    <FailedCard
      audio={
        {
          id: 'audio-1',
          title: null,
          status: 'failed',
          created_at: '2026-03-02T09:30:00.000Z',
          language: 'en-US',
          error: { code: 'source_too_thin', message: '' },
          sources: [{ type: 'topic', title: 'Zorgon politics', url: null }],
          ...change,
        } as Audio
      }
    />,
  );

it('is called what was asked for', async () => {
  expect(await card()).toContain('Zorgon politics');
  const url = 'https://www.example.org/ice';
  expect(await card({ sources: [{ type: 'url', title: null, url }] })).toContain('example.org/ice');
});

it('leads to support, with a letter that names the audio', async () => {
  const html = await card();
  expect(html).toContain('contact support');
  expect(html).toMatch(new RegExp(`<button[^>]*data-opens="${CONTACT}"[^>]*data-begins="[^"]*audio-1`));
});

it('leads back to the form where the same request can’t help', async () => {
  const form = 'href="/app/new-audio?again=audio-1"';
  expect(await card()).toContain(form);
  expect(await card({ error: { code: 'address_too_slow', message: '' } })).not.toContain(form);
});
