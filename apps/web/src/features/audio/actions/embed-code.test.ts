import { expect, it } from 'vitest';
import { embedCode } from './embed-code.ts';

it('shows the small player, whatever the title holds', () => {
  const code = embedCode('https://parlance.example/audio/abc', 'Tides & "moons" <b>');
  expect(code).toBe(
    '<iframe src="https://parlance.example/embed/abc" title="Tides &amp; &quot;moons&quot; &lt;b&gt;" width="600" height="160" style="border:0" loading="lazy"></iframe>',
  );
});
