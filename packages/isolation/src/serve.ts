import { flushCompileCache } from 'node:module';
import { Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { isAppError } from '@parlance/kernel/errors';
import { Channel } from './channel.ts';
import {
  type ArgumentsOf,
  type Call,
  type CallTable,
  CHANNEL_DESCRIPTOR,
  type Failure,
  type Orders,
  type Reply,
  type ResultOf,
  START,
  type Stop,
} from './messages.ts';

type Handlers<Calls> = {
  [Name in keyof Calls]: (
    args: ArgumentsOf<Calls, Name>,
    /** Reports to the parent that one more part is done. */
    onStep: () => void,
    /** Whether the caller has left; the answer may then be anything. */
    isStopped: () => boolean,
  ) => ResultOf<Calls, Name> | Promise<ResultOf<Calls, Name>>;
};

/** What the program was started with, beside the orders of this package. */
export const programArgs = (): string[] => process.argv.slice(3);

const failureOf = (error: unknown): Failure => {
  if (isAppError(error)) return { message: error.message, refusal: error.code };
  const { code } = error as NodeJS.ErrnoException;
  return { message: String(error), systemCode: typeof code === 'string' ? code : undefined };
};

/**
 * The child's side, called last in the program's entry file, when every module it needs is loaded:
 *
 *     serve<Reading>({ read: ([file], onStep) => readFile(file, onStep) });
 *
 * Calls are answered one after the other in the order they came, but for those that are asked beside. The process
 * stays until its parent ends it: one that ends by itself may be gone before its answer is heard.
 */
export function serve<Calls extends CallTable<Calls>>(handlers: Handlers<Calls>): void {
  const orders = JSON.parse(process.argv[2] ?? '{}') as Orders;
  const pipe = new Socket({ fd: CHANNEL_DESCRIPTOR, readable: true, writable: true });
  const stopped = new Set<number>();
  const tell = (reply: Reply): void => channel.send(reply);
  const answer = async ({ id, name, args }: Call): Promise<Reply> => {
    try {
      const handler = handlers[name as keyof Calls];
      const onStep = () => tell({ id, step: true });
      const isStopped = () => stopped.has(id);
      return { id, result: await handler(args as ArgumentsOf<Calls, keyof Calls>, onStep, isStopped) };
    } catch (error) {
      return { id, failure: failureOf(error) };
    } finally {
      stopped.delete(id);
    }
  };
  let last: Promise<void> = Promise.resolve();
  const take = (message: unknown) => {
    const asked = message as Call | Stop;
    if ('stop' in asked) stopped.add(asked.stop);
    else if (asked.beside) void answer(asked).then(tell);
    else last = last.then(async () => tell(await answer(asked)));
  };
  const channel = new Channel(pipe, Number.POSITIVE_INFINITY, take, () => process.exit(1));
  // The parent is gone. Programs clean up on the event that Node's own channel would send.
  pipe.on('close', () => {
    process.emit('disconnect');
    process.exit(0);
  });

  if (orders.guardResidentBytes !== undefined)
    new Worker(new URL('./memory-guard-thread.ts', import.meta.url), {
      workerData: { residentBytes: orders.guardResidentBytes },
    }).unref();

  // A terminal sends its interrupt to every process; only the parent decides when work ends.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  // Behind a seal that could not be laid nothing may be answered.
  sealed(orders).then(
    () => tell({ ready: true }),
    (error: unknown) => tell({ id: START, failure: failureOf(error) }),
  );
}

/** What was compiled is kept for the next one first: behind the seal nothing is written, and a signal ends all of them. */
async function sealed({ sealWithResidentBytes }: Orders): Promise<void> {
  if (sealWithResidentBytes === undefined) {
    flushCompileCache();
    return;
  }
  // Loaded only here: what it stands on is not there on every platform.
  const { seal } = await import('./confinement/seal.ts');
  flushCompileCache();
  seal(sealWithResidentBytes);
}
