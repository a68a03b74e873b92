import type { RunningProduct } from './running-product.ts';

const PAGES = {
  login_link: '/signin-redirect',
  password_reset: '/reset-password',
  verification: '/verify-email',
};

/** The token in the newest mail of a kind, as its reader would open it. */
export function mailedToken(product: RunningProduct, email: string, kind: keyof typeof PAGES): string {
  const links = product
    .mail()
    .messages(email)
    .flatMap((message) => message.links.map((link) => new URL(link)));
  const token = links.find((link) => link.pathname === PAGES[kind])?.searchParams.get('token');
  if (!token) throw new Error(`no ${kind} was mailed to ${email}`);
  return token;
}
