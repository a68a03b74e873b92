import { STYLE_NONCE_MARK } from '@parlance/kernel/product';
import { expect, it } from 'vitest';
import { attributesToRules } from './style-rules.ts';

it('turns styles in attributes into rules that outrank classes, each once', () => {
  const html =
    '<head></head><p style="top:0">a</p><p class="x" style="font-family:&quot;A&quot;"></p><p style="top:0"></p>';
  expect(attributesToRules(html)).toBe(
    `<head><style nonce="${STYLE_NONCE_MARK}">[data-style=s0]:not(#_){top:0}` +
      '[data-style=s1]:not(#_){font-family:"A"}</style></head>' +
      '<p data-style="s0">a</p><p class="x" data-style="s1"></p><p data-style="s0"></p>',
  );
});

it('leaves alone what is shown and hidden later, scripts, and pages without any', () => {
  const html = '<head></head><p style="display:none;top:0"></p><script>x = \'<p style="top:0">\'</script>';
  expect(attributesToRules(html)).toBe(html);
});
