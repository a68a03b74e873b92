import { createHash } from 'node:crypto';
import { coverSvg } from '@parlance/kernel/cover-svg';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import { raw } from 'hono/html';
import { EMBED_SCRIPT, EMBED_STYLE } from './embed-player.ts';
import { html } from './html.ts';
import type { ShareLinks } from './share-links.ts';
import type { SharedRecording } from './shared-recording.ts';

/** As other sites are told to show it. */
export const EMBED = { width: 600, height: 160, minWidth: 240 };

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Nothing runs here but the player itself, and everybody may show it. */
const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(EMBED_STYLE.toString())}`,
  `script-src ${hashOf(EMBED_SCRIPT)}`,
  "media-src 'self'",
  'frame-ancestors *',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const WORDS = {
  en: { play: 'Play', pause: 'Pause', position: 'Position' },
  pt: { play: 'Ouvir', pause: 'Pausar', position: 'Posição' },
};

const COVER_PX = 130;

const icon = (name: string, path: string) =>
  raw(
    `<svg class="${name}" width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="${path}"/></svg>`,
  );
const PLAY = icon('play', 'M7 4.5v15l12.5-7.5z');
const PAUSE = icon('pause', 'M6 5h4.2v14H6zM13.8 5H18v14h-4.2z');

export function embedPage(shared: SharedRecording, links: ShareLinks): Response {
  const { page } = links.of(shared.token);
  const title = shared.title ?? PRODUCT_NAME;
  const words = shared.language.startsWith('pt') ? WORDS.pt : WORDS.en;
  const media = `/api/shared_audios/${shared.token}/media.mp3?v=${shared.revision}`;
  const body = html`<!doctype html>
<html lang="${shared.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · ${PRODUCT_NAME}</title>
<style>${EMBED_STYLE}</style></head>
<body><main>
<div class="cover" aria-hidden="true">${raw(coverSvg(shared.audioId, COVER_PX))}</div>
<div class="side">
<h1 dir="auto"><a href="${page}" target="_blank" rel="noopener">${title}</a></h1>
<p>${shared.creator} · ${PRODUCT_NAME}</p>
<div class="bar" hidden><button type="button" data-play="${words.play}" data-pause="${words.pause}" aria-label="${words.play}">${PLAY}${PAUSE}</button><input type="range" min="0" max="${Math.round(shared.durationMs / 1000)}" value="0" aria-label="${words.position}"><span class="time"></span></div>
<audio controls preload="metadata" src="${media}" aria-label="${title}"></audio>
</div>
</main><script>${raw(EMBED_SCRIPT)}</script></body>
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
