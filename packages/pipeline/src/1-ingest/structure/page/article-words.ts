import type { ArticleWords, LanguagePack } from '@parlance/language/language';
import { PACKS } from '@parlance/language/languages';
import { wordRegex } from '@parlance/language/text/word-regex';

/** In every language we know: a page names its pictures and its desk in words that its text may not be in. */
const everywhere = (kind: keyof ArticleWords): string =>
  PACKS.map(({ documents }) => documents.article[kind]).join('|');

export const MEDIA = new RegExp(`^(?:${everywhere('media')})\\s?:?$`, 'iu');
export const GALLERY = new RegExp(`(?<!\\p{L})(?:${everywhere('gallery')})(?!\\p{L})`, 'iu');
/** "The new bridge at dawn. Source: Supplied" */
export const SOURCED = new RegExp(` (?:${everywhere('pictureSource')}) ?: [^.!?:]{2,40}$`, 'u');
export const DESK = everywhere('desk');

const standing = (words: string): RegExp => wordRegex(`(?<!\\p{L})(?:${words})(?!\\p{L})`);

/** What is looked for in a text of one language. */
const patternsOf = ({ documents: { article, links }, grammar }: LanguagePack) => ({
  credit: new RegExp(`^\\(?(?:${article.credit})(?:[:\\s]|$)`, 'iu'),
  elsewhere: new RegExp(`^(?:${article.elsewhere})(?<colon>\\s?:)?(?=\\s)`, 'iu'),
  printed: new RegExp(`(?:^|[.!?)]\\s)(?:${article.printed})`, 'iu'),
  invitation: wordRegex(article.invitation),
  letter: standing(article.letter),
  invites: standing(article.invites),
  trade: wordRegex(article.trade),
  byline: wordRegex(article.byline, 'u'),
  rubric: new RegExp(`^(?:${article.rubrics})\\s?:?$`, 'iu'),
  field: new RegExp(`^(?:${article.fields})\\s?: `, 'iu'),
  lesson: new RegExp(`(?:^|[^\\p{L}])(?:${article.lessons}),? (?:n[.º°]{1,2} ?)?\\d{1,2}(?!\\d)`, 'iu'),
  leaves: new RegExp(
    `(?<!\\d)\\d{1,4} (?:${article.leaves})(?!\\p{L})|^(?:${article.leaves})\\.? \\d{1,4}(?: \\p{L}{1,3} \\d{1,4})?$`,
    'iu',
  ),
  people: wordRegex(`^(?:${grammar.minutes.people})[\\p{L} ]{0,20}:`),
  links: new RegExp(`^(?:${links})$`, 'iu'),
});

export type ArticlePatterns = ReturnType<typeof patternsOf>;

const known = new Map<string, ArticlePatterns>();

export function articlePatterns(pack: LanguagePack): ArticlePatterns {
  const patterns = known.get(pack.language) ?? patternsOf(pack);
  known.set(pack.language, patterns);
  return patterns;
}
