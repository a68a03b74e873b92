// Entry of a thread that asks for /healthz without a pause and keeps the longest wait.
import { parentPort, workerData } from 'node:worker_threads';

const { url } = workerData as { url: string };
let worstMs = 0;
parentPort?.on('message', () => {
  parentPort?.postMessage(worstMs);
  worstMs = 0;
});
for (;;) {
  const startedAt = performance.now();
  const reply = await fetch(`${url}/healthz`);
  await reply.text();
  worstMs = Math.max(worstMs, performance.now() - startedAt);
  await new Promise((resolve) => setTimeout(resolve, 5));
}
