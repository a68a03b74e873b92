import type { InterfaceLanguage } from '@parlance/contract/accounts';
import * as contract from '@parlance/contract/identity';
import { ownPath } from '@parlance/contract/own-path';
import * as passwords from '@parlance/contract/passwords';
import type { Clock } from '@parlance/kernel/clock';
import { AppError } from '@parlance/kernel/errors';
import type { Identity, ProveOwnership } from '@parlance/ports/identity';
import type { Doors } from '../../doors/doors.ts';
import { type Endpoint, endpoint, signedIn } from '../../endpoint.ts';
import { languageOf } from '../../request-language.ts';
import { finishSocialSignIn } from './actions/end-social-visit.ts';
import { openLoginLink } from './actions/open-login-link.ts';
import { type Recipient, requestLoginLink, type SendToken } from './actions/request-login-link.ts';
import { requestPasswordReset } from './actions/request-password-reset.ts';
import { resetPassword } from './actions/reset-password.ts';
import { type InTurn, signUp } from './actions/sign-up.ts';
import { openVerification, sendVerification, verifyEmail } from './actions/verify-email.ts';
import type { Doorway } from './doorway.ts';
import type { IdentityLimits } from './identity.limits.ts';
import type { OneTimeTokenStore } from './identity.store.ts';
import { openedSessionView, refusalView, signedInView } from './identity.view.ts';
import type { OwnershipStore } from './ownership.store.ts';
import { type Caller, deviceOf } from './request-device.ts';
import { visitCookie, visitTokenIn } from './visit-cookie.ts';

export type IdentityDeps = {
  identity: Identity;
  tokens: OneTimeTokenStore;
  ownership: Pick<OwnershipStore, 'confirm'>;
  proveOwnership: ProveOwnership;
  door: Doorway;
  clock: Clock;
  doors: Pick<Doors, 'sign_ups' | 'sign_ins'>;
  limits: IdentityLimits;
  mails: {
    loginLink: SendToken;
    passwordReset: SendToken;
    verification: SendToken;
    noAccountForReset(to: Recipient): Promise<void>;
  };
  /** Mails to this person are written in it from now on. */
  rememberLanguage(userId: string, language: InterfaceLanguage): Promise<void>;
  publicUrl: string;
  /** Where pages of ours may come from. */
  origins: string[];
  mailDue(): Promise<void>;
};

/** A browser names the page's origin on every POST. Who holds a cookie without one is no page of ours. */
function refuseForeignPages(request: Request, origins: string[]): void {
  const origin = request.headers.get('origin');
  if (origin === null || !origins.includes(origin)) throw new AppError('unauthenticated');
}

export const identityEndpoints = (deps: IdentityDeps): Endpoint[] => [
  ...passwordEndpoints(deps),
  ...mailedLinkEndpoints(deps),
  ...socialEndpoints(deps),
];

type Turn = { caller: string; signal: AbortSignal };

/** Limits are counted when there is a turn. Who left meanwhile gets no account and no other password. */
const hashingTurn =
  ({ doors }: IdentityDeps, { caller, signal }: Turn, count: () => Promise<unknown>): InTurn =>
  async (work) => {
    using _place = await doors.sign_ups.enter(caller, { signal });
    await count();
    const done = await work();
    signal.throwIfAborted();
    return done;
  };

function passwordEndpoints(deps: IdentityDeps): Endpoint[] {
  const { doors, identity, limits } = deps;
  return [
    endpoint(passwords.signUp, async (call) => {
      const { invitation, ...who } = call.body;
      const coming = { device: deviceOf(call), language: languageOf(call.request), invitation };
      const inTurn = hashingTurn(deps, call, () => limits.signUp(call.clientAddress));
      const made = await signUp({ ...deps, inTurn }, who, coming);
      return made ? signedInView(made) : refusalView('emailInUse');
    }),
    endpoint(passwords.signIn, async (call) => {
      const { email, password } = call.body;
      // First, so that nobody who finds no turn has used up a try.
      using _place = await doors.sign_ins.enter(call.caller, { signal: call.signal });
      await limits.signIn(email, call.clientAddress);
      const found = await identity.signIn(email, password, deviceOf(call));
      if (!found) return refusalView('wrongCredentials');
      await limits.signedIn(email);
      return signedInView(found);
    }),
    endpoint(passwords.signOut, async (call) => {
      const { userId, sessionId } = signedIn(call);
      await identity.endSession(userId, sessionId);
      return undefined;
    }),
  ];
}

