import type { IncomingMessage, Server } from 'node:http';

/** So much must come in each stretch of time while a body is being received: a kilobyte a second, pauses included. */
const LEAST = { bytes: 30 * 1024, everyMs: 30_000 };

const hasBody = ({ headers }: IncomingMessage): boolean =>
  'transfer-encoding' in headers || Number(headers['content-length'] ?? 0) > 0;

/**
 * Node's own limit counts from the first byte to the last, for every request alike: 500 MB on a slow line would
 * never arrive, and an answer that goes on for an hour would be cut with its request. Here nothing runs but while a
 * body is coming, and what ends it is how little comes. Headers keep Node's limit of a minute.
 */
export function limitReceiving(server: Server, { bytes, everyMs } = LEAST): void {
  server.requestTimeout = 0;
  server.on('request', (request) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    let before = socket.bytesRead;
    const timer = setInterval(() => {
      const came = socket.bytesRead - before;
      before += came;
      if (request.complete) return done();
      // What has come and is not taken yet waits for us: its sender can't send more.
      if (came < bytes && request.readableLength === 0) socket.destroy();
    }, everyMs);
    const done = () => clearInterval(timer);
    request.once('end', done).once('close', done);
  });
}
