import { Worker } from 'node:worker_threads';
import { isAppError } from '@parlance/kernel/errors';
import {
  type ArgumentsOf,
  type Call,
  type CallTable,
  type Failure,
  type Orders,
  type Reply,
  type ResultOf,
  START,
} from './messages.ts';

type Handlers<Calls> = {
  [Name in keyof Calls]: (
    args: ArgumentsOf<Calls, Name>,
    /** Tells the parent that one more part is done. */
    onStep: () => void,
  ) => ResultOf<Calls, Name> | Promise<ResultOf<Calls, Name>>;
};

/** What the program was started with, beside the orders of this package. */
export const programArgs = (): string[] => process.argv.slice(3);

// The parent may be gone by now; then there is nobody to tell.
const tell = (reply: Reply): void => void process.send?.(reply, () => {});

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
 * Calls are answered one after the other in the order they came. The process stays until its parent ends it: one
 * that ends by itself may be gone before its answer is heard.
 */
export function serve<Calls extends CallTable<Calls>>(handlers: Handlers<Calls>): void {
  const orders = JSON.parse(process.argv[2] ?? '{}') as Orders;
  const answer = async ({ id, name, args }: Call): Promise<Reply> => {
    try {
      const handler = handlers[name as keyof Calls];
      const onStep = () => tell({ id, step: true });
      return { id, result: await handler(args as ArgumentsOf<Calls, keyof Calls>, onStep) };
    } catch (error) {
      return { id, failure: failureOf(error) };
    }
  };
  let last: Promise<void> = Promise.resolve();
  process.on('message', (call: Call) => {
    last = last.then(async () => tell(await answer(call)));
  });

  if (orders.guardResidentBytes !== undefined)
    new Worker(new URL('./memory-guard-thread.ts', import.meta.url), {
      workerData: { residentBytes: orders.guardResidentBytes },
    }).unref();

  // A terminal sends its interrupt to every process; only the parent decides when work ends.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => {});
  process.on('disconnect', () => process.exit(0));
  // Behind a seal that could not be laid nothing may be answered.
  sealed(orders).then(
    () => tell({ ready: true }),
    (error: unknown) => tell({ id: START, failure: failureOf(error) }),
  );
}

async function sealed({ sealWithResidentBytes }: Orders): Promise<void> {
  if (sealWithResidentBytes === undefined) return;
  // Loaded only here: what it stands on is not there on every platform.
  const { seal } = await import('./confinement/seal.ts');
  seal(sealWithResidentBytes);
}
