import { STYLE_NONCE_MARK } from '@parlance/kernel/product';

/** What the page's policy knows its own style elements by; in a page that is being built, a mark for it. */
export const styleNonce = (): string =>
  typeof document === 'undefined'
    ? STYLE_NONCE_MARK
    : (document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce ?? '');
