/** Text that is XML already; only this file makes it. */
export type Markup = string & { readonly markup: unique symbol };

/** Signs that XML 1.0 has no room for, half a sign included; no parser would take a document with one of them. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** Whole signs beyond the first plane show up here too; most texts have nothing of the kind and are done. */
const SUSPICIOUS = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/;

export const possible = (text: string): string =>
  SUSPICIOUS.test(text) ? text.replace(IMPOSSIBLE, '') : text;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // A parser turns a bare one into a line feed.
  '\r': '&#13;',
};

/** One look is enough for the most of what is written: it may stay as it is. */
const TROUBLE = /[&<>"\r]|[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD]/;

export const text = (words: string): Markup =>
  (TROUBLE.test(words)
    ? possible(words).replace(/[&<>"\r]/g, (sign) => ESCAPES[sign] ?? sign)
    : words) as Markup;

/** In an attribute, a parser makes a space of every kind of white space. */
function attributeText(words: string): string {
  const escaped = text(words);
  return /[\t\n]/.test(escaped) ? escaped.replace(/[\t\n]/g, (sign) => `&#${sign.charCodeAt(0)};`) : escaped;
}

export const cdata = (words: string): Markup =>
  `<![CDATA[${possible(words).replaceAll(']]>', ']]]]><![CDATA[>')}]]>` as Markup;

/** `{ markup }` is taken as it is. */
type AttributeValue = string | number | { markup: Markup };

export function element(
  name: string,
  attributes: Record<string, AttributeValue>,
  ...content: (Markup | undefined)[]
): Markup {
  let start = `<${name}`;
  for (const attribute in attributes) {
    const value = attributes[attribute] ?? '';
    const written = typeof value === 'object' ? value.markup : attributeText(String(value));
    start += ` ${attribute}="${written}"`;
  }
  let inner = '';
  for (const part of content) inner += part ?? '';
  return (inner === '' ? `${start}/>` : `${start}>${inner}</${name}>`) as Markup;
}

export const xmlDocument = (root: Markup): string => `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
