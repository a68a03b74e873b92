import type { Route } from '@parlance/contract/route';
import { v1 } from '@parlance/contract/v1';
import type { Clock } from '@parlance/kernel/clock';
import type { Limiter } from '@parlance/ports/limiter';
import type { WebPoster } from '@parlance/ports/page-fetcher';
import type { Db, Tx } from './db/connect.ts';
import type { Endpoint } from './endpoint.ts';
import { accessStore } from './features/api/access.store.ts';
import { deliverDueWebhooks, forgetOldDeliveries } from './features/api/actions/deliver-webhooks.ts';
import { keyDoor } from './features/api/actions/open-door.ts';
import { requireActive } from './features/api/api.policy.ts';
import { apiEndpoints } from './features/api/api.routes.ts';
import { exportView } from './features/api/api.view.ts';
import { keyStore } from './features/api/keys.store.ts';
import { webhookSecrets } from './features/api/webhook-secrets.ts';
import { webhookEndpoints } from './features/api/webhooks.routes.ts';
import { webhookStore } from './features/api/webhooks.store.ts';
import type { Log } from './log.ts';
import { openUpkeep } from './worker/upkeep.ts';

type Parts = {
  db: Db;
  clock: Clock;
  log: Log;
  limiter: Limiter;
  poster: WebPoster;
  secret: string;
  onError(error: Error): void;
};

/** What the API page, the key door and the webhooks share. */
export function connectApi({ db, clock, log, limiter, poster, secret, onError }: Parts) {
  const access = accessStore(db);
  const keys = keyStore(db);
  const webhooks = webhookStore(db);
  const secrets = webhookSecrets(secret);
  const sending = { webhooks, secrets, poster, clock, log };
  const upkeep = openUpkeep([() => deliverDueWebhooks(sending), () => forgetOldDeliveries(sending)], onError);
  return {
    /** A loop of its own: addresses of strangers may be slow, and mails must not wait for them. */
    upkeep,
    requireAccess: async (userId: string) => requireActive(await access.find(userId)),
    noteEnd: async (tx: Tx, runId: string): Promise<void> => {
      await webhooks.noteEnd(tx, runId, clock.now());
    },
    exportOf: async (userId: string) =>
      exportView(await access.find(userId), await keys.list(userId), await webhooks.list(userId)),
    async closeWays(tx: Tx, userId: string): Promise<void> {
      await keys.removeAllOf(tx, userId);
      await webhooks.removeAllOf(tx, userId);
      await access.remove(tx, userId);
    },
    /** For whom billing keeps a purse. */
    open(
      purse: Pick<Parameters<typeof apiEndpoints>[0], 'creditsAvailable' | 'spentCents' | 'creditsByDay'>,
    ) {
      return {
        openDoor: keyDoor({ keys, access, limiter, clock, spentCents: purse.spentCents }),
        endpoints: [
          ...apiEndpoints({ access, keys, clock, ...purse }),
          ...webhookEndpoints({
            ...{ webhooks, access, secrets, clock, onDue: upkeep.now },
            checkAddress: (url) => poster.check(url),
          }),
        ],
      };
    },
  };
}

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

/** The doors for programs: the same answers as the pages get. */
export function doorsTo(endpoints: Endpoint[], publicUrl: string): Endpoint[] {
  const behind = new Map<Route, Endpoint['answer']>(endpoints.map(({ route, answer }) => [route, answer]));
  return Object.values<Route>(v1)
    .filter((route) => route.opens)
    .map((route) => {
      const answer = behind.get(route.opens!);
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
