import type { DocumentBlock } from '@parlance/ports/document-reader';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import { ingestPaste } from '../../text/paste.ts';
import { readStructure } from '../structure.ts';

/** By the articles; enough for two languages. */
export const detector: LanguageDetector = {
  detect(text) {
    const count = (words: RegExp) => text.match(words)?.length ?? 0;
    return count(/\b(?:il|di|che|la|le|si|e)\b/g) > count(/\b(?:the|of|and|was|in|is|to)\b/g) ? 'it' : 'en';
  },
};
export const paste = (text: string, language = 'en') => ingestPaste(detector, text, language);
export const told = (text: string, language = 'en') =>
  paste(text, language).passages.map((passage) => passage.text);
export const lost = (text: string, language = 'en') =>
  (paste(text, language).leftOut ?? []).map(({ kind }) => kind);
export const blocksOf = (...blocks: DocumentBlock[]) => readStructure(blocks, { detector, asked: 'en' });
export const paragraph = (text: string): DocumentBlock => ({ kind: 'paragraph', text });

export const TIDE =
  'The harbour was quiet that morning, and the fishermen mended their nets while they waited for the tide.';
export const WIND =
  'Nobody in the town trusted the printed tables, because the wind changes what the moon has promised.';
