import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { methodOf } from '@parlance/contract/identity';
import { AppError } from '@parlance/kernel/errors';
import type { Device, Identity, SocialProvider, VisitEnd } from '@parlance/ports/identity';
import type { OneTimeTokenStore } from '../identity.store.ts';

export type EndSocialVisitDeps = {
  identity: Pick<Identity, 'endVisit'>;
  tokens: Pick<OneTimeTokenStore, 'issue'>;
  mailDue(): Promise<void>;
};

export const VISIT_TOKEN_MINUTES = 5;

/** A token for the browser that came back, when somebody signed in. */
export async function endSocialVisit(
  deps: EndSocialVisitDeps,
  provider: SocialProvider,
  answer: Request,
  { device, language }: { device: Device; language: InterfaceLanguage },
): Promise<{ end: VisitEnd; token: string | undefined }> {
  const end = await deps.identity.endVisit(provider, answer, device, { language });
  if (end.outcome.kind !== 'signed_in') return { end, token: undefined };
  const { person, isNew } = end.outcome;
  if (isNew) await deps.mailDue();
  const token = await deps.tokens.issue(
    {
      kind: 'social_visit',
      email: person.email,
      userId: person.id,
      provider,
      isNew,
      redirect: end.visit?.redirect ?? null,
    },
    VISIT_TOKEN_MINUTES,
  );
  return { end, token };
}

export type FinishSocialSignInDeps = {
  identity: Pick<Identity, 'personById' | 'openSession' | 'credentialsOf' | 'whoIs' | 'endSession'>;
  tokens: Pick<OneTimeTokenStore, 'consume'>;
};

/** The page that the visit returned to takes the session, once. */
export async function finishSocialSignIn(
  deps: FinishSocialSignInDeps,
  ask: { token: string | undefined; device: Device },
) {
  if (ask.token === undefined) throw new AppError('unauthenticated');
  const visit = await deps.tokens.consume(ask.token, 'social_visit').catch((cause) => {
    throw new AppError('unauthenticated', { cause });
  });
  const person = visit.userId === null ? undefined : await deps.identity.personById(visit.userId);
  if (!person || !visit.provider) throw new AppError('unauthenticated');
  const token = await deps.identity.openSession(person.id, ask.device);
  // The owner of the address may have come in between, and taken the account from whoever made this visit.
  if (!(await deps.identity.credentialsOf(person.id)).includes(visit.provider)) {
    const opened = await deps.identity.whoIs(`Bearer ${token}`);
    if (opened) await deps.identity.endSession(person.id, opened.sessionId);
    throw new AppError('unauthenticated');
  }
  return { token, person, method: methodOf(visit.provider), isNew: visit.isNew, redirect: visit.redirect };
}
