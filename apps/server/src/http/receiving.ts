import type { IncomingMessage, Server } from 'node:http';
import { UPLOADS_PATH } from '@parlance/contract/uploads';
import { v1 } from '@parlance/contract/v1';

/** Whole requests come within this time; those that bring files may take theirs as long as bytes keep coming. */
const LIMITS = { requestMs: 300_000, idleMs: 60_000 };

const bringsFile = ({ url = '' }: IncomingMessage): boolean => {
  const [path = ''] = url.split('?', 1);
  return path === v1.uploadFile.path || path === UPLOADS_PATH || path.startsWith(`${UPLOADS_PATH}/`);
};

/**
 * Node's own limit counts from the first byte to the last, for every request alike: 500 MB on a slow line would
 * never arrive. Headers keep Node's limit of a minute.
 */
export function limitReceiving(server: Server, { requestMs, idleMs } = LIMITS): void {
  server.requestTimeout = 0;
  server.on('request', (request) => {
    const { socket } = request;
    const giveUp = () => socket.destroy();
    const timer = bringsFile(request) ? undefined : setTimeout(giveUp, requestMs);
    if (!timer) socket.setTimeout(idleMs, giveUp);
    const done = () => {
      clearTimeout(timer);
      socket.off('timeout', giveUp).setTimeout(0);
    };
    request.once('end', done).once('close', done);
  });
}
