import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { LIMITS } from '@parlance/kernel/limits';
import type { PaymentNews } from '@parlance/kernel/payment-news';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import type { Mailer } from '@parlance/ports/mailer';
import { type MailContent, mailHtml, mailText } from './layout.ts';
import { nameToGreet, oneLine } from './safe-words.ts';
import { enUs } from './words.en-us.ts';
import { ptBr } from './words.pt-br.ts';
import type { MailWords, Words } from './words.ts';

/** `name` may be empty when nobody is known by the address. */
export type Recipient = { email: string; name: string; language: InterfaceLanguage };

const WORDS: Record<InterfaceLanguage, Words> = { 'en-US': enUs, 'pt-BR': ptBr };

/** Answering machines leave such mail alone. */
const NO_REPLIES = { 'auto-submitted': 'auto-generated' };

function spokenTime(language: InterfaceLanguage, minutes: number): string {
  const [amount, unit] = minutes % 60 === 0 ? [minutes / 60, 'hour'] : [minutes, 'minute'];
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
}

const PLAN_NAMES = { basic: 'Basic', pro: 'Pro' };

function spokenPayment(language: InterfaceLanguage, news: PaymentNews) {
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: news.currency });
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    plan: 'plan' in news ? PLAN_NAMES[news.plan] : '',
    amount: money.format(news.cents / 100),
    until: 'until' in news ? day.format(new Date(news.until)) : '',
    credits: 'credits' in news ? new Intl.NumberFormat(language).format(news.credits) : '',
  };
}

type Rest = Pick<MailContent, 'why' | 'cover' | 'points'> & {
  url?: string;
  footerLinks?: MailContent['footerLinks'];
};

/** What is told of an audio that is ready. */
type FinishedAudio = { id: string; title: string; durationMs: number | null; chapters: string[] };

/** So many make curious; the rest is on the page. */
const CHAPTERS_TOLD = 3;

/** Written by the operator, in the recipient's language. */
type News = { title: string; paragraphs: string[]; unsubscribeUrl: string };

function contentOf(to: Recipient, words: MailWords, { url, footerLinks = [], ...rest }: Rest): MailContent {
  const { greeting, orOpen } = WORDS[to.language];
  return {
    language: to.language,
    subject: oneLine(words.subject),
    heading: words.heading,
    greeting: greeting(nameToGreet(to.name)),
    paragraphs: words.paragraphs,
    ...(url && words.button && { button: { label: words.button, url, orOpen } }),
    footerLinks,
    ...rest,
  };
}

export type Mails = ReturnType<typeof makeMails>;

type Deps = {
  mailer: Pick<Mailer, 'send'>;
  publicUrl: string;
  /** Whether anybody may sign up; where people are invited, no mail offers what the page would refuse. */
  signUpIsOpen: boolean;
};

