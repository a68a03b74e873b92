import type { LanguagePack } from '@parlance/language/language';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Section } from '../../read/document.ts';
import type { Marked } from './marked.ts';

/** What a text is, as far as it changes what of it is told; 'general' where nothing shows it surely. */
export type Genre = 'news' | 'story' | 'instructions' | 'research' | 'general';

const MIN_SENTENCES = 12;
/** Shares of sentences. */
const INSTRUCTIONS = 0.2;
const NEWS = { said: 0.1, figures: 0.08, paragraph: 3.5, headings: 4, names: 0.5, sentences: 120 };
const STORY = { spoken: 0.1, figures: 0.05 };
const RESEARCH_HEADINGS = 2;

const NAME = /(?<=[\p{Ll},] )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;
const DIRECT_SPEECH = /[,!?.][”»"]/u;

/** Recognised by how it is made: by its headings, by whom it speaks to, by who says what and how often it counts. */
export function genreOf(
  sentences: readonly Marked[],
  sections: readonly Section[],
  { grammar, telling }: LanguagePack,
): Genre {
  const told = sentences.filter(({ sayable, asked }) => sayable && !asked);
  if (told.length < MIN_SENTENCES) return 'general';
  const share = (fits: (text: string) => boolean): number =>
    told.filter(({ text }) => fits(text)).length / told.length;
  const matching = (pattern: string, flags?: string): number => {
    const regex = wordRegex(pattern, flags);
    return share((text) => regex.test(text));
  };
  const research = new Set(
    sections
      .map(({ title }) => wordRegex(telling.research).exec(title)?.[0].toLowerCase())
      .filter((heading) => heading !== undefined),
  );
  if (research.size >= RESEARCH_HEADINGS) return 'research';
  const isToReader = matching(telling.addresses, 'u') + matching(telling.instructs);
  if (isToReader >= INSTRUCTIONS) return 'instructions';
  const figures = share((text) => /\d/.test(text));
  const spoken = share((text) => DIRECT_SPEECH.test(text));
  if (figures <= STORY.figures && spoken >= STORY.spoken) return 'story';
  const paragraphs = new Set(told.map(({ paragraph }) => paragraph)).size;
  const isReport =
    figures >= NEWS.figures &&
    told.length <= NEWS.sentences &&
    told.length / paragraphs <= NEWS.paragraph &&
    sections.length <= NEWS.headings;
  const isNews =
    isReport &&
    (matching(grammar.attribution) >= NEWS.said || share((text) => NAME.test(text)) >= NEWS.names);
  return isNews ? 'news' : 'general';
}
