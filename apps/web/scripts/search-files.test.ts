import { expect, it } from 'vitest';
import { prerenderedPaths } from '../src/lib/public-pages.ts';
import { sitemap } from './search-files.ts';

it('lists every prerendered page once, each with both languages and a default', () => {
  const places = [...sitemap().matchAll(/<loc>https:\/\/[^/]+(.*?)<\/loc>/g)].map(([, path]) => path);
  expect(places.map((path) => path || '/').sort()).toEqual([...prerenderedPaths].sort());
  const twins = sitemap().match(/hreflang="(en-US|pt-BR|x-default)"/g);
  expect(twins).toHaveLength(places.length * 3);
});
