import type { Brief } from '@parlance/artifacts/brief';
import { trimEndOf } from '@parlance/kernel/scan-text';
import { fill } from '@parlance/language/text/fill';
import { wordRegex } from '@parlance/language/text/word-regex';
import { withOwner } from '../../plain/introduction.ts';
import type { PhraseBag } from '../../word/phrase-bag.ts';
import type { Plan } from '../choose/plan.ts';
import type { Phrases } from '../languages/phrases.ts';
import { withArticle } from '../marks/keyphrases.ts';
import type { Marked } from '../marks/marked.ts';
import type { Understanding } from '../understand.ts';
import { listChapters } from './render-tools.ts';

const MAX_TITLES = 4;
const SALUTATION_CHARS = 90;

/** Says honestly whether what follows answers the question, or why the episode begins with it. */
export function openingLead(
  { answer, opensWith }: Plan,
  { question }: Brief,
  phrases: Phrases,
  setScene: readonly string[],
): readonly string[] {
  if (question)
    return { found: phrases.answerFound, near: phrases.answerNear, none: phrases.answerNone }[answer];
  return opensWith === 'emphasis' ? phrases.emphasisFirst : setScene;
}

/** Says the emphasis by the source's own word for it; the person's words may be a whole instruction. */
function emphasis(brief: Brief, understanding: Understanding, bag: PhraseBag): string | undefined {
  if (!brief.emphasis) return undefined;
  const { lexer, keyphrases, pack } = understanding;
  const wanted = new Set(lexer.terms(brief.emphasis));
  const titleTerms = new Set(lexer.terms(understanding.title ?? ''));
  const found = keyphrases.find(
    ({ key }) =>
      key.split(' ').every((term) => wanted.has(term)) &&
      !key.split(' ').every((term) => titleTerms.has(term)),
  );
  return (
    found && fill(bag.draw(pack.phrases.emphasis), { np: withArticle(found, found.definiteArticle) }, pack)
  );
}

/** How a speech without a title turns to those it was made to, where that is not told anyhow. */
function salutation(
  { opening }: Plan,
  { firstPerson, sentences, pack, title }: Understanding,
): string | undefined {
  const [first] = sentences;
  if (title !== undefined || !firstPerson || !first || opening.flat().includes(first)) return undefined;
  const shape = `^(?:${pack.telling.salutation})(?!\\p{L})[^:!?]{0,${SALUTATION_CHARS}}(?=[:!])`;
  return wordRegex(shape).exec(first.text)?.[0];
}

/** Of so much of a title in the first words, saying it would be saying it again. */
const TITLE_SAID = { terms: 3, share: 0.8 };

function saysTitle({ hook, title }: Plan, { lexer }: Understanding): boolean {
  if (hook === undefined || !['said', 'own'].includes(hook.form)) return false;
  const said = new Set(lexer.terms(hook.text));
  const terms = [...new Set(lexer.terms(title.title))];
  const again = terms.filter((term) => said.has(term));
  return again.length >= TITLE_SAID.terms && again.length >= terms.length * TITLE_SAID.share;
}

/** What it is about, said as one says it of an article, a recording, several texts or one. */
function subject(plan: Plan, understanding: Understanding, bag: PhraseBag): string {
  const { title } = plan;
  const { material, pack, casing, genre } = understanding;
  const { topic: phrases } = pack.phrases;
  const { kind, titles } = material;
  const [open, close] = pack.quotes;
  if (kind === 'subject' && title.shape === 'name')
    return fill(bag.draw(phrases.subject), { topic: casing.headingInSentence(title.title) }, pack);
  if (kind !== 'subject' && titles.length > 1 && titles.length <= MAX_TITLES) {
    const quoted = titles.map((each) => open + each + close);
    const list = `${quoted.slice(0, -1).join(', ')} ${pack.and} ${quoted.at(-1)}`;
    return fill(bag.draw(phrases.several), { topic: list }, pack);
  }
  if (kind === 'recording' && title.shape !== 'unknown')
    return fill(bag.draw(phrases.recording), { topic: open + title.title + close }, pack);
  const greeted = salutation(plan, understanding);
  if (greeted !== undefined) return fill(bag.draw(phrases.address), { topic: open + greeted + close }, pack);
  if (saysTitle(plan, understanding)) return bag.draw(phrases.said);
  if (title.shape !== 'name') return fill(bag.draw(phrases[title.shape]), { topic: title.topic }, pack);
  // What is only named is said to be what it is, where that is sure: whoever says "you" need not write a guide.
  const isSure = genre !== 'general' && genre !== 'instructions';
  const made = isSure ? phrases.genres[genre] : phrases.name;
  return fill(bag.draw(made), { topic: trimEndOf(title.title.trim(), /[.,;:]/) }, pack);
}

