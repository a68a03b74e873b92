import type { HttpBindings } from '@hono/node-server';
import { AppError } from '@parlance/kernel/errors';
import type { Context } from 'hono';

const answerOf = ({ env }: Context): HttpBindings['outgoing'] => (env as HttpBindings).outgoing;

/** Aborts when the connection is lost before the answer is sent. */
export function signalOf(context: Context): AbortSignal {
  const answer = answerOf(context);
  const gone = new AbortController();
  answer.once('close', () => {
    if (!answer.writableFinished) gone.abort(new AppError('request.aborted'));
  });
  return gone.signal;
}

/** For an answer that goes on for long: what it holds is free again when it is sent or its reader has left. */
export function holdWhileSent(context: Context, place: DisposableStack): void {
  const held = place.move();
  const answer = answerOf(context);
  if (answer.closed) held.dispose();
  else answer.once('close', () => held.dispose());
}
