import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type FileHandle, open } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { MediaFacts, MediaReader } from '@parlance/ports/media-reader';
import { MEDIA_LIMITS } from './limits.ts';
import type { Reply, Request } from './messages.ts';
import { refused } from './refused.ts';

const PROGRAM = fileURLToPath(new URL('./media-process.ts', import.meta.url));

/** Only the next answer is waited for; a process that dies or dawdles had a file that is no recording. */
function ask(child: ChildProcess, request: Request, patienceMs: number, signal: AbortSignal): Promise<Reply> {
  const settled = new AbortController();
  return new Promise<Reply>((resolve, reject) => {
    const broken = (log: string) => reject(refused('media.unreadable', log));
    const onExit = (code: number | null, by: NodeJS.Signals | null) =>
      broken(`media process ended (${code ?? by})`);
    const onError = (error: Error) => broken(String(error));
    const onAbort = () => reject(signal.reason);
    const patience = setTimeout(() => broken(`no answer to ${request.do} in ${patienceMs} ms`), patienceMs);
    child.once('message', resolve).once('exit', onExit).once('error', onError);
    signal.addEventListener('abort', onAbort, { once: true });
    settled.signal.addEventListener('abort', () => {
      clearTimeout(patience);
      child.off('message', resolve).off('exit', onExit).off('error', onError);
      signal.removeEventListener('abort', onAbort);
    });
    if (signal.aborted) onAbort();
    else if (child.connected) child.send(request);
    else broken('no media process');
  }).finally(() => settled.abort());
}

/** The file goes in as an open handle: the process needs no path, no environment and no other file. */
class MediaProcess implements AsyncDisposable {
  readonly #child: ChildProcess;
  readonly #file: FileHandle;
  readonly #gone: Promise<unknown>;

  private constructor(file: FileHandle) {
    this.#file = file;
    this.#child = fork(PROGRAM, {
      serialization: 'advanced',
      execArgv: ['--max-old-space-size=128'],
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc', file.fd],
    });
    this.#gone = once(this.#child, 'exit').catch(() => {});
  }

  static async start(path: string, signal: AbortSignal): Promise<MediaProcess> {
    signal.throwIfAborted();
    const file = await open(path, 'r').catch((cause: unknown) => {
      throw refused('media.unreadable', 'the file can’t be opened', cause);
    });
    return new MediaProcess(file);
  }

  async ask(request: Request, patienceMs: number, signal: AbortSignal): Promise<Reply> {
    const reply = await ask(this.#child, request, patienceMs, signal);
    if ('refusal' in reply) throw refused(reply.refusal, reply.log);
    return reply;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#gone;
    await this.#file.close();
  }
}

async function probe(path: string, signal: AbortSignal): Promise<MediaFacts> {
  await using media = await MediaProcess.start(path, signal);
  const reply = await media.ask({ do: 'probe' }, MEDIA_LIMITS.probeMs, signal);
  if (!('facts' in reply)) throw refused('media.unreadable', 'no facts');
  return reply.facts;
}

async function* samples(path: string, signal: AbortSignal): AsyncGenerator<Float32Array> {
  await using media = await MediaProcess.start(path, signal);
  let next = media.ask({ do: 'next' }, MEDIA_LIMITS.probeMs, signal);
  for (;;) {
    const reply = await next;
    if (!('samples' in reply)) return;
    // The next piece is decoded while this one is used; more than that is never asked for.
    next = media.ask({ do: 'next' }, MEDIA_LIMITS.pieceMs, signal);
    next.catch(() => {});
    yield reply.samples;
  }
}

/** FFmpeg, in a process of its own for each recording: what strangers send can hang, swell or crash it. */
export function nodeAvMediaReader(): MediaReader {
  return { probe, samples };
}
