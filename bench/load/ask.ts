import http from 'node:http';

const LONGEST_MS = 60_000;

export type Headers = Record<string, string>;

export const openAgent = (sockets: number): http.Agent =>
  new http.Agent({ keepAlive: true, maxSockets: sockets });

/** A server may close a connection in the moment it is used again; whoever asked did nothing wrong. */
const wasClosedMeanwhile = (request: http.ClientRequest, error: NodeJS.ErrnoException): boolean =>
  request.reusedSocket && error.code === 'ECONNRESET';

/** The status of the answer once its last byte has come; 0 when none came. The body is thrown away unread. */
export function ask(agent: http.Agent, url: string, headers: Headers, signal?: AbortSignal): Promise<number> {
  return new Promise((resolve) => {
    const request = http.get(url, { agent, headers, ...(signal && { signal }) }, (reply) => {
      reply.once('end', () => resolve(reply.statusCode ?? 0)).once('error', () => resolve(0));
      reply.resume();
    });
    if (!signal) request.setTimeout(LONGEST_MS, () => request.destroy());
    request.once('error', (error) =>
      resolve(wasClosedMeanwhile(request, error) ? ask(agent, url, headers, signal) : 0),
    );
  });
}
