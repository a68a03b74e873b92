type Element = { name: string; attributes: Record<string, string> };

const TOKEN = /<(\/?)([a-z]\w*)((?:\s+[\w:-]+(?:="[^"<>]*")?)*)\s*>|<!doctype html>|([^<>]+)/giy;
const ATTRIBUTE = /([\w:-]+)(?:="([^"<>]*)")?/g;
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole);

/**
 * Reads only the HTML that we write: every attribute quoted, every sign escaped. Whatever a person's words
 * became besides text is an element or attribute too many here, or throws.
 */
export function readStrictHtml(html: string): { elements: Element[]; texts: string[] } {
  const elements: Element[] = [];
  const texts: string[] = [];
  let read = 0;
  for (const [token, closing, name, attributes, text] of html.matchAll(TOKEN)) {
    read += token.length;
    if (text?.trim()) texts.push(plain(text.trim()));
    if (!name || closing) continue;
    const pairs = [...(attributes ?? '').matchAll(ATTRIBUTE)];
    elements.push({
      name: name.toLowerCase(),
      attributes: Object.fromEntries(
        pairs.map(([, key = '', value = '']) => [key.toLowerCase(), plain(value)]),
      ),
    });
  }
  if (read !== html.length) throw new Error(`no HTML of ours: ${html.slice(read, read + 80)}`);
  return { elements, texts };
}
