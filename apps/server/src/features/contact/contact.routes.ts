import { sendContactMessage } from '@parlance/contract/contact';
import type { Clock } from '@parlance/kernel/clock';
import { newId } from '@parlance/kernel/ids';
import { type Endpoint, endpoint } from '../../endpoint.ts';
import { languageOf } from '../../request-language.ts';
import type { ContactStore } from './contact.store.ts';

type Deps = {
  messages: Pick<ContactStore, 'keep'>;
  limits: { form(email: string, clientAddress: string): Promise<void> };
  clock: Clock;
  /** A message was kept, and a mail about it is due. */
  mailDue(): Promise<void>;
};

const KEPT_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Messages older than this are nobody's business any more. */
export const keptAfter = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * DAY_MS);

/** A message is taken once it is written down; the mail about it may take its time. */
export const contactEndpoints = (deps: Deps): Endpoint[] => [
  endpoint(sendContactMessage, async ({ body, clientAddress, request }) => {
    await deps.limits.form(body.email, clientAddress);
    const now = deps.clock.now();
    await deps.messages.keep({
      id: newId(now.getTime()),
      ...body,
      email: body.email.toLowerCase(),
      language: languageOf(request),
      createdAt: now,
      dueAt: now,
    });
    await deps.mailDue();
    return undefined;
  }),
];
