import type { DocumentBlock } from '@parlance/ports/document-reader';

/** One file of the almanac. */
export type AlmanacArticle = { title: string; aliases: string[]; blocks: DocumentBlock[] };

const FRONT = /^---\n([\s\S]*?)\n---\n/;

/** A title, other names for it, and headed paragraphs; anything else in a file of ours is a mistake of ours. */
export function readArticle(text: string, file: string): AlmanacArticle {
  const front = FRONT.exec(text);
  const facts = new Map(
    front?.[1]?.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const title = facts.get('title');
  if (!front || !title) throw new Error(`${file} has no title`);
  const aliases = (facts.get('aliases') ?? '').split(',').map((alias) => alias.trim());
  return {
    title,
    aliases: aliases.filter((alias) => alias !== ''),
    blocks: blocksOf(text.slice(front[0].length)),
  };
}

function blocksOf(body: string): DocumentBlock[] {
  const lines = body.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '')
    .map((line) =>
      line.startsWith('## ')
        ? { kind: 'heading', level: 2, text: line.slice(3) }
        : { kind: 'paragraph', text: line },
    );
}
