// Entry of the thread that owns one recording: levelling and encoding are synchronous work of seconds, which
// would stop everything else in the process.
import { parentPort, workerData } from 'node:worker_threads';
import type { Encoder } from '@parlance/ports/encoder';
import type { CallName, CallResult, MixCall, MixReply, MixThreadData } from './mix-calls.ts';
import { Mixer } from './mixer.ts';

const { plan, encoderModule, folder } = workerData as MixThreadData;
const parent = parentPort!;
const { openEncoder } = (await import(encoderModule)) as { openEncoder(): Encoder };
const mixer = new Mixer(plan, openEncoder(), folder);

function answer(call: MixCall): CallResult<CallName> {
  if (call.name === 'start') return mixer.start();
  if (call.name === 'add') return mixer.add(...call.args);
  return mixer.finish(...call.args);
}

const send = (reply: MixReply, transfer: ArrayBuffer[] = []) => parent.postMessage(reply, transfer);

parent.on('message', (call: MixCall) => {
  try {
    const result = answer(call);
    const frames = result instanceof Uint8Array ? result : result.live;
    send({ id: call.id, result }, [frames.buffer]);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    send({ id: call.id, failure: { message, systemCode: code } });
  }
});
