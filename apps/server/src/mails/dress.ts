import { coverArt } from '@parlance/kernel/cover-art';
import { html, raw } from 'hono/html';

/** The product's navy, paper and amber; mail readers know no variables. */
export const COLOURS = {
  page: '#f4f2ee',
  card: '#ffffff',
  text: '#14213d',
  small: '#56534c',
  line: '#dfdbd3',
  navy: '#14213d',
  amber: '#fdb95a',
  link: '#22407f',
} as const;

export const STYLES = {
  font: "font-family:Inter,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;",
  page: `margin:0;padding:0;background:${COLOURS.page};`,
  card: `max-width:600px;margin:0 auto;background:${COLOURS.card};border-radius:16px;overflow:hidden;`,
  band: `padding:18px 28px;background:${COLOURS.navy};color:#ffffff;font-size:18px;font-weight:700;`,
  text: `margin:0 0 16px;font-size:16px;line-height:1.55;color:${COLOURS.text};`,
  small: `margin:0 0 8px;font-size:13px;line-height:1.5;color:${COLOURS.small};`,
  button: `display:inline-block;padding:14px 28px;border-radius:10px;background:${COLOURS.navy};color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;`,
} as const;

/** Readers that know the dark turn card and words together; all others keep the inline colours. */
export const DARK = raw(`
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #0d1425 !important; }
    .card { background: #161f35 !important; }
    .text { color: #e9eef8 !important; }
    .small, .small a { color: #a3aec7 !important; }
    .line { border-color: #2f3b58 !important; }
    .button { background: #7fa8ff !important; color: #0a101e !important; }
  }`);

const bar = (height: number, colour: string, widthPx: number) =>
  `<span style="display:inline-block;width:${widthPx}px;height:${height}px;margin-right:${widthPx}px;border-radius:${widthPx}px;background:${colour};vertical-align:middle;"></span>`;

/** The four bars of the product's sign, drawn without a picture that would have to be loaded. */
export const MARK = raw(
  `<span style="display:inline-block;margin-right:10px;" aria-hidden="true">${[
    bar(8, '#ffffff', 3),
    bar(18, '#ffffff', 3),
    bar(24, COLOURS.amber, 3),
    bar(12, '#ffffff', 3),
  ].join('')}</span>`,
);

const COVER_PX = 56;

/** The audio's own colours and its title, as its card in the app has them. */
export function coverTile({ id, title }: { id: string; title: string }) {
  const { from, to, values } = coverArt(id);
  const bars = values
    .slice(0, 7)
    .map((value) => bar(Math.round(14 + value * (COVER_PX - 14)), 'rgba(255,255,255,0.85)', 6))
    .join('');
  return html`<div style="margin:0 0 16px;padding:22px 24px;border-radius:12px;background:${from};background-image:linear-gradient(120deg,${from},${to});">
<div style="height:${COVER_PX}px;line-height:${COVER_PX}px;" aria-hidden="true">${raw(bars)}</div>
<div style="margin-top:14px;font-size:20px;line-height:1.3;font-weight:700;color:#ffffff;">${title}</div></div>`;
}