const toldIn = ({ hook, opening, chapters, closing }: Plan): Marked[] => [
  ...(hook ? [hook.sentence] : []),
  ...opening.flat(),
  ...chapters.flatMap(({ runs }) => runs.flat()),
  ...(closing?.run ?? []),
];

/** Whose text it is, where somebody is heard in it who says "I" or judges, or is named as its author. */
function ownerOf(plan: Plan, understanding: Understanding): string | undefined {
  const { author, site, byline, firstPerson, interview, isOpinion, material, pack, sentences } =
    understanding;
  const { owner } = pack.phrases;
  if (material.kind !== 'text' || interview || byline) return undefined;
  const told = toldIn(plan);
  const isOwn = told.some(({ authorVoice, saidBy }) => authorVoice && saidBy === undefined);
  const isNamed = author !== undefined && told.some(({ text }) => text.includes(author));
  if (author !== undefined && (isOwn || isOpinion || isNamed))
    return (firstPerson ? owner.words : owner.by).replace('{name}', author);
  if (site !== undefined && (isOwn || isOpinion)) {
    // Where there are several articles, a preposition changes them.
    const [the = '', ...others] = pack.words.definiteArticles.split(' ');
    const isCalled = others.length === 0 && sentences.some(({ text }) => text.includes(` ${the} ${site}`));
    return owner.site.replace('{site}', isCalled ? `${the} ${site}` : site);
  }
  return isOwn ? owner.unnamed : undefined;
}

const LISTED_QUESTION_CHARS = 75;

/** Two of the questions that the source asks and answers, where the episode doesn't begin with one. */
function askedLater({ opening, chapters, hook }: Plan, { level, question }: Brief): Marked[] {
  if (level === 'beginner' || question || hook) return [];

  const told = [...opening, ...chapters.flatMap(({ runs }) => runs)].flat();
  const asked = told.filter(
    ({ asked, asksInText, text }, at) =>
      asked && !asksInText && at > 0 && text.length <= LISTED_QUESTION_CHARS && /^[^.!?]+\?$/.test(text),
  );
  const [first, last] = [asked[0], asked.at(-1)];
  return first && last && first !== last ? [first, last] : [];
}

/** What an introduction rests on: the line that says who wrote the text, and the questions it names. */
export const introductionRefs = (plan: Plan, brief: Brief, { byline }: Understanding): string[] => [
  ...(byline === undefined || brief.question ? [] : [byline.ref]),
  ...askedLater(plan, brief).flatMap(({ refs }) => refs),
];

/** What the episode is about: the question that was asked, or the subject, and what is to come. */
export function introduction(plan: Plan, brief: Brief, understanding: Understanding, bag: PhraseBag): string {
  const { pack, material } = understanding;
  const { phrases } = pack;
  const parts: (string | undefined)[] = [];
  const isHeard = understanding.firstPerson && material.kind === 'recording';
  const whoseWords = isHeard ? bag.draw(phrases.speakerFirstPerson) : undefined;
  const owner = ownerOf(plan, understanding);
  if (brief.question) {
    const question = brief.question.trim().replace(/\s+/g, ' ');
    const asked = /[?.!…]$/.test(question) ? question : `${question}?`;
    parts.push(
      withOwner(fill(bag.draw(phrases.guidingQuestion), { question: asked }, pack), owner),
      whoseWords,
    );
  } else {
    parts.push(withOwner(subject(plan, understanding, bag), owner));
    if (understanding.byline) parts.push(`${understanding.byline.text}.`);
    parts.push(whoseWords);
    if (understanding.interview && brief.mode === 'dialogue') parts.push(bag.draw(phrases.talk));
    // Who listens for a few minutes need not know what comes; a beginner hears the list at the end instead.
    const isListed = brief.length === 'long' && brief.level !== 'beginner' && !understanding.asksItself;
    const list = isListed ? listChapters(plan.chapters, understanding) : undefined;
    const questions = askedLater(plan, brief)
      .map(({ text }) => text)
      .join(' ');
    if (questions !== '') parts.push(fill(bag.draw(phrases.comingQuestions), { list: questions }, pack));
    else if (list) parts.push(fill(bag.draw(phrases.comingUp), { list }, pack));
  }
  parts.push(emphasis(brief, understanding, bag));
  if (brief.level !== 'intermediate') parts.push(bag.draw(phrases.level[brief.level]));
  return parts.filter((part) => part !== undefined).join(' ');
}
