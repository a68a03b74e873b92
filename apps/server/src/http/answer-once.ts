import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@parlance/kernel/errors';
import { newId } from '@parlance/kernel/ids';
import type { IdempotencyKeyStore } from '../db/idempotency-keys.ts';

export type Answer = { status: number; reply: string };

const MAX_CHARS = 200;
/** How long a request waits for another one with the same key to be answered. */
const LOOK_AGAIN_MS = 100;
const LOOKS = 200;

/** A key that a person or a program chose; throws when it can't be one. */
export function keyOf(header: string | undefined): string | undefined {
  if (header === undefined || header.trim() === '') return undefined;
  if (header.length > MAX_CHARS)
    throw new AppError('validation_failed', { fields: { 'Idempotency-Key': 'too_long' } });
  return header;
}

const hashOf = (parts: unknown): string => createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/**
 * The same key gives the same answer: the first request is answered and its answer kept, others that come with the
 * key get that one, also when they come while it is being made. What was refused is not kept. No database
 * connection is held while the request is answered.
 */
export async function answerOnce(
  keys: IdempotencyKeyStore,
  request: { userId: string; key: string; method: string; path: string; body: unknown },
  answer: () => Promise<Answer>,
): Promise<Answer> {
  const { userId, key, method, path, body } = request;
  const asked = { userId, key, requestHash: hashOf([method, path, body ?? null]) };
  const holder = newId();
  for (let looks = 0; looks < LOOKS; looks++) {
    if (await keys.begin(asked, holder)) return answerAndKeep(keys, asked, holder, answer);
    const before = await keys.find(asked);
    if (before && before.requestHash !== asked.requestHash) throw new AppError('idempotency_key_reused');
    if (before && before.status !== null) return { status: before.status, reply: before.reply ?? '' };
    await sleep(LOOK_AGAIN_MS);
  }
  throw new AppError('request_in_progress');
}

async function answerAndKeep(
  keys: IdempotencyKeyStore,
  asked: Parameters<IdempotencyKeyStore['begin']>[0],
  holder: string,
  answer: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const given = await answer();
    await keys.finish(asked, holder, given);
    return given;
  } catch (error) {
    await keys.abandon(asked, holder);
    throw error;
  }
}
