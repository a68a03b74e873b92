import type { SourceDocument, SourceText } from '@parlance/artifacts/source-text';
import { AppError } from '@parlance/kernel/errors';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { TokenCounter } from '@parlance/ports/token-counter';
import { cleanCharacters } from '../text/clean-characters.ts';
import { atMost, MAX_BLOCKS, type PlacedBlock, toPassages, worthReading } from '../text/shape.ts';
import { languageOf } from '../text/spoken-language.ts';
import { findTitle } from '../text/title.ts';

/** One thing that was read: what it is, and what stands in it. */
export type Material = { document: SourceDocument; blocks: PlacedBlock[] };

type Deps = { detector: LanguageDetector; tokens: TokenCounter };
/** What the person asked for and may put in. */
export type Bounds = { askedLanguage: string; maxTokens: number | undefined };

const oneLine = (block: PlacedBlock): PlacedBlock => ({
  ...block,
  text: cleanCharacters(block.text).replace(/\s+/g, ' ').trim(),
});

/** Several documents become one source; every passage knows which of them it comes from. */
export async function sourceFrom(deps: Deps, materials: Material[], bounds: Bounds): Promise<SourceText> {
  const passages: SourceText['passages'] = [];
  for (const [document, { blocks }] of materials.entries()) {
    const clean = atMost(worthReading(blocks.map(oneLine)), Math.floor(MAX_BLOCKS / materials.length));
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
  throw sourceTooLarge(maxTokens);
}

export const sourceTooLarge = (maxTokens: number | undefined): AppError =>
  new AppError('ingest.source_too_large', {
    log: `the source has more than ${maxTokens} tokens`,
    ...(maxTokens === undefined ? {} : { params: { max_tokens: maxTokens } }),
  });
