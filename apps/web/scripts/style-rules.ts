import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STYLE_NONCE_MARK } from '@parlance/kernel/product';

const SCRIPTS = /(<script\b[^>]*>[\s\S]*?<\/script>)/;
const STYLE = / style="([^"]*)"/g;

/** Shown and hidden by the page itself later: a rule would outlive what takes the attribute away. */
const isToggled = (style: string): boolean => /(^|;)\s*display\s*:/.test(style);

const ENTITIES: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
};
export const decoded = (attribute: string): string =>
  attribute.replaceAll(/&(?:quot|#x27|amp|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);

/**
 * Styles in attributes become rules of one element in the head, which the policy can allow; attributes it can't,
 * short of listing each. The selector beats every class, as an attribute does, and loses to what a script sets.
 */
export function attributesToRules(html: string): string {
  const names = new Map<string, string>();
  const nameOf = (style: string): string => {
    const known = names.get(style) ?? `s${names.size}`;
    names.set(style, known);
    return known;
  };
  const body = html
    .split(SCRIPTS)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part.replaceAll(STYLE, (whole, style: string) =>
            isToggled(style) ? whole : ` data-style="${nameOf(decoded(style))}"`,
          ),
    )
    .join('');
  if (names.size === 0) return html;
  const rules = [...names].map(([style, name]) => `[data-style=${name}]:not(#_){${style}}`).join('');
  return body.replace('</head>', () => `<style nonce="${STYLE_NONCE_MARK}">${rules}</style></head>`);
}

/** In every page that was built; the hand-written ones have no styles in attributes. */
export async function writeStyleRules(clientFolder: string): Promise<void> {
  for await (const file of glob('**/*.html', { cwd: clientFolder })) {
    const page = join(clientFolder, file);
    await writeFile(page, attributesToRules(await readFile(page, 'utf8')));
  }
}
