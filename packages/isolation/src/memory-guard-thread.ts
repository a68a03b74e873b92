import { workerData } from 'node:worker_threads';

const CHECK_EVERY_MS = 100;

// For platforms on which a parent can't see its child's memory. A thread of its own, because a parser that
// swells never lets go of the one it runs on.
setInterval(() => {
  if (process.memoryUsage.rss() > workerData.residentBytes) process.kill(process.pid, 'SIGKILL');
}, CHECK_EVERY_MS);
