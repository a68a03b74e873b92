/** Draws what other programs show of us: icons, and the pictures that go with shared links, one a language. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { CHROMIUM_ARGS, findBrowser } from './find-browser.mjs';

const WEB = path.resolve(import.meta.dirname, '../apps/web');
const FONT = path.resolve(
  import.meta.dirname,
  '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

const BARS = [
  22, 40, 64, 48, 30, 18, 36, 70, 92, 76, 50, 28, 16, 34, 58, 84, 100, 72, 44, 26, 38, 62, 80, 54,
];
const PLAYED = 10;

const mark = (sizePx: number, { rounded, scale }: { rounded: boolean; scale: number }): string => {
  const shift = (32 - 32 * scale) / 2;
  return `<svg width="${sizePx}" height="${sizePx}" viewBox="0 0 32 32"><rect width="32" height="32" rx="${rounded ? 9 : 0}" fill="#14213d"/>
  <g transform="translate(${shift} ${shift}) scale(${scale})" fill="#fff"><rect x="7" y="13" width="3" height="6" rx="1.5"/><rect x="12" y="9" width="3" height="14" rx="1.5"/><rect x="17" y="6.5" width="3" height="19" rx="1.5" fill="#fdb95a"/><rect x="22" y="11.5" width="3" height="9" rx="1.5"/></g></svg>`;
};

const sharePicture = (title: string, font: string): string => `<style>
  @font-face { font-family: Inter; src: url(data:font/woff2;base64,${font}); font-weight: 100 900 }
  body { margin: 0; width: 1200px; height: 630px; display: grid; align-content: space-between; box-sizing: border-box; padding: 72px 80px; font-family: Inter; color: #fff;
    background: radial-gradient(900px 500px at 85% 110%, rgb(247 162 51 / 32%), transparent 70%), radial-gradient(800px 500px at 0% 0%, #22407f, transparent 65%), #14213d }
  header { display: flex; gap: 22px; align-items: center; font-size: 40px; font-weight: 700; letter-spacing: -0.02em }
  header svg > rect { fill: #20304f }
  h1 { margin: 0; max-width: 980px; font-size: 76px; line-height: 1.08; font-weight: 700; letter-spacing: -0.035em; text-wrap: balance }
  .wave { display: flex; gap: 12px; align-items: center; height: 96px } .wave i { width: 12px; border-radius: 9px; background: #fff; opacity: .4 } .wave i.played { background: #fdb95a; opacity: 1 }
</style><body><header>${mark(64, { rounded: true, scale: 1 })}Parlance</header><h1>${title}</h1>
<div class="wave">${BARS.map((height, at) => `<i class="${at < PLAYED ? 'played' : ''}" style="height:${height}%"></i>`).join('')}</div></body>`;

async function draw(page: Page, html: string, file: string, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.setContent(
    `<!doctype html><html><head><style>body{margin:0}svg{display:block}</style></head>${html}</html>`,
  );
  await page.evaluate('document.fonts.ready.then(() => true)');
  const picture = await page.screenshot({ omitBackground: true });
  await mkdir(path.dirname(path.join(WEB, 'public', file)), { recursive: true });
  await writeFile(path.join(WEB, 'public', file), picture);
}

const found = await findBrowser();
const browser = await chromium.launch({
  executablePath: found.path,
  args: CHROMIUM_ARGS,
  env: { ...process.env, ...found.env } as Record<string, string>,
});
try {
  const page = await browser.newPage();
  const whole = { rounded: false, scale: 0.8 };
  await draw(page, mark(192, { rounded: true, scale: 1 }), 'icons/icon-192.png', 192, 192);
  await draw(page, mark(512, { rounded: true, scale: 1 }), 'icons/icon-512.png', 512, 512);
  await draw(page, mark(512, whole), 'icons/maskable-512.png', 512, 512);
  await draw(page, mark(180, { rounded: false, scale: 1 }), 'icons/apple-touch-icon.png', 180, 180);
  const font = (await readFile(FONT)).toString('base64');
  for (const language of ['en-US', 'pt-BR']) {
    const words = JSON.parse(
      await readFile(path.join(WEB, `src/lib/locales/${language}/landing.json`), 'utf8'),
    ) as { title: string };
    await draw(page, sharePicture(words.title, font), `og/${language}.png`, 1200, 630);
  }
} finally {
  await browser.close();
}
