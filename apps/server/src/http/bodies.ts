import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { AppError } from '@parlance/kernel/errors';
import type { Context } from 'hono';
import type { Doors } from '../doors/doors.ts';

/** The longest pasted text, every character four bytes and escaped, with room for the rest. */
const MAX_BODY_BYTES = 12 * 1024 * 1024;
/** Forms, sign-ins, settings: nobody's long text stands in their way. */
const SMALL_BYTES = 64 * 1024;

/** What a body takes at most: what it says of itself, or what its route can take where it does not. */
function costOf({ headers }: IncomingMessage, mostBytes: number): number {
  const most = Math.min(mostBytes, MAX_BODY_BYTES);
  const said = headers['content-length'];
  const cost = said === undefined ? most : Number(said);
  if (cost > most) throw new AppError('too_large');
  return cost;
}

async function readAll(incoming: IncomingMessage, mostBytes: number): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    // What is left of one that is too long is http's to drain, and its sender's to hear of.
    for await (const chunk of incoming.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new AppError('too_large');
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('request.aborted', { cause: error });
  }
  return Buffer.concat(chunks, bytes);
}

/**
 * A whole body of at most so many bytes. Not a byte of it is read before there is room for it; the room is held in
 * `places`, as long as what was made of the body is.
 */
export async function readBody(
  doors: Pick<Doors, 'small_bodies' | 'large_bodies'>,
  { env }: Context,
  { caller, mostBytes, places, signal }: Reading,
): Promise<Buffer<ArrayBuffer>> {
  const { incoming } = env as HttpBindings;
  const cost = costOf(incoming as IncomingMessage, mostBytes);
  const door = cost > SMALL_BYTES ? doors.large_bodies : doors.small_bodies;
  places.use(await door.enter(caller, { cost, signal }));
  return readAll(incoming as IncomingMessage, cost);
}

type Reading = { caller: string; mostBytes: number; places: DisposableStack; signal: AbortSignal };
