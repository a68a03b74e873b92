import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decoded } from './style-rules.ts';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
/** One with a nonce is allowed by it. */
const INLINE_STYLE = /<style(?![^>]*\bnonce=)[^>]*>([\s\S]*?)<\/style>/g;
const STYLE_ATTRIBUTE = / style="([^"]*)"/g;

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`;

const hashesOf = (found: IterableIterator<RegExpExecArray>): string[] => [
  ...new Set([...found].map(([, text = '']) => hashOf(text))),
];

/** The CSP sources ("'sha256-…'") that let exactly this page's inline scripts run and its own styles apply. */
export const inlineHashes = (html: string) => ({
  scripts: hashesOf(html.matchAll(INLINE_SCRIPT)),
  styles: hashesOf(html.matchAll(INLINE_STYLE)),
  attributes: [
    ...new Set(
      [...html.replaceAll(INLINE_SCRIPT, '').matchAll(STYLE_ATTRIBUTE)].map(([, style = '']) =>
        hashOf(decoded(style)),
      ),
    ),
  ],
});

/**
 * Prerendered pages carry inline scripts (the router's state, the theme before first paint) and a few styles, which
 * a policy without 'unsafe-inline' refuses. csp-hashes.json says, for each HTML file, what to allow.
 */
export async function writeCspHashes(clientFolder: string): Promise<void> {
  const pages: Record<string, ReturnType<typeof inlineHashes>> = {};
  for await (const file of glob('**/*.html', { cwd: clientFolder })) {
    const page = file.replaceAll('\\', '/');
    pages[page] = inlineHashes(await readFile(join(clientFolder, file), 'utf8'));
  }
  await writeFile(join(clientFolder, 'csp-hashes.json'), `${JSON.stringify(pages, null, 2)}\n`);
}
