import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { eldLanguageDetector } from '@parlance/adapters/language-detector/eld';
import type { SourceText } from '@parlance/artifacts/source-text';
import { baseLanguage, LANGUAGES } from '@parlance/kernel/languages';
import { ingestPaste } from '@parlance/pipeline/1-ingest/text/paste';

export type EvalText = { name: string; language: string; source: SourceText };

/** The first dialect of a language is the one it is measured in: en-US, pt-BR, es-ES. */
export function contentLanguage(base: string): string {
  const found = LANGUAGES.find(({ code }) => baseLanguage(code) === base);
  if (!found) throw new Error(`${base} is no content language`);
  return found.code;
}

/** Every "name.xx.txt" of a folder as the first stage hands it on; without xx, the language is recognised. */
export async function readTexts(folder: string, only: string | undefined): Promise<EvalText[]> {
  const detector = eldLanguageDetector();
  const files = (await readdir(folder)).filter((file) => file.endsWith('.txt')).sort();
  const texts = await Promise.all(
    files.map(async (file) => {
      const told = /\.([a-z]{2})\.txt$/.exec(file)?.[1];
      const text = await readFile(path.join(folder, file), 'utf8');
      const source = ingestPaste(detector, text, told ?? 'en');
      return { name: file.replace(/\.txt$/, ''), language: contentLanguage(source.language), source };
    }),
  );
  return texts.filter(({ language }) => only === undefined || baseLanguage(language) === only);
}
