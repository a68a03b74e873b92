import { MEDIA_LIMITS } from './limits.ts';

const CHECK_EVERY_MS = 100;

// A thread of its own, because FFmpeg keeps the one it works on, and memory of its own that no heap limit counts.
setInterval(() => {
  if (process.memoryUsage.rss() > MEDIA_LIMITS.residentBytes) process.kill(process.pid, 'SIGKILL');
}, CHECK_EVERY_MS);
