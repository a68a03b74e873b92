import { AppError } from '@parlance/kernel/errors';
import { expect, it, vi } from 'vitest';
import { openDoors } from '../../doors/doors.ts';
import { type PreviewDeps, previewAddress } from './actions/preview-address.ts';

const { signal } = new AbortController();
const seen = { url: 'https://example.com/', kind: 'page' as const, episodes: [] };
const look = (deps: Partial<PreviewDeps>, userId = 'ana') =>
  previewAddress(
    {
      limiter: { take: async () => ({ remaining: 1, resetSeconds: 1 }) },
      doors: openDoors(),
      planOf: async () => 'trial',
      readPreview: async () => seen,
      ...deps,
    },
    userId,
    seen.url,
    signal,
  );

it('counts every preview of a person before anything is fetched', async () => {
  const take = vi.fn(async () => {
    throw new AppError('rate_limited', { params: { retry_after_seconds: 7 } });
  });
  const readPreview = vi.fn(async () => seen);
  await expect(look({ limiter: { take }, readPreview })).rejects.toMatchObject({ code: 'rate_limited' });
  expect(take).toHaveBeenCalledWith(expect.objectContaining({ name: 'address_previews' }), 'ana');
  expect(readPreview).not.toHaveBeenCalled();
});

it('keeps a place for others beside one who has pages read that take their time', async () => {
  const doors = openDoors();
  const slow = Promise.withResolvers<typeof seen>();
  const readPreview = () => slow.promise;
  const heavy = Array.from({ length: 30 }, () => look({ readPreview, doors }).catch(({ code }) => code));
  expect(await Promise.race(heavy)).toBe('too_many_at_once');
  expect(await look({ doors }, 'bruno')).toMatchObject({ kind: 'page' });
  slow.resolve(seen);
  const outcomes = await Promise.all(heavy);
  expect(outcomes.filter((outcome) => outcome !== 'too_many_at_once')).toHaveLength(22);
});

it('says why an address can’t be read in the words of a failed audio', async () => {
  const readPreview = async () => {
    throw new AppError('ingest.too_complex');
  };
  await expect(look({ readPreview })).rejects.toMatchObject({
    code: 'address_unreadable',
    params: { reason: 'source_too_complex' },
  });
});

it('refuses a video whose plan has none, before anything is made of it', async () => {
  const readPreview = async () => ({ ...seen, kind: 'video' as const });
  await expect(look({ readPreview })).rejects.toMatchObject({ code: 'pro_only_video' });
  expect(await look({ readPreview, planOf: async () => 'pro' })).toMatchObject({ kind: 'video' });
});
