const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: HTML has no place for them.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Safe as text and inside quoted attributes. */
const escapeHtml = (text: string): string =>
  text.replace(CONTROLS, '').replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

/** Text that is markup already, because `html` made it. */
class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
type Part = string | number | Markup | Markup[];

const partOf = (part: Part): string => {
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(({ text }) => text).join('');
  return escapeHtml(String(part));
};

/** A template whose parts are escaped, unless they are templates themselves. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup =>
  new Markup(
    texts.map((text, index) => (index === 0 ? text : partOf(parts[index - 1] ?? '') + text)).join(''),
  );
