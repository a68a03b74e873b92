import type { ReadDocument } from '@parlance/ports/document-reader';
import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { type DomElement, parseHtml, parseXml } from '../html/dom.ts';
import { domBlocks } from '../html/dom-blocks.ts';
import { refused } from '../messages.ts';
import { type OpenDocument, readBytes } from '../open-file.ts';
import { tidy } from '../text/plain-text.ts';
import { ZipArchive } from './zip-archive.ts';

/** What text is made of; pictures, fonts, macros and the like never reach the parser. */
const TEXT_PARTS =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|docProps\/core\.xml|word\/(?:_rels\/)?[\w-]+\.xml(?:\.rels)?)$/i;
/** Office wraps an encrypted document into its old container. */
const OLD_CONTAINER = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => p:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "p[style-name='caption'] => figcaption:fresh",
  "p[style-name='Caption'] => figcaption:fresh",
  ...[
    'Source Code',
    'Code',
    'HTML Preformatted',
    'Preformatted Text',
    'Plain Text',
    'Verbatim',
    'Listing',
  ].map((name) => `p[style-name='${name}'] => pre:separator('\\n')`),
];

const text = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString('utf8');

/** The text parts alone, inflated under our limits and packed again without compression. */
async function textOnly(archive: ZipArchive): Promise<Buffer> {
  const parts: Record<string, Uint8Array> = {};
  for (const name of archive.names.filter((candidate) => TEXT_PARTS.test(candidate))) {
    const part = await archive.read(name);
    if (part) parts[name] = part;
  }
  return Buffer.from(zipSync(parts, { level: 0 }));
}

function languageIn(styles: string): string | undefined {
  for (const [, attributes = ''] of styles.matchAll(/<w:lang\b([^<>]*)>/g)) {
    const language = /\bw:val="([A-Za-z-]{2,20})"/.exec(attributes)?.[1];
    if (language !== undefined) return language;
  }
  return undefined;
}

async function factsOf(archive: ZipArchive): Promise<{ title?: string; language?: string }> {
  const core = parseXml(text(await archive.read('docProps/core.xml')) || '<none/>');
  const styles = text(await archive.read('word/styles.xml'));
  return {
    title: tidy([...core.querySelectorAll('dc\\:title')][0]?.textContent ?? '') || undefined,
    language: languageIn(styles),
  };
}

export async function readDocx(file: OpenDocument, onStep: () => void): Promise<ReadDocument> {
  const { bytes } = await readBytes(file.content, OLD_CONTAINER.length);
  if (bytes.equals(OLD_CONTAINER)) throw refused('document.encrypted', 'an encrypted office document');
  const archive = await ZipArchive.open(file.content);
  const buffer = await textOnly(archive);
  onStep();
  const { value } = await mammoth.convertToHtml(
    { buffer },
    { styleMap: STYLES, externalFileAccess: false, convertImage: mammoth.images.imgElement(noPicture) },
  );
  onStep();
  const page = parseHtml(value).body;
  markNotes(page);
  const blocks = domBlocks(page);
  const { title, language } = await factsOf(archive);
  const first = blocks.find((block) => block.kind === 'heading' && block.level === 1);
  return { title: title ?? first?.text, language, blocks, warnings: [] };
}

/** The converter lists notes at the end, each with an arrow back to its mark. */
function markNotes(page: DomElement): void {
  for (const note of page.querySelectorAll('li[id]')) {
    if (!/(?:foot|end)note-/.test(note.getAttribute('id') ?? '')) continue;
    note.setAttribute('role', 'doc-footnote');
    for (const link of note.querySelectorAll('a[href]'))
      if (/note-ref-/.test(link.getAttribute('href') ?? '')) link.remove();
  }
}

const noPicture = async (): Promise<{ src: string }> => ({ src: '' });
