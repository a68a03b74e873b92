import { formulaWords } from './formula-words.ts';

export type HtmlToken =
  | { kind: 'open' | 'close'; name: string; source: string }
  | { kind: 'text'; source: string };

/** Their content is no markup: everything up to the closing tag belongs to them. */
const RAW = new Set(['script', 'style', 'svg', 'template', 'noscript', 'textarea', 'iframe', 'math']);
const MAX_FORMULA_CHARS = 400;
const TAG_NAME = /^<\/?([a-z][a-z0-9:-]{0,40})/i;

/** Behind the tag that begins at `from`; a ">" inside quotes ends nothing. */
function tagEnd(html: string, from: number): number {
  const plain = html.indexOf('>', from);
  if (plain < 0) return html.length;
  let quote = '';
  for (let at = from; at < html.length; at++) {
    const sign = html[at] as string;
    if (quote !== '') quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '>') return at + 1;
  }
  // A quote nobody closed: then the first ">" was the end after all.
  return plain + 1;
}

const behind = (html: string, mark: string, from: number): number => {
  const at = html.indexOf(mark, from);
  return at < 0 ? html.length : at + mark.length;
};

/** From the front to the back in one go, without a tree: any size, any depth. Raw elements are left out. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  // Same length: lower-casing signs outside ASCII could shift what follows.
  const lower = html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  for (let at = 0; at < html.length; ) {
    const next = html.indexOf('<', at);
    if (next !== at) {
      yield { kind: 'text', source: html.slice(at, next < 0 ? html.length : next) };
      if (next < 0) return;
      at = next;
    }
    if (html.startsWith('<!--', at)) at = behind(html, '-->', at + 4);
    else if (html[at + 1] === '!' || html[at + 1] === '?') at = behind(html, '>', at);
    else {
      const name = TAG_NAME.exec(html.slice(at, at + 48))?.[1]?.toLowerCase();
      const end = name ? tagEnd(html, at) : at + 1;
      if (!name) yield { kind: 'text', source: '<' };
      else if (RAW.has(name) && html[at + 1] !== '/') {
        const close = lower.indexOf(`</${name}`, end);
        const inside = html.slice(end, close < 0 ? html.length : close);
        if (name === 'math')
          yield {
            kind: 'text',
            source: formulaWords(
              inside.length > MAX_FORMULA_CHARS ? '' : inside.replace(/<[^<>]{1,200}>/g, ''),
            ),
          };
        at = tagEnd(html, behind(lower, `</${name}`, end));
        continue;
      } else yield { kind: html[at + 1] === '/' ? 'close' : 'open', name, source: html.slice(at, end) };
      at = end;
    }
  }
}
