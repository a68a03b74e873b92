/** Pages that exist as HTML files in both interface languages, for readers and search engines. */
export const PUBLIC_PAGES = ['/', '/faq', '/terms-of-service', '/privacy-policy', '/docs/api'] as const;

export const PORTUGUESE_PREFIX = '/pt-BR';

const inPortuguese = (page: string): string =>
  page === '/' ? PORTUGUESE_PREFIX : `${PORTUGUESE_PREFIX}${page}`;

export const prerenderedPaths: string[] = PUBLIC_PAGES.flatMap((page) => [page, inPortuguese(page)]);

export const isPortuguesePath = (path: string): boolean =>
  path === PORTUGUESE_PREFIX || path.startsWith(`${PORTUGUESE_PREFIX}/`);

/** "/pt-BR/faq" -> "/faq": the same page without a language in its address. */
export const withoutLanguage = (path: string): string =>
  isPortuguesePath(path) ? path.slice(PORTUGUESE_PREFIX.length) || '/' : path;
