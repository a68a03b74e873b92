import { PICTURE_LIMITS } from './messages.ts';

const CHECK_EVERY_MS = 50;

// libvips takes memory that no heap limit counts, on threads that this one does not wait for.
setInterval(() => {
  if (process.memoryUsage.rss() > PICTURE_LIMITS.residentBytes) process.kill(process.pid, 'SIGKILL');
}, CHECK_EVERY_MS);
