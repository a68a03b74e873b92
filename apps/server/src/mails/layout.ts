import type { InterfaceLanguage } from '@parlance/contract/accounts';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import { html } from 'hono/html';
import { COLOURS, coverTile, DARK, MARK, STYLES } from './dress.ts';

export type MailContent = {
  language: InterfaceLanguage;
  subject: string;
  heading: string;
  greeting: string;
  paragraphs: string[];
  /** An audio's picture in its colours, with what it is called; the same for readers without HTML is in the words. */
  cover?: { id: string; title: string };
  /** What is in it, one line each. */
  points?: string[];
  /** `orOpen` stands before the written-out address, for readers whose button is dead. */
  button?: { label: string; url: string; orOpen: string };
  /** Under the line: why it came, and how to get no more of them. */
  why: string;
  footerLinks: { label: string; url: string }[];
};

const { page: PAGE, card: CARD, band: BAND, text: TEXT, small: SMALL, button: BUTTON, font: FONT } = STYLES;

const buttonHtml = ({ label, url, orOpen }: NonNullable<MailContent['button']>) => html`
<p style="margin:24px 0;"><a class="button" href="${url}" style="${BUTTON}">${label}</a></p>
<p class="small" style="${SMALL}">${orOpen}<br /><a href="${url}" style="color:${COLOURS.link};word-break:break-all;">${url}</a></p>`;

const pointsHtml = (points: readonly string[]) => html`
<ul style="margin:0 0 16px;padding:0 0 0 20px;">${points.map((point) => html`<li class="text" style="${TEXT}margin-bottom:4px;">${point}</li>`)}</ul>`;

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
<div class="card" style="${CARD}">
<div style="${BAND}">${MARK}<span style="vertical-align:middle;">${PRODUCT_NAME}</span></div>
<div style="padding:28px;">
<h1 class="text" style="margin:0 0 20px;font-size:24px;line-height:1.3;color:${COLOURS.text};">${content.heading}</h1>
<p class="text" style="${TEXT}">${content.greeting}</p>
${content.cover ? coverTile(content.cover) : ''}
${content.paragraphs.map((paragraph) => html`<p class="text" style="${TEXT}">${paragraph}</p>\n`)}
${content.points?.length ? pointsHtml(content.points) : ''}
${content.button ? buttonHtml(content.button) : ''}
<hr class="line" style="margin:24px 0 16px;border:0;border-top:1px solid ${COLOURS.line};" />
<p class="small" style="${SMALL}">${content.why}</p>
${content.footerLinks.map(
  ({ label, url }) =>
    html`<p class="small" style="${SMALL}"><a href="${url}" style="color:${COLOURS.small};">${label}</a></p>\n`,
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
    ...(content.points?.length ? [content.points.map((point) => `- ${point}`).join('\n')] : []),
    ...(content.button ? [`${content.button.label}:\n${content.button.url}`] : []),
    `-- \n${content.why}`,
    ...content.footerLinks.map(({ label, url }) => `${label}: ${url}`),
  ].join('\n\n');
