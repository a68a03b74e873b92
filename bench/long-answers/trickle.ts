import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

type Where = { host: string; port: number; certificate?: string };

const EVERY_MS = 2_000;
/** Whoever is not cut by then is not cut at all: both bounds are a minute, and are looked at every half. */
const PATIENCE_MS = 4 * 60_000;

/** A byte now and then, for ever. Gives how long that was suffered. */
function trickle({ host, port, certificate }: Where, opening: string): Promise<number | undefined> {
  const since = performance.now();
  const socket: Socket = certificate
    ? connectSecurely({ host, port, ca: readFileSync(certificate), ALPNProtocols: ['http/1.1'] })
    : connect({ host, port });
  socket.write(opening);
  return new Promise((resolve) => {
    const timer = setInterval(() => socket.write('x'), EVERY_MS);
    const tooLong = setTimeout(() => end(undefined), PATIENCE_MS);
    const end = (ms: number | undefined) => {
      clearInterval(timer);
      clearTimeout(tooLong);
      socket.destroy();
      resolve(ms);
    };
    const cut = () => end(performance.now() - since);
    // An answer before the request has ended is a refusal of it.
    socket.once('data', cut).once('close', cut).once('error', cut);
  });
}

export const trickleHead = (to: Where) =>
  trickle(to, `GET /healthz HTTP/1.1\r\nhost: ${to.host}\r\nx-slow: `);

export const trickleBody = (to: Where, { authorization }: { authorization: string }) =>
  trickle(
    to,
    [
      'POST /api/audios HTTP/1.1',
      `host: ${to.host}`,
      `authorization: ${authorization}`,
      'content-type: application/json',
      'content-length: 50000',
      '',
      '{',
    ].join('\r\n'),
  );
