import { workerData } from 'node:worker_threads';

const CHECK_EVERY_MS = 100;

// A thread of its own, because a parser that swells never lets go of the one it runs on. Buffers are not
// counted by the heap limit, so what the process really holds is what is looked at.
setInterval(() => {
  if (process.memoryUsage.rss() > workerData.residentBytes) process.kill(process.pid, 'SIGKILL');
}, CHECK_EVERY_MS);
