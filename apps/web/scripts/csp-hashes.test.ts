import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { inlineScriptHashes } from './csp-hashes.ts';

const hashOf = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

it('allows each inline script of a page once, exactly as it stands, and no others', () => {
  const first = '(function () {\n  go("ção");\n})();';
  const html = `<script>${first}</script><script src="/a.js"></script><script type="module" async="">import "/b.js"</script><script>${first}</script>`;
  expect(inlineScriptHashes(html)).toEqual([hashOf(first), hashOf('import "/b.js"')]);
});
