import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineHashes } from './csp-hashes.ts';

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('allows each inline script of a page once, exactly as it stands, and no others', () => {
  const first = '(function () {\n  go("ção");\n})();';
  const html = `<script>${first}</script><script src="/a.js"></script><script type="module" async="">import "/b.js"</script><script>${first}</script>`;
  expect(inlineHashes(html)).toEqual({
    scripts: [hashOf(first), hashOf('import "/b.js"')],
    styles: [],
    attributes: [],
  });
});

it('allows the styles of a page, unless a nonce does', () => {
  const html =
    '<style nonce="n">a{}</style><style>b{}</style><p style="display:none;font:&quot;A&quot;"></p><script>x=\'<p style="c">\'</script>';
  expect(inlineHashes(html)).toMatchObject({
    styles: [hashOf('b{}')],
    attributes: [hashOf('display:none;font:"A"')],
  });
});
