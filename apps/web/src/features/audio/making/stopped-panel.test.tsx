import type { Audio } from '@parlance/contract/audios';
import { expect, it } from 'vitest';
import { CONTACT } from '../../../lib/dialog-ids.ts';
import { drawn } from '../../../ui/page/drawn.fake.tsx';
import { StoppedPanel } from './stopped-panel.tsx';

const failed = (code: 'topic_unknown' | 'address_too_slow', params?: Record<string, string>) =>
  ({
    id: 'audio-1',
    status: 'failed',
    language: 'en-US',
    error: { code, message: '', params },
    sources: [{ type: 'topic' }],
    credits_charged: 0,
    files_kept_until: null,
  }) as Audio;

it('leads to support, with a letter that names the audio', async () => {
  const html = await drawn(<StoppedPanel audio={failed('address_too_slow')} />);
  const [opener] = html.match(new RegExp(`<button[^>]*data-opens="${CONTACT}"[^>]*>`)) ?? [''];
  expect(opener).toMatch(/data-begins="[^"]*audio-1/);
});

it('offers near topics as links, and the same once more only where that can help', async () => {
  const unknown = await drawn(<StoppedPanel audio={failed('topic_unknown', { nearest: 'Bees · Tea' })} />);
  expect(unknown).toMatch(/<a [^>]*href="\/app\/new-audio\?again=audio-1&amp;topic=Bees"/);
  expect(unknown).not.toContain('Try again');
  expect(await drawn(<StoppedPanel audio={failed('address_too_slow')} />)).toContain('Try again');
});

it('says of a topic nobody knows that it cost nothing, and promises neither files nor help', async () => {
  const kept = { files_kept_until: '2026-11-20T08:00:00Z' };
  const html = await drawn(<StoppedPanel audio={{ ...failed('topic_unknown'), ...kept }} />);
  expect(html).toContain('Nothing was charged.');
  expect(html).not.toMatch(/files are kept|contact support/);
  const slow = await drawn(<StoppedPanel audio={{ ...failed('address_too_slow'), ...kept }} />);
  expect(slow).toMatch(/files are kept[\s\S]*contact support/);
});
