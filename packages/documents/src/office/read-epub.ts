import { posix } from 'node:path';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { DocumentBlock, ReadDocument } from '@parlance/ports/document-reader';
import { type DomDocument, parseHtml, parseXml } from '../html/dom.ts';
import { domBlocks } from '../html/dom-blocks.ts';
import { MAX_TEXT_BYTES } from '../limits.ts';
import { refused } from '../messages.ts';
import type { OpenDocument } from '../open-file.ts';
import { decodeText } from '../text/charset.ts';
import { tidy } from '../text/plain-text.ts';
import { ZipArchive } from './zip-archive.ts';

/** Publishers scramble fonts with these; the words are in the clear. */
const FONT_SCRAMBLING = /idpf\.org\/2008\/embedding|ns\.adobe\.com\/pdf\/enc#RC/;

async function readXml(archive: ZipArchive, name: string): Promise<DomDocument | undefined> {
  const bytes = await archive.read(name);
  return bytes ? parseXml(decodeText(bytes)) : undefined;
}

async function refuseLocked(archive: ZipArchive): Promise<void> {
  const encryption = await readXml(archive, 'META-INF/encryption.xml');
  const methods = [...(encryption?.querySelectorAll('*') ?? [])]
    .filter((element) => element.localName.replace(/^.*:/, '') === 'EncryptionMethod')
    .map((element) => element.getAttribute('Algorithm') ?? '');
  if (methods.some((method) => !FONT_SCRAMBLING.test(method)))
    throw refused('document.encrypted', 'its publisher locked the book');
}

const one = (package_: DomDocument, name: string): string | undefined => {
  const found = [...package_.querySelectorAll('*')].find((element) => element.localName === name);
  return tidy(found?.textContent ?? '') || undefined;
};

/** Chapter files in reading order, as names inside the archive; each once, however many places in it are named. */
function chapters(package_: DomDocument, packageName: string): string[] {
  const items = [...package_.querySelectorAll('manifest > item')];
  const isNavigation = (id: string | null) =>
    /\bnav\b/.test(items.find((item) => item.getAttribute('id') === id)?.getAttribute('properties') ?? '');
  const hrefs = new Map(items.map((item) => [item.getAttribute('id'), item.getAttribute('href') ?? '']));
  const names = [...package_.querySelectorAll('spine > itemref')]
    .filter((reference) => reference.getAttribute('linear') !== 'no')
    .map((reference) => reference.getAttribute('idref'))
    .filter((id) => !isNavigation(id))
    .map((id) => (hrefs.get(id) ?? '').split('#')[0] ?? '')
    .filter((href) => href !== '')
    .map((href) => posix.normalize(posix.join(posix.dirname(packageName), decodeHref(href))));
  return [...new Set(names)];
}

function decodeHref(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

async function readChapters(archive: ZipArchive, names: string[], onStep: () => void) {
  const blocks: DocumentBlock[] = [];
  let chars = 0;
  for (const name of names) {
    const bytes = await archive.read(name);
    if (!bytes) continue;
    for (const block of domBlocks(parseHtml(decodeText(bytes)).body)) {
      blocks.push(block);
      chars += block.text.length;
    }
    if (chars > MAX_TEXT_BYTES) return { blocks, truncated: true };
    onStep();
    await letOthersRun();
  }
  return { blocks, truncated: false };
}

export async function readEpub(file: OpenDocument, onStep: () => void): Promise<ReadDocument> {
  const archive = await ZipArchive.open(file.content);
  await refuseLocked(archive);
  const container = await readXml(archive, 'META-INF/container.xml');
  const packageName = container?.querySelector('rootfile')?.getAttribute('full-path') ?? '';
  const package_ = await readXml(archive, packageName);
  if (!package_) throw refused('document.unreadable', 'a book without its package file');
  const names = chapters(package_, packageName);
  const { blocks, truncated } = await readChapters(archive, names, onStep);
  return {
    title: one(package_, 'dc:title'),
    language: one(package_, 'dc:language'),
    blocks,
    warnings: truncated ? ['truncated'] : [],
  };
}
