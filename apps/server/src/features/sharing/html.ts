import { html as honoHtml } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';

// biome-ignore lint/suspicious/noControlCharactersInRegex: HTML has no place for them.
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

type Part = string | number | HtmlEscapedString | HtmlEscapedString[];

/** A template whose parts are escaped, unless they are templates themselves, and hold no control characters. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): HtmlEscapedString {
  // What a template made is an object, and was cleared when it was made.
  const clear = parts.map((part) => (typeof part === 'string' ? part.replace(CONTROLS, '') : part));
  const made = honoHtml(texts, ...clear);
  // Only parts that are promises make it one.
  if (made instanceof Promise) throw new Error('a part of a page is not there yet');
  return made;
}
