import { htmlTokens } from '../html/html-tokens.ts';

type Style = { parent: string; isMono: boolean };

const MAX_PARENTS = 8;
const MONO_FONT = /mono|courier|consolas|typewriter/i;

/** The value of an attribute in the source of a tag. */
export function attribute(tag: string, name: string): string {
  const mark = ` ${name}="`;
  const at = tag.indexOf(mark);
  return at < 0 ? '' : tag.slice(at + mark.length, tag.indexOf('"', at + mark.length));
}

/** "Source_20_Text" as people call it. */
const inWords = (name: string): string => name.replaceAll('_20_', ' ');

/** What a paragraph or some words are by the style they have, their own or the one it was made from. */
export class OdtStyles {
  readonly #styles = new Map<string, Style>();

  /** All that this part of a document says of styles. */
  read(xml: string): void {
    let name = '';
    for (const token of htmlTokens(xml)) {
      if (token.kind !== 'open') continue;
      if (token.name === 'style:style') {
        name = attribute(token.source, 'style:name');
        this.#styles.set(name, { parent: attribute(token.source, 'style:parent-style-name'), isMono: false });
      }
      const style = this.#styles.get(name);
      const font = attribute(token.source, 'style:font-name') || attribute(token.source, 'fo:font-family');
      if (style && token.name === 'style:text-properties' && MONO_FONT.test(font)) style.isMono = true;
    }
  }

  /** The names from the style itself up to the one all others come from. */
  #line(name: string): string[] {
    const line = [name];
    for (let at = 0; at < MAX_PARENTS; at++) {
      const parent = this.#styles.get(line.at(-1) ?? '')?.parent;
      if (!parent) break;
      line.push(parent);
    }
    return line;
  }

  isCode(name: string): boolean {
    return this.#line(name).some(
      (each) =>
        this.#styles.get(each)?.isMono ||
        /^(?:preformatted text|source (?:text|code)|code|listing|verbatim|teletype)/i.test(inWords(each)),
    );
  }

  /** The element of a page that stands for a paragraph of this style. */
  elementFor(name: string): string {
    const line = this.#line(name).map(inWords);
    if (line.includes('Title')) return 'h1';
    if (this.isCode(name)) return 'pre';
    if (line.some((each) => /^quotations?$/i.test(each))) return 'blockquote';
    return line.some((each) => /^(?:caption|illustration|figure|drawing|table)$/i.test(each))
      ? 'figcaption'
      : 'p';
  }
}
