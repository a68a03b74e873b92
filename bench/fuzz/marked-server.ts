import { cut } from '../../apps/server/src/testing/invariants/mutate.ts';

export const REACHED = 'x-reached-handler';

/** The product as it stands, which says of each answer whether its handler was called, and at its start which routes it has. */
export const MARKS = [
  {
    file: 'server/src/http/server.ts',
    changes: [
      {
        find: "  app.use('*', deps.metrics.observe);",
        replace: `  globalThis.reached = new WeakSet();
  app.use('*', async (context, next) => {
    await next();
    if (globalThis.reached.has(context.req.raw)) context.res.headers.set('${REACHED}', 'yes');
  });
  app.use('*', deps.metrics.observe);`,
      },
      {
        find: '  return front;',
        replace: `  console.log('ROUTES', JSON.stringify([...app.routes, ...front.routes].map(({ method, path }) => ({ method, path }))));
  return front;`,
      },
    ],
  },
  cut(
    'server/src/http/mount.ts',
    '      answer({',
    '      globalThis.reached.add(context.req.raw) && answer({',
  ),
  cut(
    'server/src/http/mount-protocol.ts',
    '    return await answer({',
    '    globalThis.reached.add(context.req.raw);\n    return await answer({',
  ),
];