/** Every mail the product sends. Links lead to pages, never to the interface: a scanner that opens one changes nothing. */
export function makeMails({ mailer, publicUrl, signUpIsOpen }: Deps) {
  const page = (path: string, token?: string): string =>
    `${publicUrl}${path}${token === undefined ? '' : `?token=${encodeURIComponent(token)}`}`;

  async function send(
    to: Recipient,
    content: MailContent,
    headers: Record<string, string> = {},
  ): Promise<void> {
    await mailer.send({
      to: to.email,
      subject: content.subject,
      html: await mailHtml(content),
      text: mailText(content),
      headers: { ...NO_REPLIES, ...headers },
    });
  }

  const withToken =
    (
      words: 'verification' | 'loginLink' | 'passwordReset' | 'newsletterConfirmation',
      path: string,
      validMinutes: number,
    ) =>
    (to: Recipient, { token }: { token: string }): Promise<void> => {
      const inLanguage = WORDS[to.language];
      const said = inLanguage[words](spokenTime(to.language, validMinutes), signUpIsOpen);
      return send(to, contentOf(to, said, { url: page(path, token), why: inLanguage.askedFor }));
    };

  /** What a mail program needs to offer "unsubscribe" itself (RFC 8058): a POST to the same address ends these mails. */
  const oneClick = (unsubscribeUrl: string) => ({
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  });

  const leave = (to: Recipient, url: string) => ({ label: WORDS[to.language].unsubscribe, url });

  function sendNews(to: Recipient, news: News, rest: Rest): Promise<void> {
    const said = {
      subject: `${PRODUCT_NAME}: ${news.title}`,
      heading: news.title,
      paragraphs: news.paragraphs,
    };
    return send(to, contentOf(to, said, rest), oneClick(news.unsubscribeUrl));
  }

  const choice = (to: Recipient) => ({
    label: WORDS[to.language].changeChoice,
    url: page('/app/my-account'),
  });

  return {
    verification: withToken('verification', '/verify-email', LIMITS.verificationMinutes),
    loginLink: withToken('loginLink', '/signin-redirect', LIMITS.loginLinkMinutes),
    passwordReset: withToken('passwordReset', '/reset-password', LIMITS.passwordResetMinutes),

    /** Instead of a reset link, so that who asks can't tell whether the address is known. */
    noAccountForReset(to: Recipient): Promise<void> {
      const words = WORDS[to.language];
      const said = words.noAccount(to.email, signUpIsOpen);
      return send(to, contentOf(to, said, { url: page('/signup'), why: words.askedFor }));
    },

    newsletterConfirmation: withToken(
      'newsletterConfirmation',
      '/newsletter-confirm',
      LIMITS.newsletterLinkMinutes,
    ),

    /** Instead of the link that confirms, so that who asks can't tell whether the address is known. */
    alreadySubscribed(to: Recipient, { unsubscribeUrl }: { unsubscribeUrl: string }): Promise<void> {
      const words = WORDS[to.language];
      const rest = { why: words.subscribed, footerLinks: [leave(to, unsubscribeUrl)] };
      return send(to, contentOf(to, words.alreadySubscribed, rest), oneClick(unsubscribeUrl));
    },

    newAudio(to: Recipient, { id, title, durationMs, chapters }: FinishedAudio): Promise<void> {
      const words = WORDS[to.language];
      const minutes = Math.max(1, Math.round((durationMs ?? 0) / 60_000));
      const said = words.newAudio(
        oneLine(title),
        durationMs === null ? null : spokenTime(to.language, minutes),
      );
      const rest = {
        url: page(`/app/audio/${encodeURIComponent(id)}`),
        why: words.chosen,
        footerLinks: [choice(to)],
        cover: { id, title: oneLine(title) },
        points: chapters.slice(0, CHAPTERS_TOLD).map(oneLine),
      };
      return send(to, contentOf(to, said, rest));
    },

    accountDeleted(to: Recipient): Promise<void> {
      const words = WORDS[to.language];
      return send(to, contentOf(to, words.accountDeleted(to.email), { why: words.aboutAccount }));
    },

    /** To people with an account, who switched them on there. */
    newFeatures(to: Recipient, news: News): Promise<void> {
      const footerLinks = [leave(to, news.unsubscribeUrl), choice(to)];
      return sendNews(to, news, { why: WORDS[to.language].chosen, footerLinks });
    },

    newsletter(to: Recipient, news: News): Promise<void> {
      const footerLinks = [leave(to, news.unsubscribeUrl)];
      return sendNews(to, news, { why: WORDS[to.language].subscribed, footerLinks });
    },

    apiApproved(to: Recipient): Promise<void> {
      const words = WORDS[to.language];
      return send(to, contentOf(to, words.apiApproved(), { url: page('/app/api'), why: words.askedFor }));
    },

    takenOver(to: Recipient): Promise<void> {
      const words = WORDS[to.language];
      const said = words.takenOver(to.email);
      return send(to, contentOf(to, said, { url: page('/app/my-account'), why: words.aboutAccount }));
    },

    /** Receipts, and what went wrong with a payment. */
    payment(to: Recipient, news: PaymentNews): Promise<void> {
      const words = WORDS[to.language];
      const said = words.payment[news.kind](spokenPayment(to.language, news));
      return send(to, contentOf(to, said, { url: page('/app/my-account'), why: words.aboutAccount }));
    },
  };
}
