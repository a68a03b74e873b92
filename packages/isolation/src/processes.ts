import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { getPriority, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Channel } from './channel.ts';
import { type Attack, findLayers, type Layers } from './confinement/layers.ts';
import type { Probe } from './confinement/probe-process.ts';
import { type Confine, startOptions } from './confinement/start-options.ts';
import { howItExited, IsolationError } from './failure.ts';
import { guardMemory, seesChildMemory } from './memory-guard.ts';
import {
  type ArgumentsOf,
  type Call,
  type CallTable,
  CHANNEL_DESCRIPTOR,
  type Failure,
  isReply,
  type Orders,
  type Reply,
  type ResultOf,
  START,
  type Stop,
} from './messages.ts';
import { Patience, type TimeLimits } from './patience.ts';

export type ProcessOptions = {
  /** The entry file; its last line calls `serve`. */
  program: URL;
  /** For `programArgs()`. */
  args?: string[];
  /** Of JavaScript's own heap. */
  heapMegabytes: number;
  /** Heap, buffers, WebAssembly and native code together. */
  residentBytes: number;
  /** An open file that the child finds as FILE_DESCRIPTOR. */
  file?: number;
  /** For what works on strangers' bytes: the bounds of `confinement()`, laid before the first call is answered. */
  confine?: Confine;
  /** To load its modules and say that it is ready. */
  startMs?: number;
  /** How far it stands behind the server that answers people, where both want a core; 5 steps unless told otherwise. */
  stepsBelow?: number;
  /** For the system's own libraries; nothing of this process's environment reaches it. */
  env?: Record<string, string>;
};

export type CallOptions = TimeLimits & {
  signal?: AbortSignal;
  /**
   * "kill" ends the process: native code can't be interrupted otherwise. "stop" asks the child to leave off and
   * waits until it has; worth it where a process took long to load what it works with.
   */
  onAbort?: 'kill' | 'stop';
  /** Not behind what the process is busy with. */
  beside?: boolean;
};

const START_MS = 30_000;
/** Of the nineteen steps that a priority can be lowered by. */
const STEPS_BELOW = 5;
const LEAST_PRIORITY = 19;
const PROBE = new URL('./confinement/probe-process.ts', import.meta.url);
const PROBE_RESIDENT_BYTES = 256 * 1024 * 1024;

/** Work in processes waits for the server that answers people, where both want a core. */
function giveWay(pid: number, steps: number): void {
  try {
    setPriority(pid, Math.min(LEAST_PRIORITY, getPriority() + steps));
  } catch {
    // It has ended already, or the system does not allow it: it works as it is.
  }
}

const failed = ({ message, ...code }: Failure): IsolationError =>
  new IsolationError(code.refusal === undefined ? 'failed' : 'refused', message, code);

type Waiting = { resolve(result: unknown): void; reject(error: unknown): void; patience: Patience };

/**
 * A program in a process of its own, without our environment and output, with bounds on memory and time. It can hang,
 * swell or crash, and none of that reaches this process; ending it is a signal, at any moment, whatever native
 * code is doing.
 *
 * One child for one file: `await using child = await startProcess<Calls>(…)`, then a call or some.
 * A child that stays: keep what `startProcess` returns, `call` it any number of times, `kill` it at the end. It
 * does not keep this process from ending while no call is under way.
 *
 * Calls reject with IsolationError, or with the signal's reason. After a limit was passed or a signal came the
 * process is gone, and so is every other call under way.
 */
export class IsolatedProcess<Calls extends CallTable<Calls>> implements AsyncDisposable {
  readonly #child: ChildProcess;
  readonly #pipe: Socket;
  readonly #channel: Channel;
  readonly #gone: Promise<unknown>;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  /** Why no further call is answered. */
  #over: unknown;

