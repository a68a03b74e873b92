import { trimEndOf } from '@parlance/kernel/scan-text';

/**
 * Pages that exist as HTML files in both interface languages, for readers and search engines. `module` is the page as
 * app/routes.ts names it. A plain page stays as it was built and never loads the app, so React's handlers do nothing
 * on it: what moves there lives in islands/.
 */
export const PUBLIC_PAGES = {
  '/': { module: '../features/landing/landing-page.tsx', plain: true },
  '/faq': { module: '../features/legal/faq-page.tsx', plain: true },
  '/terms-of-service': { module: '../features/legal/terms-of-service-page.tsx', plain: true },
  '/privacy-policy': { module: '../features/legal/privacy-policy-page.tsx', plain: true },
  // Has examples to choose and copy.
  '/docs/api': { module: '../features/api-reference/api-reference-page.tsx', plain: false },
} as const;

export type PublicPage = keyof typeof PUBLIC_PAGES;

export const PUBLIC_PATHS = Object.keys(PUBLIC_PAGES) as PublicPage[];

export const PORTUGUESE_PREFIX = '/pt-BR';

/** "/faq" in Portuguese -> "/pt-BR/faq". */
export const publicPath = (page: PublicPage, language: string): string =>
  language === 'pt-BR' ? `${PORTUGUESE_PREFIX}${page === '/' ? '' : page}` : page;

const inBothLanguages = (pages: readonly PublicPage[]): string[] =>
  pages.flatMap((page) => [page, publicPath(page, 'pt-BR')]);

export const prerenderedPaths: string[] = inBothLanguages(PUBLIC_PATHS);

export const plainPaths: string[] = inBothLanguages(PUBLIC_PATHS.filter((page) => PUBLIC_PAGES[page].plain));

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
  return PUBLIC_PATHS.find((known) => known === page);
}
