import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:http2';
import { setTimeout as sleep } from 'node:timers/promises';

export type Answer = Promise<AsyncIterable<Uint8Array>>;
type Open = (path: string, headers: Record<string, string>) => Answer;

/** Plain HTTP to the product itself, or what browsers speak to the proxy before it. */
export function openWay(
  { port, certificate }: { port: number; certificate?: string },
  started: AsyncDisposableStack,
): Open {
  const host = '127.0.0.1';
  if (!certificate)
    return async (path, headers) => {
      const [answer] = (await once(get({ host, port, path, headers }), 'response')) as [IncomingMessage];
      if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode}`);
      return answer;
    };
  return async (path, headers) => {
    const session = connect(`https://${host}:${port}`, { ca: readFileSync(certificate) });
    started.defer(() => session.destroy());
    const stream = session.request({ ':path': path, ...headers });
    const [about] = (await once(stream, 'response')) as [{ ':status'?: number }];
    if (about[':status'] !== 200) throw new Error(`${path}: ${about[':status']}`);
    return stream;
  };
}

export type Got = {
  bytes: number;
  digest: string;
  ms: number /** Why it ended, where it broke off. */;
  broke: string;
};

async function read(answer: Answer, taken: (bytes: number) => Promise<void>): Promise<Got> {
  const since = performance.now();
  const hash = createHash('sha256');
  let bytes = 0;
  let broke = '';
  try {
    for await (const piece of await answer) {
      hash.update(piece);
      bytes += piece.length;
      await taken(bytes);
    }
  } catch (error) {
    broke = `, broken off: ${error instanceof Error ? error.message : String(error)}`;
  }
  return { bytes, digest: hash.digest('hex'), ms: performance.now() - since, broke };
}

export const readAll = (answer: Answer): Promise<Got> => read(answer, async () => {});

/** As much as a slow line brings, evenly. */
export function readSlowly(answer: Answer, bytesASecond: number): Promise<Got> {
  const since = performance.now();
  return read(answer, async (bytes) => {
    const dueMs = (bytes / bytesASecond) * 1000;
    await sleep(Math.max(0, since + dueMs - performance.now()));
  });
}
