import type { LanguagePack } from '@parlance/language/language';
import type { TitleShape } from '@parlance/language/phrases';
import { capitalize } from '@parlance/language/text/casing';
import { escapeRegex, wordRegex } from '@parlance/language/text/word-regex';
import { type Keyphrase, withArticle } from '../analysis/keyphrases.ts';
import type { Understanding } from '../analysis/understand.ts';
import type { Part } from './chapters.ts';
import type { Run } from './runs.ts';
import { jointsOf, shapeOf } from './title-shape.ts';

/** `isGiven`: the source itself names it so; a name made up from its words is shown but not said. */
export type ChapterTitle = {
  title: string;
  spoken: string;
  shape: TitleShape;
  isGiven: boolean;
  /** What it is about in a few words, for lists. */
  brief: string | undefined;
};

const MAX_TITLE_CHARS = 80;
const BRIEF_WORDS = 6;

/** "When it goes wrong": half a sentence, which no list of things can take up. */
const HALF_SENTENCE =
  /^(?:when|if|because|although|while|until|wenn|falls|obwohl|weil|bevor|bis|quand|lorsque|si|parce|cuando|aunque|porque|mientras|quando|se|embora|enquanto|sebbene|mentre|finché)(?!\p{L})/iu;

/**
 * "El enemigo lleva prisa": where adjectives follow the noun, an article and three words that nothing joins are
 * most likely a whole sentence.
 */
function isSentence(words: readonly string[], pack: LanguagePack): boolean {
  if (pack.grammar.plural.word === 'last') return false;
  const opens = pack.words.articles.split(' ').includes(words[0] ?? '');
  return opens && words.length > 3 && !words.slice(1).some((word) => jointsOf(pack).has(word));
}

/** "Daily life, from aqueducts to slavery" -> "daily life"; a heading that can't be cut is left out of lists. */
function inBrief(spoken: string, shape: TitleShape, pack: LanguagePack): string | undefined {
  const [start = ''] = spoken.split(', ');
  if (HALF_SENTENCE.test(start) || isSentence(start.split(' '), pack)) return undefined;
  const words = start.split(' ').length;
  const fits = words <= BRIEF_WORDS && (start === spoken || words > 1) && !/[;:()“”«»„\d]/.test(start);
  return shape !== 'question' && fits ? start : undefined;
}

/** Names chapters by their headings or, where there is none worth saying, by what they speak of. */
export class ChapterNamer {
  private readonly used = new Set<string>();
  private readonly understanding: Understanding;
  private readonly titleTerms: string;

  /** `titleKey`: the terms of the episode's title, which no chapter may repeat. */
  constructor(understanding: Understanding, titleKey: string) {
    this.understanding = understanding;
    this.titleTerms = ` ${titleKey} `;
  }

  name(part: Part, runs: readonly Run[]): ChapterTitle {
    const { pack, casing, lexer } = this.understanding;
    const heading =
      part.section?.title.replace(wordRegex(pack.grammar.headings.prefix), '').replace(/:$/, '').trim() ?? '';
    if (this.isWorthSaying(heading)) {
      this.used.add(heading.toLowerCase());
      const shape = shapeOf(heading, pack, casing);
      // German begins a whole sentence with a capital also behind a colon.
      const isWhole = shape === 'question' && lexer.capitalNouns;
      const inside = isWhole ? heading : casing.headingInSentence(heading);
      const said = inside.replace(/\s?[:–—]\s/g, ', ');
      // "And the rival in Piauí": announced or listed, it follows on from nothing.
      const spoken = shape === 'question' ? said : said.replace(wordRegex(`^${pack.and} `), '');
      return { title: heading, spoken, shape, isGiven: true, brief: inBrief(spoken, shape, pack) };
    }
    const phrase = this.bestPhrase(runs);
    if (phrase) this.used.add(phrase.key);
    const spoken = phrase ? withArticle(phrase) : heading || pack.phrases.chapterNames.overview;
    return { title: capitalize(spoken), spoken, shape: 'name', isGiven: false, brief: undefined };
  }

  private isWorthSaying(heading: string): boolean {
    const { pack, lexer } = this.understanding;
    if (heading === '' || heading.length > MAX_TITLE_CHARS || this.used.has(heading.toLowerCase()))
      return false;
    if (wordRegex(pack.grammar.headings.generic).test(heading) || /[=<>{}]|:.*:/.test(heading)) return false;
    return ` ${lexer.terms(heading).join(' ')} ` !== this.titleTerms;
  }

  private bestPhrase(runs: readonly Run[]): Keyphrase | undefined {
    const { keyphrases, pack } = this.understanding;
    const sentences = runs.flat();
    const inChapter = new Set(sentences.map(({ index }) => index));
    const vague = new Set(pack.words.vague.split(' '));
    const canStandBare = pack.grammar.plural.word === 'last';
    const articles = pack.words.definiteArticles.split(' ').join('|');
    const ranked = keyphrases
      .filter((phrase) => !this.used.has(phrase.key) && !this.titleTerms.includes(` ${phrase.key} `))
      .filter(
        (phrase) =>
          phrase.times > 1 &&
          !vague.has(phrase.surface) &&
          (phrase.words > 1 ||
            phrase.isName ||
            (phrase.times > 2 && (phrase.article !== '' || canStandBare))),
      )
      .map((phrase) => {
        const here = [...phrase.sentences].filter((index) => inChapter.has(index)).length;
        if (here === 0) return { phrase, worth: 0 };
        const opening = wordRegex(`^(?:(?:${articles}) |l[’'])?${escapeRegex(phrase.surface)}\\b`);
        const opens = sentences.some(({ text }) => opening.test(text)) ? 1.6 : 1;
        const specific = here / Math.sqrt(phrase.times + 1);
        return { phrase, worth: specific * opens * Math.sqrt(phrase.score) * (phrase.words > 1 ? 1.3 : 0.8) };
      })
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth);
    return ranked[0]?.phrase;
  }
}
