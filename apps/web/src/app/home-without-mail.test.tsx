import type { CurrentUser } from '@parlance/contract/accounts';
import type { ApiAccess } from '@parlance/contract/api-access';
import type { Audio } from '@parlance/contract/audios';
import { afterEach, expect, it, vi } from 'vitest';
import { NotificationsSection } from '../features/account/notifications-section.tsx';
import { ProfileSection } from '../features/account/profile/profile-section.tsx';
import { MethodsSection } from '../features/account/sign-in/methods-section.tsx';
import { Waitlist } from '../features/api/access/waitlist.tsx';
import { RemakePanel } from '../features/audio/making/remake-panel.tsx';
import { StoppedPanel } from '../features/audio/making/stopped-panel.tsx';
import ForgotPasswordPage from '../features/auth/password/forgot-password-page.tsx';
import { RefusedSignIn } from '../features/auth/sign-in/refused-sign-in.tsx';
import SignInPage, { WANTS_LINK } from '../features/auth/sign-in/sign-in-page.tsx';
import SignUpPage from '../features/auth/sign-up/sign-up-page.tsx';
import LandingPage from '../features/landing/landing-page.tsx';
import { FailedCard } from '../features/library/failed-card.tsx';
import { byNamespace } from '../lib/i18n.ts';
import { files as english } from '../lib/locales/en-US.ts';
import { files as portuguese } from '../lib/locales/pt-BR.ts';
import { drawn } from '../ui/page/drawn.fake.tsx';
import { CrashNotice } from './crash-notice.tsx';
import PublicShell from './public-shell/public-shell.tsx';

const CATALOGUES = { 'en-US': byNamespace(english), 'pt-BR': byNamespace(portuguese) };
const LANGUAGES = ['en-US', 'pt-BR'] as const;

/** What a sentence has that may promise a mail, ask for one, or lead to somebody who answers by one. */
const MAIL =
  /\be-?mail|\bmail|inbox|caixa de entrada|newsletter|\bsent (it|a)\b|we'll send|enviamos|contact support|suporte|write to us|escreva para/i;

/** Shown only where this server sends mail. Every one of those that stand on a page at once is drawn below. */
const NEEDS_MAIL = [
  'account.methods.login_link_hint',
  'account.notifications.',
  'account.profile.unverified_hint',
  'api.waitlist.joined',
  'common.nav.support',
  'library.support',
  'listen.stopped.support',
  'public.contact.',
  'public.newsletter.',
  'session.forgot.lead',
  'session.login_link.lead',
  'session.refused.mend_password',
  'session.sign_in.by_link',
];
/** Said after a form or a button of those was pressed, or by `Leave`, whose own test holds it. */
const AFTER_A_PRESS = [
  'account.methods.password_mail_sent',
  'account.profile.sent',
  'errors.problem.mail_not_sent',
  'listen.making.',
  'session.forgot.sent',
  'session.login_link.sent',
  'session.nothing_came',
];
/** On pages to which only a mail leads. */
const FROM_A_MAIL = ['account.unsubscribe.', 'errors.problem.link_malformed', 'session.verify.'];
/** Of plans and trials, which a home has not. */
const OF_PLANS = [
  'account.notices.trial.',
  'billing.',
  'landing.plans.',
  'legal.faq.items.8.',
  'legal.terms.sections.3.',
];
/** The word alone: a field, a setting, a sentence about addresses or about what is not sent. */
const NO_PROMISE = [
  'account.notices.taken_over.',
  'account.profile.email',
  'admin.',
  'api.keys.name_hint',
  'api.reference.',
  // "Contact support": whoever runs the server, by whatever way there is to them.
  'common.crash.message',
  'errors.problem.internal',
  'errors.session.',
  'errors.social.account_exists',
  'errors.field.',
  'legal.privacy.',
  'session.email',
  'session.forgot.no_mail',
  'session.or_by_email',
];

function sentencesOf(tree: unknown, path = ''): [key: string, sentence: string][] {
  if (typeof tree === 'string') return [[path, tree]];
  return Object.entries(tree as object).flatMap(([key, branch]) =>
    sentencesOf(branch, path === '' ? key : `${path}.${key}`),
  );
}

const VOID = /^(area|br|col|hr|img|input|link|meta|path|source|wbr)$/;

/** The text of what is drawn, without what the style sheet hides where no mail is sent (ui/theme/base.css). */
function seenWithoutMail(html: string): string {
  const open: boolean[] = [];
  let seen = '';
  for (const [, close, name = '', attributes = '', text] of html.matchAll(
    /<(\/?)([\w-]+)((?:"[^"]*"|[^">])*)>|([^<]+)/g,
  )) {
    if (text !== undefined) seen += open.includes(true) ? '' : text;
    else if (close) open.pop();
    else if (!VOID.test(name) && !attributes.endsWith('/'))
      open.push(attributes.includes('data-needs="mail"'));
  }
  return plain(seen);
}

const plain = (text: string): string =>
  text
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ');

