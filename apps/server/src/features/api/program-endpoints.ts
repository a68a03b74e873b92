import type { Route } from '@parlance/contract/route';
import { v1 } from '@parlance/contract/v1';
import type { Endpoint } from '../../endpoint.ts';

/** Pages know where they are; programs are given whole addresses. */
function withWholeAddresses(value: unknown, publicUrl: string): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withWholeAddresses(item, publicUrl));
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name.endsWith('_url') && typeof inner === 'string' && inner.startsWith('/')
      ? `${publicUrl}${inner}`
      : withWholeAddresses(inner, publicUrl),
  ]);
  return Object.fromEntries(entries);
}

/** The routes for programs that open a route for pages: the same answers as the pages get. */
export function programEndpoints(opened: Endpoint[], publicUrl: string): Endpoint[] {
  const answers = new Map<Route, Endpoint['answer']>(opened.map(({ route, answer }) => [route, answer]));
  return Object.values<Route>(v1)
    .filter((route) => route.opens)
    .map((route) => {
      const answer = answers.get(route.opens!);
      if (!answer) throw new Error(`nothing answers behind ${route.method} ${route.path}`);
      return {
        route,
        async answer(call: unknown) {
          const reply = await answer(call);
          return reply instanceof Response ? reply : withWholeAddresses(reply, publicUrl);
        },
      };
    });
}
