import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STYLE_NONCE_MARK } from '@parlance/kernel/product';
import { plainPaths } from '../src/lib/public-pages.ts';

const GROUP = /^@(media|supports|layer|container)\b/;
const STYLESHEET = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"[^>]*\/?>/g;

type Block = { head: string; body: string };

/** "a{b}@media c{d{e}}" -> its outermost blocks; a statement without a body ("@layer x;") ends up before a head. */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let headFrom = 0;
  let bodyFrom = 0;
  for (let at = 0; at < css.length; at++) {
    const letter = css[at];
    if (letter === '"' || letter === "'") at = css.indexOf(letter, at + 1);
    else if (letter === '{' && depth++ === 0) bodyFrom = at + 1;
    else if (letter === '}' && --depth === 0) {
      blocks.push({ head: css.slice(headFrom, bodyFrom - 1).trim(), body: css.slice(bodyFrom, at) });
      headFrom = at + 1;
    }
  }
  return blocks;
}

/** Commas inside :is(…) part no selectors. */
const selectorsOf = (head: string): string[] => head.split(/,(?![^(]*\))/);

const isUsed = (selector: string, classes: ReadonlySet<string>): boolean => {
  // What stands in :not(…), :is(…) or :where(…) need not be in the page.
  const required = selector.replaceAll(/:(not|is|where|has)\([^)]*\)/g, '').matchAll(/\.([\w-]+)/g);
  return [...required].every(([, name = '']) => classes.has(name));
};

/** Only the rules that can apply to a page with these classes. Attributes may change while it lives, classes don't. */
export function usedCss(css: string, classes: ReadonlySet<string>): string {
  return blocksOf(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
    .map(({ head, body }) => {
      if (GROUP.test(head)) {
        const inner = usedCss(body, classes);
        return inner === '' ? '' : `${head}{${inner}}`;
      }
      if (head.startsWith('@')) return `${head}{${body}}`;
      const used = selectorsOf(head).filter((selector) => isUsed(selector, classes));
      return used.length === 0 ? '' : `${used.join(',')}{${body}}`;
    })
    .join('');
}

const classesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

/**
 * Public pages carry their few rules within: on a slow line, nine stylesheets of which a twentieth is used are most of
 * the wait for the first words.
 */
export async function inlineUsedCss(clientFolder: string): Promise<void> {
  for (const page of plainPaths) {
    const file = join(clientFolder, page, 'index.html');
    const html = await readFile(file, 'utf8');
    const sheets = [...html.matchAll(STYLESHEET)].map(([, href = '']) =>
      readFile(join(clientFolder, href), 'utf8'),
    );
    const css = usedCss((await Promise.all(sheets)).join('\n'), classesOf(html));
    await writeFile(
      file,
      html
        .replaceAll(STYLESHEET, '')
        .replace('</head>', () => `<style nonce="${STYLE_NONCE_MARK}">${css}</style></head>`),
    );
  }
}
