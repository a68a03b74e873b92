import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { AppError } from '@parlance/kernel/errors';
import type { Cover, Pictures } from '@parlance/ports/pictures';
import { kindOfPicture } from './kind-of-picture.ts';
import { PICTURE_LIMITS, type Reply, type Request } from './messages.ts';

const PROGRAM = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

function ask(child: ChildProcess, request: Request): Promise<Reply> {
  return new Promise((resolve) => {
    const broken = (unreadable: string) => resolve({ unreadable });
    const patienceMs = request.do === 'square' ? PICTURE_LIMITS.squareMs : PICTURE_LIMITS.drawMs;
    const patience = setTimeout(() => broken('took too long'), patienceMs);
    child.once('message', (reply: Reply) => resolve(reply));
    child.once('error', (error) => broken(String(error)));
    child.once('exit', (code, by) => {
      clearTimeout(patience);
      broken(`picture process ended (${code ?? by})`);
    });
    child.send(request, (error) => error && broken(String(error)));
  });
}

async function make(request: Request): Promise<Cover> {
  const child = fork(PROGRAM, {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128'],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  try {
    const reply = await ask(child, request);
    if ('cover' in reply) return reply.cover;
    throw new AppError('picture.unreadable', { log: reply.unreadable });
  } finally {
    child.kill('SIGKILL');
  }
}

/** libvips, in a process of its own for each picture: what strangers send can hang, swell or crash it. */
export function isolatedPictures(): Pictures {
  // One after the other: a picture is done in a second, and two at once would need twice the memory.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (request: Request): Promise<Cover> => {
    const mine = last.then(() => make(request));
    last = mine.catch(() => undefined);
    return mine;
  };
  return {
    async square(image, edge) {
      if (!kindOfPicture(image)) throw new AppError('picture.unsupported');
      return inTurn({ do: 'square', image, edge });
    },
    draw: (seed, edge) => inTurn({ do: 'draw', seed, edge }),
  };
}
