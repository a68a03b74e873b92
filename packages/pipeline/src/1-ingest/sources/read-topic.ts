import { AppError } from '@parlance/kernel/errors';
import type { Article, Reference } from '@parlance/ports/reference';
import type { Material } from './read-material.ts';

type Ask = { topic: string; language: string; signal: AbortSignal };

/** More would only thin out what the first ones say. */
const MAX_ARTICLES = 3;
const NEAREST = 5;

/** Looks a bare topic up, in the best place first. What nobody knows is said to be unknown, never made up. */
export async function readTopic(references: readonly Reference[], ask: Ask): Promise<Material[]> {
  for (const reference of references) {
    const articles = await reference.find(ask.topic, ask);
    if (articles.length > 0) return articles.slice(0, MAX_ARTICLES).map(materialOf(reference));
  }
  const titles = await Promise.all(
    references.map((reference) => reference.nearest(ask.topic, { language: ask.language, count: NEAREST })),
  );
  const nearest = [...new Set(titles.flat())].slice(0, NEAREST);
  throw new AppError('ingest.topic_unknown', {
    log: `nothing on "${ask.topic}"`,
    params: { topic: ask.topic, nearest: nearest.join(' · ') },
  });
}

const materialOf =
  ({ kind }: Reference) =>
  (article: Article): Material => ({
    document: {
      kind,
      title: article.title,
      ...(article.url ? { url: article.url } : {}),
      ...(article.usage ? { usage: article.usage } : {}),
    },
    blocks: [{ kind: 'heading', level: 1, text: article.title }, ...article.blocks],
  });
