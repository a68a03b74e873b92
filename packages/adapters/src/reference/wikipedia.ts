import { AppError, isAppError } from '@parlance/kernel/errors';
import { bareLetters } from '@parlance/language/text/fold';
import type { DocumentBlock } from '@parlance/ports/document-reader';
import type { PageFetcher } from '@parlance/ports/page-fetcher';
import type { Article, Reference } from '@parlance/ports/reference';
import { z } from 'zod';

type Options = {
  pages: PageFetcher;
  /** Where a language's encyclopedia answers. */
  origin?(language: string): string;
  now?: () => number;
};

const TIMEOUT_MS = 6_000;
const MAX_BYTES = 4 * 1024 * 1024;
/** After a failed attempt nobody waits for it again for a while. */
const REST_MS = 5 * 60_000;

const Found = z.object({ query: z.object({ search: z.array(z.object({ title: z.string() })) }).optional() });
const Page = z.object({ title: z.string(), fullurl: z.string().optional(), extract: z.string().optional() });
const Extract = z.object({ query: z.object({ pages: z.array(Page) }).optional() });

/** The encyclopedia's own search and plain-text extracts. Out of reach, it simply knows nothing. */
export function wikipedia({ pages, origin = ofLanguage, now = Date.now }: Options): Reference {
  let restUntil = 0;

  async function ask<S extends z.ZodType>(
    schema: S,
    where: { language: string; signal: AbortSignal },
    query: Record<string, string>,
  ): Promise<z.output<S>> {
    const search = new URLSearchParams({ action: 'query', format: 'json', formatversion: '2', ...query });
    const found = await pages.open(`${origin(where.language)}/w/api.php?${search}`, {
      maxBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      accept: 'application/json',
      signal: where.signal,
    });
    let text = '';
    const decoder = new TextDecoder();
    for await (const piece of found.body) text += decoder.decode(piece, { stream: true });
    const parsed = schema.safeParse(JSON.parse(text));
    if (!parsed.success) throw new AppError('fetch.failed', { log: 'an answer of another shape' });
    return parsed.data;
  }

  async function find(topic: string, where: { language: string; signal: AbortSignal }): Promise<Article[]> {
    const { query } = await ask(Found, where, { list: 'search', srsearch: topic, srlimit: '1' });
    const title = query?.search[0]?.title;
    if (title === undefined || !isAbout(title, topic)) return [];
    const extract = await ask(Extract, where, {
      prop: 'extracts|info',
      inprop: 'url',
      explaintext: '1',
      redirects: '1',
      titles: title,
    });
    return (extract.query?.pages ?? []).flatMap((page) => {
      const blocks = blocksOf(page.extract ?? '');
      return blocks.length === 0
        ? []
        : [
            {
              title: page.title,
              language: where.language,
              blocks,
              ...(page.fullurl ? { url: page.fullurl } : {}),
            },
          ];
    });
  }

  return {
    kind: 'wikipedia',
    async find(topic, where) {
      if (now() < restUntil) return [];
      try {
        return await find(topic, where);
      } catch (error) {
        where.signal.throwIfAborted();
        if (!isAppError(error) && !(error instanceof SyntaxError)) throw error;
        restUntil = now() + REST_MS;
        return [];
      }
    },
    nearest: async () => [],
  };
}

const ofLanguage = (language: string): string => `https://${encodeURIComponent(language)}.wikipedia.org`;

const words = (text: string): string[] => bareLetters(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];

/** "Tide" and "tides", "economia" and "econômico" begin alike. */
const isAkin = (one: string, other: string): boolean => {
  const start = Math.min(one.length, other.length, 5);
  return one.slice(0, start) === other.slice(0, start);
};

/** The search always answers with something; only an article that shares the topic's words is about it. */
function isAbout(title: string, topic: string): boolean {
  const named = words(title);
  const asked = words(topic);
  const shared = named.filter((word) => asked.some((other) => isAkin(word, other)));
  return named.length > 0 && shared.length * 2 >= named.length;
}

/** "== History ==": the signs on both sides say how deep it stands. */
function headingIn(line: string): DocumentBlock | undefined {
  for (let level = /^={0,5}/.exec(line)?.[0].length ?? 0; level >= 2; level--) {
    const text = line.slice(level, -level).trim();
    if (text !== '' && line.endsWith('='.repeat(level))) return { kind: 'heading', level, text };
  }
  return undefined;
}

function blocksOf(extract: string): DocumentBlock[] {
  return extract
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => headingIn(line) ?? { kind: 'paragraph', text: line });
}
