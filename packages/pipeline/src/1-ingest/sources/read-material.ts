import type { LeftOut } from '@parlance/artifacts/left-out';
import type { SourceDocument, SourceText } from '@parlance/artifacts/source-text';
import { AppError } from '@parlance/kernel/errors';
import type { LanguageDetector } from '@parlance/ports/language-detector';
import type { TokenCounter } from '@parlance/ports/token-counter';
import { LeftOutCount } from '../structure/left-out.ts';
import type { PlacedBlock } from '../structure/placed-block.ts';
import { languageOf, readStructure } from '../structure/structure.ts';
import { atMost, MAX_BLOCKS, toPassages } from '../text/shape.ts';
import { findTitle, siteIn } from '../text/title.ts';

/** One thing that was read: what it is, and what stands in it. */
export type Material = {
  document: SourceDocument;
  blocks: PlacedBlock[];
  /** What the reader itself had to leave behind. */
  unread?: LeftOut[];
};

type Deps = { detector: LanguageDetector; tokens: TokenCounter };
/** What the person asked for and may put in. */
export type Bounds = { askedLanguage: string; maxTokens: number | undefined };

/** Several documents become one source; every passage knows which of them it comes from. */
export async function sourceFrom(deps: Deps, materials: Material[], bounds: Bounds): Promise<SourceText> {
  const passages: SourceText['passages'] = [];
  const left = new LeftOutCount();
  for (const [document, { blocks, unread }] of materials.entries()) {
    const structure = readStructure(blocks, { detector: deps.detector, asked: bounds.askedLanguage });
    const told = atMost(structure.blocks, Math.floor(MAX_BLOCKS / materials.length));
    for (const passage of toPassages(told, { firstId: passages.length + 1, document }))
      passages.push(passage);
    for (const part of [...structure.leftOut, ...(unread ?? [])]) left.merge(part);
  }
  await refuseTooLarge(deps.tokens, passages, bounds.maxTokens);
  const leftOut = left.list();
  const titleIn = (at: number) =>
    findTitle(
      passages.filter(({ address }) => address.document === at),
      materials[at]?.document.title,
    );
  const documents = materials.map(({ document }, at): SourceDocument => {
    const { title: said, ...rest } = document;
    if (said === undefined) return rest;
    const [found, site] = [titleIn(at), siteIn(said)];
    return {
      ...rest,
      ...(found === undefined ? {} : { title: found }),
      ...(site === undefined ? {} : { site }),
    };
  });
  const title = titleIn(0);
  return {
    ...(title === undefined ? {} : { title }),
    language: languageOf(deps.detector, passages, bounds.askedLanguage),
    passages,
    documents,
    ...(leftOut.length > 0 ? { leftOut } : {}),
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