function mailedLinkEndpoints(deps: IdentityDeps): Endpoint[] {
  const { limits } = deps;
  return [
    endpoint(contract.requestLoginLink, async (call) => {
      const { email, redirect } = call.body;
      await limits.mail(email, call.clientAddress);
      await requestLoginLink(deps, {
        email,
        redirect: ownPath(redirect),
        language: languageOf(call.request),
      });
      return undefined;
    }),
    endpoint(contract.openLoginLink, async (call) => {
      await limits.token(call.clientAddress);
      const opened = await openLoginLink(deps, {
        token: call.body.token,
        device: deviceOf(call),
        language: languageOf(call.request),
      });
      await limits.signedIn(opened.person.email);
      return openedSessionView({ ...opened, method: 'login_link' });
    }),
    endpoint(contract.requestPasswordReset, async (call) => {
      await limits.mail(call.body.email, call.clientAddress);
      await requestPasswordReset(deps, { email: call.body.email, language: languageOf(call.request) });
      return undefined;
    }),
    endpoint(contract.resetPassword, async (call) => {
      const inTurn = hashingTurn(deps, call, () => limits.token(call.clientAddress));
      await resetPassword({ ...deps, inTurn }, call.body);
      return undefined;
    }),
    endpoint(contract.requestVerification, async (call) => {
      const { userId: id, email, name, emailVerified } = signedIn(call);
      if (emailVerified) return undefined;
      await limits.mail(email, call.clientAddress);
      await sendVerification(deps, { id, email, name }, languageOf(call.request));
      return undefined;
    }),
    endpoint(contract.verifyEmail, async (call) => {
      await limits.token(call.clientAddress);
      await verifyEmail(deps, signedIn(call).userId, call.body.token);
      return undefined;
    }),
    endpoint(contract.openVerification, async (call) => {
      await limits.token(call.clientAddress);
      const where = { device: deviceOf(call), language: languageOf(call.request) };
      const opened = await openVerification(deps, { token: call.body.token, ...where });
      return openedSessionView({ ...opened, method: 'login_link', isNew: false, redirect: null });
    }),
  ];
}

function socialEndpoints(deps: IdentityDeps): Endpoint[] {
  const { identity, limits } = deps;
  type Ask = Caller & {
    params: { provider: contract.Provider };
    body: { how: 'popup' | 'redirect'; redirect?: string | undefined };
  };
  async function start({ params, body, clientAddress }: Ask, authorization?: string): Promise<Response> {
    await limits.visit(clientAddress);
    const visit = { provider: params.provider, how: body.how, redirect: ownPath(body.redirect) };
    const { url, cookies } = await identity.startVisit(visit, authorization);
    const answer = Response.json({ url }, { headers: { 'cache-control': 'no-store' } });
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
    return answer;
  }
  return [
    endpoint(contract.startSocialSignIn, (call) => start(call)),
    endpoint(contract.startSocialLink, (call) =>
      start(call, call.request.headers.get('authorization') ?? ''),
    ),
    endpoint(contract.finishSocialSignIn, async (call) => {
      refuseForeignPages(call.request, deps.origins);
      const opened = await finishSocialSignIn(deps, {
        token: visitTokenIn(call.request),
        device: deviceOf(call),
      });
      const secure = deps.publicUrl.startsWith('https:');
      return Response.json(openedSessionView(opened), {
        headers: {
          'cache-control': 'no-store',
          'set-cookie': visitCookie('', { secure, maxAgeSeconds: 0 }),
        },
      });
    }),
  ];
}
