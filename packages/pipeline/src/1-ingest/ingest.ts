import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { baseLanguage } from '@parlance/kernel/languages';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import { ingestOwnScript } from './own-script.ts';
import { ingestPaste } from './paste.ts';

type Deps = { detector: LanguageDetector };

/** Stage 1: what the person gave -> clean passages, each with an address. */
export function ingest(deps: Deps, brief: Brief): SourceText {
  const { source } = brief;
  switch (source.type) {
    case 'text':
      return ingestPaste(deps.detector, source.text, baseLanguage(brief.language));
    case 'script':
      return ingestOwnScript(source.script, brief);
  }
}
