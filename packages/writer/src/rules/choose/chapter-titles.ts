import { capitalize } from '@parlance/language/text/casing';
import { wordRegex } from '@parlance/language/text/word-regex';
import { authorOfHeading } from '../../read/author.ts';
import type { TitleShape } from '../languages/phrases.ts';
import type { TalkPack } from '../languages/talk-rules.ts';
import type { Understanding } from '../understand.ts';
import type { Part } from './chapters.ts';
import { NamedThings } from './named-things.ts';
import type { Run } from './runs.ts';
import { isElsewhere } from './title.ts';
import { jointsOf, shapeOf } from './title-shape.ts';

/**
 * `isGiven`: the source itself names it so; a name made up from its words is shown but not said. Without a title it has
 * no name worth showing.
 */
export type ChapterTitle = {
  title: string | undefined;
  spoken: string;
  shape: TitleShape;
  isGiven: boolean;
  /** What it is about in a few words, for lists. */
  brief: string | undefined;
};

const MAX_TITLE_CHARS = 80;
const BRIEF_WORDS = 6;
/** A made-up name: the share of the chapter that speaks of it, of all its mentions those in the chapter. */
const SPEAKS_OF = 0.35;
const OWN_SHARE = 0.5;
const MIN_MENTIONS = 3;

/** "When it goes wrong": half a sentence, which no list of things can take up. */
const HALF_SENTENCE =
  /^(?:when|if|because|although|while|until|wenn|falls|obwohl|weil|bevor|bis|quand|lorsque|si|parce|cuando|aunque|porque|mientras|quando|se|embora|enquanto|sebbene|mentre|finché)(?!\p{L})/iu;

/**
 * "El enemigo lleva prisa": where adjectives follow the noun, an article and three words that nothing joins are
 * most likely a whole sentence.
 */
function isSentence(words: readonly string[], pack: TalkPack): boolean {
  if (pack.grammar.plural.word === 'last') return false;
  const opens = pack.words.articles.split(' ').includes(words[0] ?? '');
  return opens && words.length > 3 && !words.slice(1).some((word) => jointsOf(pack).has(word));
}

/** "Daily life, from aqueducts to slavery" -> "daily life"; a heading that can't be cut is left out of lists. */
function inBrief(spoken: string, shape: TitleShape, pack: TalkPack): string | undefined {
  const [start = ''] = spoken.split(', ');
  if (HALF_SENTENCE.test(start) || isSentence(start.split(' '), pack)) return undefined;
  const words = start.split(' ').length;
  const fits = words <= BRIEF_WORDS && (start === spoken || words > 1) && !/[;:()“”«»„\d]/.test(start);
  return shape !== 'question' && fits ? start : undefined;
}

/** "Insecurities?", "Hard habit to break?": a question that nobody would ask aloud. */
function asksWell(heading: string, { conversation, words, grammar }: TalkPack): boolean {
  const opening = heading.replace(/^(?:\p{L}+, )?¿?/u, '');
  const [first = ''] = opening.toLowerCase().split(/[\s’']/, 1);
  const opens = new Set(`${conversation.questionWords.replaceAll('|', ' ')} ${words.auxiliaries}`.split(' '));
  // Elsewhere any verb can open a question.
  return opens.has(first) || (!grammar.titleCase && heading.split(' ').length > 2);
}

/** "Text Size": the only heading of a page, and of no word the page speaks of, is a label of the page. */
const isLoneLabel = (heading: string, understanding: Understanding): boolean =>
  understanding.sections.length === 2 && isElsewhere(heading, understanding);

/** Names chapters by their headings or, where there is none worth saying, by what they speak of. */
export class ChapterNamer {
  private readonly used = new Set<string>();
  private readonly understanding: Understanding;
  private readonly titleTerms: string;
  private readonly things: NamedThings;

  /** `titleKey`: the terms of the episode's title, which no chapter may repeat. */
  constructor(understanding: Understanding, titleKey: string) {
    this.understanding = understanding;
    this.titleTerms = ` ${titleKey} `;
    this.things = new NamedThings(understanding);
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
      const isGiven = shape !== 'question' || asksWell(heading, pack);
      return { title: heading, spoken, shape, isGiven, brief: inBrief(spoken, shape, pack) };
    }
    const named = this.bestPhrase(runs);
    if (named) this.used.add(named.key);
    const spoken = named?.text ?? '';
    return {
      title: named && capitalize(spoken),
      spoken,
      shape: 'name',
      isGiven: false,
      brief: undefined,
    };
  }

  private isWorthSaying(heading: string): boolean {
    const { pack, lexer } = this.understanding;
    if (heading === '' || heading.length > MAX_TITLE_CHARS || this.used.has(heading.toLowerCase()))
      return false;
    if (wordRegex(pack.grammar.headings.generic).test(heading) || /[=<>{}]|:.*:/.test(heading)) return false;
    if (isLoneLabel(heading, this.understanding) || authorOfHeading({ name: heading }, pack)) return false;
    return ` ${lexer.terms(heading).join(' ')} ` !== this.titleTerms;
  }

  /** What a good part of the chapter speaks of, and the chapter more than the rest; undefined where there is nothing. */
  private bestPhrase(runs: readonly Run[]): { text: string; key: string } | undefined {
    const { keyphrases } = this.understanding;
    const inChapter = new Set(runs.flat().map(({ index }) => index));
    const [best] = keyphrases
      .filter(({ key }) => !this.used.has(key) && !this.titleTerms.includes(` ${key} `))
      .flatMap((phrase) => {
        const here = [...phrase.sentences].filter((index) => inChapter.has(index)).length;
        const isItsOwn = here >= phrase.sentences.size * OWN_SHARE;
        if (here < Math.max(MIN_MENTIONS, inChapter.size * SPEAKS_OF) || !isItsOwn) return [];
        const text = this.things.say(phrase);
        const worth =
          (here / Math.sqrt(phrase.times + 1)) * Math.sqrt(phrase.score) * (phrase.words > 1 ? 1.3 : 0.8);
        return text === undefined ? [] : [{ text, key: phrase.key, worth }];
      })
      .sort((a, b) => b.worth - a.worth);
    return best;
  }
}
