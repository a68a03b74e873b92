import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Estimate } from '@parlance/contract/audios';
import type { Length, Mode } from '@parlance/kernel/limits';
import { startProduct } from '../../scripts/product-process.ts';
import { signUp } from '../client.ts';

type Ask = { text: string; language: string; mode: Mode; length: Length };
type Made = {
  promised: number;
  minutes: number;
  held: number;
  kept: number;
  /** Whether the rows of the ledger add up to what is left. */
  isBalanced: boolean;
};

/** Orders texts from the product itself, each by somebody with a trial, in the first voices of its language. */
export async function makeAudios(asks: readonly Ask[]): Promise<Made[]> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'parlance-bench-'));
  const server = await startProduct(dataDir);
  const made: Made[] = [];
  try {
    for (const { text, ...ask } of asks) {
      const client = await signUp(server.url);
      const { pairs } = await client.options();
      const pair = pairs.find(({ languages }) => languages.includes(ask.language));
      const voice = ask.mode === 'dialogue' ? pair?.id : pair?.host;
      const body = { ...ask, source: { type: 'text', text }, level: 'intermediate', voice };
      const estimate = (await (await client.post('/api/audios/estimate', body)).json()) as Estimate;
      const { id } = await client.create(body);
      for await (const { status } of client.events(id))
        if (status === 'failed') throw new Error(`${id} failed`);
      const audio = await client.audio(id);
      const { balance, items } = await client.read<{ balance: number; items: { credits: number }[] }>(
        '/api/current_user/credit_statement',
      );
      made.push({
        promised: estimate.expected_minutes ?? Number.NaN,
        minutes: (audio.duration_ms ?? 0) / 60_000,
        held: estimate.credits_required,
        kept: audio.credits_charged,
        isBalanced: items.reduce((sum, { credits }) => sum + credits, 0) === balance,
      });
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return made;
}
