import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createStandIns } from '@parlance/stand-ins/stand-ins';

/** Stands before the payment provider and lets each question through when `before` has resolved. */
export async function openSlowProvider(target: () => string, before: () => Promise<void>) {
  let [asked, atOnce, mostAtOnce] = [0, 0, 0];
  const server = createServer(async (request, response) => {
    asked += 1;
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await before();
    atOnce -= 1;
    const body = Buffer.concat(await request.toArray());
    const { host: _, connection: __, 'content-length': ___, ...headers } = request.headers;
    const reply = await fetch(`${target()}${request.url}`, {
      method: request.method,
      headers: headers as Record<string, string>,
      body: body.length > 0 ? body : undefined,
    });
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(await reply.text());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    /** How many questions were waiting together at the worst moment. */
    mostAtOnce: () => mostAtOnce,
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A provider of its own that takes so long for every answer, and what the product has to know of it. */
export async function openSlowStandIn(waitMs: number) {
  const standIns = await createStandIns({ port: 0, origins: [], services: ['payments'] });
  const { apiUrl, secretKey, webhookSecret } = standIns.payments!;
  const slow = await openSlowProvider(
    () => apiUrl,
    () => sleep(waitMs),
  );
  return {
    ...slow,
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: slow.url,
    },
    async close(): Promise<void> {
      slow.close();
      await standIns.close();
    },
  };
}
