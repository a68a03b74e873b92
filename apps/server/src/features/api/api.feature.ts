import type { Clock } from '@parlance/kernel/clock';
import type { Limiter } from '@parlance/ports/limiter';
import type { WebPoster } from '@parlance/ports/page-fetcher';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { idempotencyKeyStore } from '../../db/idempotency-keys.ts';
import { dueRows } from '../../db/mail-rows.ts';
import { type Recipient, recipientOf } from '../../db/recipient.ts';
import * as tables from '../../db/schema/api.ts';
import { idempotencyKeys } from '../../db/schema/idempotency.ts';
import type { Emit } from '../../events.ts';
import { defineFeature, type Tasks } from '../../feature.ts';
import type { Log } from '../../log.ts';
import { accessStore } from './access.store.ts';
import { apiKeyAuthenticator } from './actions/authenticate-api-key.ts';
import { forgetOldDeliveries, openDeliveries } from './actions/deliver-webhooks.ts';
import { requireActive } from './api.policy.ts';
import { type ApiDeps, apiEndpoints } from './api.routes.ts';
import { exportView } from './api.view.ts';
import { keyStore } from './keys.store.ts';
import { webhookSecrets } from './webhook-secrets.ts';
import { webhookEndpoints } from './webhooks.routes.ts';
import { webhookStore } from './webhooks.store.ts';

/** "You may use the API now", to whoever asked for it. */
const accessMails = (send: (to: Recipient) => Promise<void>) =>
  dueRows(
    tables.apiAccess,
    ({ userId }) => eq(tables.apiAccess.userId, userId),
    async (db, { userId }) => {
      const to = await recipientOf(db, userId);
      if (to) await send(to);
      return to !== undefined;
    },
  );

type Deps = {
  db: Db;
  clock: Clock;
  log: Log;
  limiter: Limiter;
  emit: Emit;
  poster: WebPoster;
  secret: string;
  mails: { apiApproved: Parameters<typeof accessMails>[0] };
  /** What the caller has and has spent of API credits. */
  credits: Pick<ApiDeps, 'creditsAvailable' | 'spentCents' | 'creditsByDay'>;
};

/** Throws AppError 'forbidden' for who may not use the API. */
export const requireApiAccess = (db: Db) => async (userId: string) =>
  requireActive(await accessStore(db).find(userId));

/** The API page, keys, and webhooks. */
export function apiFeature({ db, clock, log, limiter, emit, poster, secret, mails, credits }: Deps) {
  const access = accessStore(db);
  const keys = keyStore(db);
  const webhooks = webhookStore(db);
  const secrets = webhookSecrets(secret);
  const sending = { webhooks, secrets, poster, clock, log };
  const placeFree = () => void emit('webhookDue', {});
  const deliveries = openDeliveries(sending, 'events', placeFree);
  const tests = openDeliveries(sending, 'tests', placeFree);
  const endpoints = [
    ...apiEndpoints({ access, keys, clock, ...credits }),
    ...webhookEndpoints({
      webhooks,
      access,
      secrets,
      clock,
      webhookDue: () => emit('webhookDue', {}),
      checkAddress: (url) => poster.check(url),
    }),
  ];
  return defineFeature({
    name: 'api',
    endpoints,
    apiEndpoints: endpoints,
    tasks: { 'api.forget_old_answers': () => idempotencyKeyStore(db).forgetOld() },
    mails: [accessMails(mails.apiApproved)],
    on: {
      async runEnding({ tx, runId }) {
        await webhooks.noteEnd(tx, runId, clock.now());
      },
      async ownershipTaking({ tx, userId }) {
        await keys.removeAllOf(tx, userId);
        await webhooks.removeAllOf(tx, userId);
        await access.remove(tx, userId);
      },
    },
    tables: [
      { table: tables.apiAccess, exported: true, deleted: 'with_user' },
      { table: tables.apiKeys, exported: true, deleted: 'with_user' },
      { table: tables.webhooks, exported: true, deleted: 'with_user' },
      { table: tables.apiUsage, exported: { exempt: 'numbers of requests by day' }, deleted: 'with_user' },
      { table: tables.webhookDeliveries, exported: { exempt: 'what audios say too' }, deleted: 'with_user' },
      { table: idempotencyKeys, exported: { exempt: 'answers of the last hours' }, deleted: 'with_user' },
    ],
    exportUser: async ({ userId }) => ({
      api: exportView(await access.find(userId), await keys.list(userId), await webhooks.list(userId)),
    }),
    deleteUser: { exempt: 'every row goes with the user' },
    waitingForApi: access.waiting,
    approveApi: (userId: string) => access.approve(userId, clock.now()),
    authenticateApiKey: apiKeyAuthenticator({ keys, access, limiter, clock, spentCents: credits.spentCents }),
    /** For loops of their own: addresses of strangers may be slow, and nothing else must wait for them. */
    webhookTasks: {
      'webhooks.deliver': deliveries.fill,
      'webhooks.test': tests.fill,
      'webhooks.forget_old': () => forgetOldDeliveries(sending),
    } satisfies Tasks,
    closeWebhooks: () => Promise.all([deliveries.close(), tests.close()]),
  });
}
