import { confirmNewsletter, signUpForNewsletter } from '@parlance/contract/newsletter';
import { AppError } from '@parlance/kernel/errors';
import { LIMITS } from '@parlance/kernel/limits';
import { type Endpoint, endpoint } from '../../endpoint.ts';
import { languageOf } from '../../request-language.ts';
import { type RequestDeps, requestNewsletter } from './actions/request-newsletter.ts';
import type { NewsletterStore } from './newsletter.store.ts';

type Deps = RequestDeps & {
  newsletter: NewsletterStore;
  /** Which subscription a token confirms, if it is one of ours. */
  subscriptionOf(token: string): string | undefined;
  limits: {
    form(email: string, clientAddress: string): Promise<void>;
    machine(clientAddress: string): Promise<void>;
  };
};

/** Requests older than this can no longer be confirmed. */
export const confirmableAfter = (now: Date): Date =>
  new Date(now.getTime() - LIMITS.newsletterLinkMinutes * 60_000);

export const newsletterEndpoints = (deps: Deps): Endpoint[] => [
  endpoint(signUpForNewsletter, async ({ body, clientAddress, request }) => {
    await deps.limits.form(body.email, clientAddress);
    await requestNewsletter(deps, { email: body.email, language: languageOf(request) });
    return undefined;
  }),
  endpoint(confirmNewsletter, async ({ body, clientAddress }) => {
    await deps.limits.machine(clientAddress);
    const id = deps.subscriptionOf(body.token);
    if (!id) throw new AppError('link_malformed');
    const now = deps.clock.now();
    if (!(await deps.newsletter.confirm(id, now, confirmableAfter(now)))) throw new AppError('link_expired');
    return undefined;
  }),
];
