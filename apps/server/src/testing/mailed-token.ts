import type { RunningProduct } from './running-product.ts';
import { until } from './until.ts';

const PAGES = {
  login_link: '/signin-redirect',
  password_reset: '/reset-password',
  verification: '/verify-email',
};

/** The token in the newest mail of a kind, as its reader would open it; some mails go out after the answer. */
export const mailedToken = (
  product: RunningProduct,
  email: string,
  kind: keyof typeof PAGES,
): Promise<string> =>
  until(async () => {
    const links = product
      .mail()
      .messages(email)
      .flatMap((message) => message.links.map((link) => new URL(link)));
    return links.find((link) => link.pathname === PAGES[kind])?.searchParams.get('token') ?? undefined;
  });
