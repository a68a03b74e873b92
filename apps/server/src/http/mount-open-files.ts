import type { Context, Hono } from 'hono';
import type { OpenFiles } from '../endpoint.ts';
import type { Metrics } from './metrics.ts';

/** Other sites' players may read what their listener has the address of; search engines may not keep it. */
const ALWAYS: Record<string, string> = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'content-length, content-range, etag',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
};

/**
 * Podcast apps ask every few minutes, mostly to hear that nothing has changed: what pages need on the way would
 * cost more than the answer, so these have a way of their own. Nothing is added to an answer without a body.
 */
export function mountOpenFiles(front: Hono, files: OpenFiles, metrics: Metrics, overHttps: boolean): void {
  const always = Object.entries({
    ...ALWAYS,
    ...(overHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }),
  });
  for (const route of ['/rss/:first', '/rss/:first/:second']) {
    const done = (response: Response, method: string, startedAt: number): Response => {
      metrics.answered(method, route, response.status, (performance.now() - startedAt) / 1000);
      if (response.status !== 304) for (const [name, value] of always) response.headers.set(name, value);
      return response;
    };
    front.get(route, (context: Context): Response | Promise<Response> => {
      const startedAt = performance.now();
      const { method } = context.req;
      const second = context.req.param('second');
      const answer = files.answer(context.req.raw, context.req.param('first') ?? '', second);
      return answer instanceof Promise
        ? answer.then((response) => done(response, method, startedAt))
        : done(answer, method, startedAt);
    });
  }
}
