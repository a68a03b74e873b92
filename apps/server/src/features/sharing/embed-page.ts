import { createHash } from 'node:crypto';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import { html } from './html.ts';
import type { ShareLinks } from './share-links.ts';
import type { SharedRecording } from './shared-recording.ts';

/** As other sites are told to show it. */
export const EMBED = { width: 600, height: 160, minWidth: 240 };

const STYLE = html`
:root { color-scheme: light dark; --surface: #fff; --text: #14213d; --dim: #585f70; --line: #e7e3db; }
@media (prefers-color-scheme: dark) {
  :root { --surface: #121a2d; --text: #e9eef8; --dim: #a3aec7; --line: #232e49; }
}
* { box-sizing: border-box; }
html, body { height: 100%; margin: 0; }
body { display: grid; place-items: stretch; background: transparent; color: var(--text);
  font: 400 15px/1.4 system-ui, -apple-system, "Segoe UI", sans-serif; }
main { display: grid; align-content: center; gap: 10px; padding: 14px 18px; border: 1px solid var(--line);
  border-radius: 14px; background: var(--surface); overflow: hidden; }
h1, p { margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
h1 { font-size: 17px; font-weight: 650; }
p { color: var(--dim); font-size: 13px; }
a { color: inherit; text-decoration: none; }
a:hover { text-decoration: underline; }
audio { width: 100%; height: 40px; }
`;

/** Nothing runs here, and everybody may show it. */
const POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE.toString()).digest('base64')}'`,
  "media-src 'self'",
  'frame-ancestors *',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

export function embedPage(shared: SharedRecording, links: ShareLinks): Response {
  const { page } = links.of(shared.token);
  const title = shared.title ?? PRODUCT_NAME;
  const media = `/api/shared_audios/${shared.token}/media.mp3?v=${shared.revision}`;
  const body = html`<!doctype html>
<html lang="${shared.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · ${PRODUCT_NAME}</title>
<style>${STYLE}</style></head>
<body><main>
<h1 dir="auto"><a href="${page}" target="_blank" rel="noopener">${title}</a></h1>
<p>${shared.creator} · ${PRODUCT_NAME}</p>
<audio controls preload="metadata" src="${media}" aria-label="${title}"></audio>
</main></body>
</html>`;
  return new Response(body.toString(), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cross-origin-opener-policy': 'unsafe-none',
      'cache-control': 'no-cache',
    },
  });
}
