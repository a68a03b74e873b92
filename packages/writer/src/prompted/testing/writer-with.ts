import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import { briefFor } from '@parlance/ports/suites/writer';
import { modelWriter } from '../model-writer.ts';
import { inProcessModel } from './in-process-model.ts';
import { plainFallback } from './plain-fallback.ts';
import { authorWho } from './scripted-author.ts';

const unsure: LanguageDetector = { detect: () => undefined };

/** A writer whose model answers in its own way. */
export function writerWith(own: Parameters<typeof authorWho>[0] = {}, detector = unsure) {
  const model = inProcessModel(authorWho(own));
  const troubles: string[] = [];
  const writer = modelWriter({
    model,
    fallback: plainFallback,
    detector,
    onTrouble: (error) => troubles.push(error.message),
  });
  const write = (source: SourceText, brief: Brief = briefFor('en-US')) =>
    writer.write(source, brief, new AbortController().signal);
  return { write, asked: model.asked, troubles };
}
