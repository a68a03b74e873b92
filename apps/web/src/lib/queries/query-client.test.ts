import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

afterEach(() => onlineManager.setOnline(true));

it('answers what is saved without a network, instead of waiting for one', async () => {
  onlineManager.setOnline(false);
  const saving = new MutationObserver(createQueryClient(), {
    mutationFn: () => Promise.reject(new Error('no network')),
  });
  await expect(saving.mutate()).rejects.toThrow('no network');
});
