import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Laid } from '../loopback-server.ts';
import { paymentsApi } from './api.ts';
import { openBilling } from './billing.ts';
import { paymentPages } from './pages.ts';
import { type Books, newKey, openBooks } from './records.ts';
import { openWebhooks } from './webhooks.ts';

/** Time passes for customers that are on no test clock, too. */
const LOOK_EVERY_MS = 60_000;

/** The same at every start, so that a command beside the server can use it; on loopback it guards nothing. */
export const STAND_IN_SECRET_KEY = 'sk_test_stand_in';

type Options = {
  baseUrl: string;
  /** Where news is brought; nowhere when it is left out. */
  webhookUrl?: string;
  /** Where it is all kept; in memory when it is left out. */
  file?: string;
};

export type PaymentStandIn = Laid & {
  /** The interface itself lies where the official client library looks for it. */
  api: Laid;
  apiUrl: string;
  secretKey: string;
  webhookSecret: string;
  pageUrl: string;
  /** What the provider has written down. */
  books: Books;
  holdEvents: ReturnType<typeof openWebhooks>['hold'];
  close(): void;
};

/** A payment provider that takes no money. */
export function openPaymentStandIn({ baseUrl, webhookUrl, file }: Options): PaymentStandIn {
  const webhookSecret = newKey('whsec');
  const pageUrl = `${baseUrl}/payments`;
  const { books, save } = openBooks(file);
  const webhooks = openWebhooks({ url: webhookUrl, secret: webhookSecret });
  const billing = openBilling(books, webhooks.emit);
  const looking = setInterval(() => {
    billing.catchUpAll();
    save();
  }, LOOK_EVERY_MS).unref();

  const app = new Hono();
  app.onError((error) => {
    if (error instanceof HTTPException) return error.getResponse();
    throw error;
  });
  const shared = { books, billing, save };
  app.route('/', paymentPages({ ...shared, keptInFile: file !== undefined }));
  app.route(
    '/',
    paymentsApi({ ...shared, emit: webhooks.emit, secretKey: STAND_IN_SECRET_KEY, pagesUrl: pageUrl }),
  );
  const handle = getRequestListener(app.fetch);
  return {
    at: 'payments',
    handle,
    api: { at: 'v1', handle },
    apiUrl: baseUrl,
    secretKey: STAND_IN_SECRET_KEY,
    webhookSecret,
    pageUrl,
    books,
    holdEvents: webhooks.hold,
    close() {
      clearInterval(looking);
      webhooks.close();
    },
  };
}
