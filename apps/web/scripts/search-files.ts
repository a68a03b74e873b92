import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PUBLIC_URL_MARK } from '@parlance/kernel/product';
import { PUBLIC_PATHS, publicPath } from '../src/lib/public-pages.ts';

const LANGUAGES = ['en-US', 'pt-BR'];

/** Every public page in each of its languages, with its twins. */
export function sitemap(): string {
  const entries = PUBLIC_PATHS.flatMap((page) => {
    const twins = [...LANGUAGES.map((language) => [language, language]), ['x-default', 'en-US']]
      .map(
        ([name = '', language = '']) =>
          `    <xhtml:link rel="alternate" hreflang="${name}" href="${PUBLIC_URL_MARK}${publicPath(page, language)}"/>`,
      )
      .join('\n');
    return LANGUAGES.map(
      (language) =>
        `  <url>\n    <loc>${PUBLIC_URL_MARK}${publicPath(page, language)}</loc>\n${twins}\n  </url>`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

const ROBOTS = `User-agent: *
Disallow: /app
Disallow: /api/
Disallow: /rss/

Sitemap: ${PUBLIC_URL_MARK}/sitemap.xml
`;

export async function writeSearchFiles(clientFolder: string): Promise<void> {
  await writeFile(join(clientFolder, 'sitemap.xml'), sitemap());
  await writeFile(join(clientFolder, 'robots.txt'), ROBOTS);
}
