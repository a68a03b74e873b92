import { AppError } from '@parlance/kernel/errors';
import { expect, it, vi } from 'vitest';
import { type PreviewDeps, previewAddress } from './actions/preview-address.ts';

const { signal } = new AbortController();
const seen = { url: 'https://example.com/', kind: 'page' as const, episodes: [] };
const look = (deps: Partial<PreviewDeps>, userId = 'ana') =>
  previewAddress(
    {
      limiter: { take: async () => ({ remaining: 1, resetSeconds: 1 }) },
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

it('lets nobody have more than two at once, and others have theirs meanwhile', async () => {
  const slow = Promise.withResolvers<typeof seen>();
  const first = [look({ readPreview: () => slow.promise }), look({ readPreview: () => slow.promise })];
  await vi.waitFor(async () => {
    await expect(look({ readPreview: () => slow.promise })).rejects.toMatchObject({
      code: 'rate_limited',
      params: { retry_after_seconds: expect.any(Number) },
    });
  });
  expect(await look({}, 'bruno')).toMatchObject({ kind: 'page' });
  slow.resolve(seen);
  await Promise.all(first);
  expect(await look({})).toMatchObject({ kind: 'page' });
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
