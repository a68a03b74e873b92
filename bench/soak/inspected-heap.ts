import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const TRIES = 100;
const AGAIN_MS = 100;

type Answer = { id: number; result?: { result?: { value?: number } }; error?: { message: string } };

async function inspectorUrl(port: number): Promise<string> {
  for (let tries = 0; tries < TRIES; tries++) {
    const reply = await fetch(`http://127.0.0.1:${port}/json/list`).catch(() => undefined);
    const [target] = reply ? ((await reply.json()) as { webSocketDebuggerUrl: string }[]) : [];
    if (target) return target.webSocketDebuggerUrl;
    await sleep(AGAIN_MS);
  }
  throw new Error(`no inspector at port ${port}`);
}

/**
 * What a process of Node's holds after a collection. The signal has it open its inspector, at the port that
 * --inspect-port named; it runs no other code than without it.
 */
export async function openInspectedHeap(pid: number, port: number) {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await inspectorUrl(port));
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  socket.addEventListener('close', () => {
    for (const [id, settle] of waiting) settle({ id, error: { message: 'the inspector is gone' } });
  });
  let last = 0;
  async function call(method: string, params = {}): Promise<Answer['result']> {
    if (socket.readyState !== WebSocket.OPEN) throw new Error('the server is gone');
    const id = ++last;
    const { promise, resolve } = Promise.withResolvers<Answer>();
    waiting.set(id, resolve);
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await promise;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  }
  return {
    async bytes(): Promise<number> {
      await call('HeapProfiler.collectGarbage');
      const expression = '(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())';
      const answer = await call('Runtime.evaluate', { expression, returnByValue: true });
      return answer?.result?.value ?? Number.NaN;
    },
    close: () => socket.close(),
  };
}