  /** Use `startProcess`. */
  constructor(child: ChildProcess, residentBytes: number, isConfined = true) {
    this.#child = child;
    this.#pipe = child.stdio[CHANNEL_DESCRIPTOR] as Socket;
    const stopGuard = this.#guard(residentBytes, isConfined);
    this.#gone = once(child, 'close').catch(() => {});
    const broken = (why: string) => this.#end(new IsolationError('crashed', `not the protocol: ${why}`));
    // No honest answer is larger than what the child may hold.
    this.#channel = new Channel(
      this.#pipe,
      residentBytes,
      (reply) => (isReply(reply) ? this.#settle(reply) : broken('an unknown answer')),
      broken,
    );
    child.on('error', (error) => this.#end(new IsolationError('crashed', String(error))));
    // Not at its exit: what it said last is read first.
    child.on('close', (code, by) => {
      stopGuard();
      this.#end(new IsolationError(howItExited(code, by), `the process ended (${code ?? by})`));
    });
    this.#keepAlive(false);
  }

  /** Whether every further call would be rejected. */
  get isOver(): boolean {
    return this.#over !== undefined;
  }

  /** For those who watch it. */
  get pid(): number | undefined {
    return this.#child.pid;
  }

  call<Name extends keyof Calls & string>(
    name: Name,
    args: ArgumentsOf<Calls, Name>,
    options: CallOptions,
  ): Promise<ResultOf<Calls, Name>> {
    const id = ++this.#calls;
    const { beside = false, ...waits } = options;
    const answer = this.#expect(id, waits, name);
    if (this.#waiting.has(id))
      this.#channel.send({ id, name, args, ...(beside && { beside }) } satisfies Call);
    return answer as Promise<ResultOf<Calls, Name>>;
  }

  /** Resolves when the process is gone, its memory with it. Calls under way are rejected. */
  async kill(): Promise<void> {
    this.#end(new IsolationError('crashed', 'the process was ended'));
    this.#keepAlive(true);
    await this.#gone;
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.kill();
  }

  ready(patienceMs: number, signal: AbortSignal | undefined): Promise<unknown> {
    return this.#expect(START, { patienceMs, ...(signal && { signal }) }, 'start');
  }

  #expect(
    id: number,
    { signal, onAbort, ...limits }: Omit<CallOptions, 'beside'>,
    what: string,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const stops = onAbort === 'stop';
      if (signal?.aborted && stops) return reject(signal.reason);
      if (signal?.aborted) this.#end(signal.reason);
      if (this.#over) return reject(this.#over);
      const late = (steps: number) =>
        this.#end(new IsolationError('timed_out', `no answer to ${what} after ${steps} steps`));
      const patience = new Patience(limits, late);
      const abort = () =>
        stops ? this.#channel.send({ stop: id } satisfies Stop) : this.#end(signal?.reason);
      signal?.addEventListener('abort', abort, { once: true });
      const settled = () => {
        patience.end();
        signal?.removeEventListener('abort', abort);
        this.#waiting.delete(id);
        this.#keepAlive(this.#waiting.size > 0);
      };
      this.#waiting.set(id, {
        patience,
        resolve: (result) => {
          settled();
          // A child that was asked to stop may answer anything; the caller has left.
          if (signal?.aborted) reject(signal.reason);
          else resolve(result);
        },
        reject: (error) => {
          settled();
          reject(error);
        },
      });
      this.#keepAlive(true);
    });
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get('ready' in reply ? START : reply.id);
    if (!waiting) this.#end(new IsolationError('crashed', 'not the protocol: an answer nobody waits for'));
    else if ('ready' in reply) waiting.resolve(undefined);
    else if ('step' in reply) waiting.patience.step();
    else if ('result' in reply) waiting.resolve(reply.result);
    else waiting.reject(failed(reply.failure));
  }

  #end(reason: unknown): void {
    this.#over ??= reason;
    this.#child.kill('SIGKILL');
    for (const { reject } of [...this.#waiting.values()]) reject(this.#over);
  }

  #guard(residentBytes: number, isConfined: boolean): () => void {
    const { pid } = this.#child;
    if (pid === undefined || !seesChildMemory()) return () => {};
    const tooMuch = (bytes: number) =>
      this.#end(new IsolationError('out_of_memory', `${bytes} bytes are more than ${residentBytes}`));
    // Our own code rests between calls, for days in a speech engine; what was taken over need not.
    return guardMemory(pid, residentBytes, tooMuch, () => isConfined || this.#waiting.size > 0);
  }

  /** An idle process must not keep this one from ending. */
  #keepAlive(alive: boolean): void {
    const change = alive ? 'ref' : 'unref';
    this.#child[change]();
    this.#pipe[change]();
  }
}

async function start<Calls extends CallTable<Calls>>(
  options: ProcessOptions,
  layers: Layers,
  signal?: AbortSignal,
): Promise<IsolatedProcess<Calls>> {
  const { program, confine, heapMegabytes, residentBytes, file, startMs = START_MS } = options;
  const orders: Orders = {
    ...(seesChildMemory() ? {} : { guardResidentBytes: residentBytes }),
    ...(confine && layers.sealed ? { sealWithResidentBytes: residentBytes } : {}),
  };
  const inherited = file === undefined ? [] : [file];
  const how = startOptions(
    fileURLToPath(program),
    {
      args: [JSON.stringify(orders), ...(options.args ?? [])],
      // What is thrown away soon may not pile up either.
      nodeFlags: [`--max-old-space-size=${heapMegabytes}`, '--max-semi-space-size=4'],
      descriptors: 1 + inherited.length,
    },
    confine,
    layers,
  );
  const child = spawn(process.execPath, how.args, {
    ...how.user,
    env: { ...how.env, ...options.env },
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', ...inherited],
  });
  if (child.pid === undefined) {
    const [error] = await once(child, 'error');
    throw new IsolationError('crashed', String(error));
  }
  giveWay(child.pid, options.stepsBelow ?? STEPS_BELOW);
  const isolated = new IsolatedProcess<Calls>(child, residentBytes, confine !== undefined);
  try {
    await isolated.ready(startMs, signal);
    return isolated;
  } catch (error) {
    await isolated.kill();
    throw error;
  }
}

const attack: Attack = async (layers) => {
  await using probe = await start<Probe>(
    { program: PROBE, heapMegabytes: 64, residentBytes: PROBE_RESIDENT_BYTES, confine: 'native' },
    layers,
  );
  const write = join(tmpdir(), `parlance-probe-${probe.pid}`);
  try {
    return await probe.call('attack', [{ read: process.execPath, write }], { patienceMs: START_MS });
  } finally {
    await rm(write, { force: true });
  }
};

let layers: Promise<Layers> | undefined;

/** What bounds confined children on this machine; tried out once. */
export function confinement(): Promise<Layers> {
  layers ??= findLayers(attack);
  return layers;
}

/** Resolves when the child has loaded its modules, is bounded and can be called; rejects as a call does. */
export async function startProcess<Calls extends CallTable<Calls>>(
  options: ProcessOptions,
  signal?: AbortSignal,
): Promise<IsolatedProcess<Calls>> {
  const bounds = options.confine ? await confinement() : { sealed: false };
  signal?.throwIfAborted();
  return start<Calls>(options, bounds, signal);
}
