import type { IncomingMessage } from 'node:http';
import type { InteractionResults, Provider } from 'oidc-provider';
import { PAGE_POLICY } from '../page.ts';
import { type accountBook, type ProviderName, TENANTS } from './accounts.ts';
import { chooserPage, troublePage } from './chooser-page.ts';

type Options = { name: ProviderName; title: string; accounts: ReturnType<typeof accountBook> };

const MAX_FORM_BYTES = 10_000;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  let text = '';
  for await (const chunk of request) {
    text += chunk;
    if (text.length > MAX_FORM_BYTES) throw new Error('The form is too long.');
  }
  return new URLSearchParams(text);
}

/** Whom the form names, if anybody. */
function chosenSubject(form: URLSearchParams, accounts: Options['accounts']): string | undefined {
  const listed = accounts.find(form.get('account') ?? '');
  if (listed) return listed.subject;
  const email = form.get('email')?.trim() ?? '';
  if (!email.includes('@')) return undefined;
  const tenant = form.get('tenant') ?? '';
  return accounts.add({
    email,
    name: form.get('name')?.trim(),
    emailVerified: form.get('verified') === 'yes',
    tenant: tenant in TENANTS ? tenant : undefined,
  }).subject;
}

function resultOf(form: URLSearchParams, accounts: Options['accounts']): InteractionResults | undefined {
  if (form.has('deny')) return { error: 'access_denied', error_description: 'The person did not allow it' };
  const accountId = chosenSubject(form, accounts);
  return accountId === undefined ? undefined : { login: { accountId }, select_account: {}, consent: {} };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The page on which a person says who they are, and what follows from it. */
export function answerVisits(provider: Provider, { name, title, accounts }: Options): void {
  provider.use(async (context, next) => {
    if (!context.path.startsWith('/interaction/')) return next();
    context.set('content-security-policy', PAGE_POLICY);
    context.set('cache-control', 'no-store');
    const visit = await provider.interactionDetails(context.req, context.res).catch(() => undefined);
    if (!visit) {
      context.status = 400;
      context.type = 'html';
      context.body = await troublePage(title, 'This visit is over. Go back and begin again.');
      return undefined;
    }
    const result = context.method === 'POST' ? resultOf(await readForm(context.req), accounts) : undefined;
    if (result) {
      context.status = 303;
      context.redirect(await provider.interactionResult(context.req, context.res, result));
      return undefined;
    }
    context.type = 'html';
    context.body = await chooserPage({
      provider: name,
      title,
      listed: accounts.listed,
      loginHint: textOf(visit.params.login_hint),
    });
    return undefined;
  });
}