const user = {
  name: 'Ada Example',
  email: 'ada@example.org',
  email_verified: false,
  sign_in_methods: ['password'],
  created_at: '2026-11-01T08:00:00Z',
} as unknown as CurrentUser;
const failed = {
  id: 'audio-1',
  status: 'failed',
  language: 'en-US',
  sources: [{ type: 'topic', topic: 'Bees' }],
  error: { code: 'generation_failed', message: '' },
  created_at: '2026-11-01T08:00:00Z',
  credits_charged: 0,
  credits_returned: 0,
} as unknown as Audio;

async function everyPage(language: (typeof LANGUAGES)[number]): Promise<string> {
  const remade = { ...failed, revision: 'r1', remake: { error: failed.error } } as unknown as Audio;
  const waiting = { status: 'waitlisted', requested_at: null } as unknown as ApiAccess;
  const pages = [
    <PublicShell key="shell" />,
    <LandingPage key="landing" />,
    <SignInPage key="sign-in" />,
    <RefusedSignIn key="refused" signUpTo="/signup" onWantLink={() => undefined} />,
    <ForgotPasswordPage key="forgot" />,
    <SignUpPage key="sign-up" />,
    <CrashNotice key="crash" />,
    <ProfileSection key="profile" user={user} />,
    <NotificationsSection key="notifications" user={user} />,
    <NotificationsSection key="confirmed" user={{ ...user, email_verified: true }} />,
    <MethodsSection key="methods" user={user} />,
    <Waitlist key="waitlist" access={waiting} />,
    <FailedCard key="card" audio={failed} />,
    <StoppedPanel key="stopped" audio={failed} />,
    <RemakePanel key="remake" audio={remade} />,
  ];
  const drawnPages = pages.map((page) => drawn(page, { language }));
  const link = drawn(<SignInPage />, { language, path: '/signin', state: WANTS_LINK });
  return (await Promise.all([...drawnPages, link])).join('\n');
}

const offering = (dataset: Record<string, string>) =>
  vi.stubGlobal('document', { documentElement: { dataset: { providers: '[]', ...dataset } } });
afterEach(() => vi.unstubAllGlobals());

it.each(LANGUAGES)('knows of every sentence about mails in %s where it may be shown', (language) => {
  const known = [...NEEDS_MAIL, ...AFTER_A_PRESS, ...FROM_A_MAIL, ...OF_PLANS, ...NO_PROMISE];
  const unknown = sentencesOf(CATALOGUES[language])
    .filter(([key, sentence]) => MAIL.test(sentence) && !known.some((begin) => key.startsWith(begin)))
    .map(([key]) => key);
  expect(unknown).toEqual([]);
});

it.each(LANGUAGES)('promises no mail anywhere in %s where none is sent', async (language) => {
  const promised = sentencesOf(CATALOGUES[language]).filter(([key]) =>
    NEEDS_MAIL.some((begin) => (begin.endsWith('.') ? key.startsWith(begin) : key === begin)),
  );
  // A sentence that is cut by a value or a part is looked for by its longest piece.
  const pieceOf = (sentence: string): string =>
    plain(sentence.replace(/<\/?\w+>/g, ''))
      .split(/\{\{[^}]*\}\}/)
      .sort((a, b) => b.length - a.length)[0]
      ?.trim() ?? '';
  const telling = promised.filter(([, sentence]) => MAIL.test(sentence)).map(([, said]) => pieceOf(said));
  offering({ mail: 'on' });
  const withMail = plain(await everyPage(language));
  offering({ mail: 'off' });
  const withoutMail = seenWithoutMail(await everyPage(language));
  const shown = telling.filter((piece) => withMail.includes(piece));
  expect(shown.length).toBeGreaterThan(10);
  expect(telling.filter((piece) => piece.length > 8 && withoutMail.includes(piece))).toEqual([]);
});

it('says first that an invitation is needed, and shows the form to whoever has one', async () => {
  offering({ mail: 'off', signUp: 'invitation' });
  const uninvited = await drawn(<SignUpPage />, { path: '/signup' });
  expect(uninvited).not.toContain('<form');
  expect(plain(uninvited)).toContain('New people come here by invitation.');
  expect(await drawn(<SignUpPage />, { path: '/signup?invitation=abc' })).toContain('<form');
  offering({ signUp: 'off' });
  expect(await drawn(<SignUpPage />, { path: '/signup?invitation=abc' })).not.toContain('<form');
});

it('invites nobody on the landing page who cannot come', async () => {
  const html = await drawn(<LandingPage />);
  const invitations = [...html.matchAll(/<a [^>]*href="\/signup"[^>]*>/g)].map(([tag]) => tag);
  expect(invitations.length).toBeGreaterThan(1);
  // Those of the plans stand in a part that a home has not.
  expect(invitations.filter((tag) => tag.includes('data-needs="sign-up"')).length).toBeGreaterThan(1);
  expect(html).toContain('data-for="invited"');
});
