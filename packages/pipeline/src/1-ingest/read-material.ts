import type { SourceDocument, SourceText } from '@parlance/artifacts/source-text';
import { AppError } from '@parlance/kernel/errors';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { TokenCounter } from '@parlance/ports/token-counter';
import { cleanCharacters } from './clean-characters.ts';
import { joinScraps, type PlacedBlock, toPassages, worthReading } from './shape.ts';
import { languageOf } from './spoken-language.ts';
import { findTitle } from './title.ts';

/** One thing that was read: what it is, and what stands in it. */
export type Material = { document: SourceDocument; blocks: PlacedBlock[] };

type Deps = { detector: LanguageDetector; tokens: TokenCounter };
type Bounds = { askedLanguage: string; maxTokens: number | undefined };

const oneLine = (block: PlacedBlock): PlacedBlock => ({
  ...block,
  text: cleanCharacters(block.text).replace(/\s+/g, ' ').trim(),
});

/** Several documents become one source; every passage knows which of them it comes from. */
export async function sourceFrom(deps: Deps, materials: Material[], bounds: Bounds): Promise<SourceText> {
  const passages: SourceText['passages'] = [];
  for (const [document, { blocks }] of materials.entries()) {
    const clean = joinScraps(worthReading(blocks.map(oneLine)));
    for (const passage of toPassages(clean, { firstId: passages.length + 1, document }))
      passages.push(passage);
  }
  await refuseTooLarge(deps.tokens, passages, bounds.maxTokens);
  const [first] = materials;
  const title = first?.document.title ?? findTitle(passages);
  return {
    ...(title === undefined ? {} : { title }),
    language: languageOf(deps.detector, passages, bounds.askedLanguage),
    passages,
    documents: materials.map(({ document }) => document),
  };
}

export async function refuseTooLarge(
  tokens: TokenCounter,
  passages: SourceText['passages'],
  maxTokens: number | undefined,
): Promise<void> {
  if (maxTokens === undefined) return;
  const count = await tokens.count(
    passages.map((passage) => passage.text),
    maxTokens,
  );
  if (count <= maxTokens) return;
  throw new AppError('ingest.source_too_large', {
    log: `the source has more than ${maxTokens} tokens`,
    params: { max_tokens: maxTokens },
  });
}
