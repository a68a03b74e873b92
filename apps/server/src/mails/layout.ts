import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import { html } from 'hono/html';

export type MailContent = {
  language: InterfaceLanguage;
  subject: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  /** `orOpen` stands before the written-out address, for readers whose button is dead. */
  button?: { label: string; url: string; orOpen: string };
  /** Under the line: why it came, and how to get no more of them. */
  why: string;
  footerLinks: { label: string; url: string }[];
};

const PAGE = 'margin:0;padding:0;background:#f4f4f7;';
const CARD = 'max-width:600px;margin:0 auto;background:#ffffff;border-radius:12px;';
const TEXT = 'margin:0 0 16px;font-size:16px;line-height:1.55;color:#25262b;';
const SMALL = 'margin:0 0 8px;font-size:13px;line-height:1.5;color:#5c5f66;';
const BUTTON =
  'display:inline-block;padding:14px 28px;border-radius:8px;background:#4338ca;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;';
const FONT = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";

/** Readers that know the dark turn card and words together; all others keep the inline colours. */
const DARK = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .page { background: #141517 !important; }
    .card { background: #25262b !important; }
    .text { color: #e9ecef !important; }
    .small, .small a { color: #adb5bd !important; }
    .line { border-color: #495057 !important; }
  }`;

const buttonHtml = ({ label, url, orOpen }: NonNullable<MailContent['button']>) => html`
<p style="margin:24px 0;"><a href="${url}" style="${BUTTON}">${label}</a></p>
<p class="small" style="${SMALL}">${orOpen}<br /><a href="${url}" style="color:#4338ca;word-break:break-all;">${url}</a></p>`;

/** As mail readers show it: one column, styles in place, no picture to load. */
export const mailHtml = async (content: MailContent): Promise<string> =>
  String(
    await html`<!doctype html>
<html lang="${content.language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="color-scheme" content="light dark" />
<title>${content.subject}</title>
<style>${DARK}</style>
</head>
<body class="page" style="${PAGE}${FONT}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding:24px 12px;">
<div class="card" style="${CARD}"><div style="padding:32px 28px;">
<p class="text" style="${TEXT}font-weight:700;">${PRODUCT_NAME}</p>
<h1 class="text" style="margin:0 0 20px;font-size:24px;line-height:1.3;color:#25262b;">${content.heading}</h1>
<p class="text" style="${TEXT}">${content.greeting}</p>
${content.paragraphs.map((paragraph) => html`<p class="text" style="${TEXT}">${paragraph}</p>\n`)}
${content.button ? buttonHtml(content.button) : ''}
<hr class="line" style="margin:24px 0 16px;border:0;border-top:1px solid #dee2e6;" />
<p class="small" style="${SMALL}">${content.why}</p>
${content.footerLinks.map(
  ({ label, url }) =>
    html`<p class="small" style="${SMALL}"><a href="${url}" style="color:#5c5f66;">${label}</a></p>\n`,
)}
</div></div>
</td></tr></table>
</body>
</html>
`,
  );

/** The same content for readers without HTML. */
export const mailText = (content: MailContent): string =>
  [
    content.greeting,
    ...content.paragraphs,
    ...(content.button ? [`${content.button.label}:\n${content.button.url}`] : []),
    `-- \n${content.why}`,
    ...content.footerLinks.map(({ label, url }) => `${label}: ${url}`),
  ].join('\n\n');
