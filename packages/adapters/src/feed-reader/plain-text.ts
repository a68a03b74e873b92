import { replaceBetween } from '@parlance/kernel/scan-text';

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const character = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';

const withoutTags = (html: string): string => {
  const unscripted = replaceBetween(
    html,
    /<(?:script|style)\b[^<>]*>/gi,
    /<\/(?:script|style)>/gi,
    () => ' ',
  );
  return replaceBetween(unscripted, /</g, />/g, () => ' ');
};

/** Show notes are often HTML; what is left of them is meant to be read, never to be shown as markup. */
export const plainWords = (html: string | undefined): string =>
  withoutTags(html ?? '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
      if (decimal) return character(Number(decimal));
      return hex ? character(Number.parseInt(hex, 16)) : (NAMED[name.toLowerCase()] ?? whole);
    })
    .replace(/\s+/g, ' ')
    .trim();
