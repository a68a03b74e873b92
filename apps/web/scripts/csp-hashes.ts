import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const INLINE_SCRIPT = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** The CSP sources ("'sha256-…'") that let exactly this page's inline scripts run. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => {
    const digest = createHash('sha256')
      .update(script ?? '', 'utf8')
      .digest('base64');
    return `'sha256-${digest}'`;
  });
  return [...new Set(hashes)];
}

/**
 * Prerendered pages carry inline scripts (the router's state, the theme before first paint), which a
 * policy without 'unsafe-inline' refuses. csp-hashes.json says, for each HTML file, what to allow.
 */
export async function writeCspHashes(clientFolder: string): Promise<void> {
  const pages: Record<string, string[]> = {};
  for await (const file of glob('**/*.html', { cwd: clientFolder })) {
    const page = file.replaceAll('\\', '/');
    pages[page] = inlineScriptHashes(await readFile(join(clientFolder, file), 'utf8'));
  }
  await writeFile(join(clientFolder, 'csp-hashes.json'), `${JSON.stringify(pages, null, 2)}\n`);
}
