import { trimEndOf } from '@parlance/kernel/scan-text';

/** Pages that exist as HTML files in both interface languages, for readers and search engines. */
export const PUBLIC_PAGES = ['/', '/faq', '/terms-of-service', '/privacy-policy', '/docs/api'] as const;

export type PublicPage = (typeof PUBLIC_PAGES)[number];

export const PORTUGUESE_PREFIX = '/pt-BR';

/** "/faq" in Portuguese -> "/pt-BR/faq". */
export const publicPath = (page: PublicPage, language: string): string =>
  language === 'pt-BR' ? `${PORTUGUESE_PREFIX}${page === '/' ? '' : page}` : page;

const inBothLanguages = (pages: readonly PublicPage[]): string[] =>
  pages.flatMap((page) => [page, publicPath(page, 'pt-BR')]);

export const prerenderedPaths: string[] = inBothLanguages(PUBLIC_PAGES);

/** Those that stay as they were built. The reference of the API has examples to choose and copy, and loads the app. */
export const plainPaths: string[] = inBothLanguages(PUBLIC_PAGES.filter((page) => page !== '/docs/api'));

export const isPortuguesePath = (path: string): boolean =>
  path === PORTUGUESE_PREFIX || path.startsWith(`${PORTUGUESE_PREFIX}/`);

/** "/faq/" -> "/faq"; the first slash stays. */
export const withoutTrailingSlash = (path: string): string =>
  path.slice(0, 1) + trimEndOf(path.slice(1), /\//);

/** "/pt-BR/faq/" -> "/faq"; undefined for an address that isn't one of the pages in both languages. */
export function publicPageOf(path: string): PublicPage | undefined {
  const withoutSlash = withoutTrailingSlash(path);
  const page = isPortuguesePath(withoutSlash)
    ? withoutSlash.slice(PORTUGUESE_PREFIX.length) || '/'
    : withoutSlash;
  return PUBLIC_PAGES.find((known) => known === page);
}
