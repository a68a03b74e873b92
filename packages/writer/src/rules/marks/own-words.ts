import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import type { ThirdPerson } from '@parlance/language/telling';
import { capitalize } from '@parlance/language/text/casing';
import { fill } from '@parlance/language/text/fill';
import { outsideQuotations } from '@parlance/language/text/quotations';
import { wordRegex } from '@parlance/language/text/word-regex';
import { authorOfHeading } from '../../read/author.ts';
import type { Heading } from '../../read/headings.ts';
import type { Marked } from './marked.ts';

/** Up to this share of sentences, what an unnamed author says as "I" is left out: nobody would know whose it is. */
const FEW = { share: 0.12, sentences: 2 };
/** From so many judgements, and this share of sentences, a text is somebody's opinion. */
const OPINION = { sentences: 4, share: 0.09 };
/** Who has not heard an "I" for so many sentences has forgotten whose it is. */
const FORGOTTEN = 20;
const JUDGEMENT_WORDS = 40;

type Text = {
  sentences: readonly Marked[];
  headings: readonly Heading[];
  author: string | undefined;
  pack: LanguagePack;
};

/** Who has written what stands here, where that is known. */
function nameAt({ heading }: Marked, { headings, author, pack }: Text): string | undefined {
  const over = headings[heading];
  return (over && authorOfHeading(over, pack)) ?? author;
}

/** "I noticed it." -> "Ada Hill noticed it.": where one word alone is the author's, and its verb stays as it is. */
function inThirdPerson(
  text: string,
  name: string,
  { possessiveEnding, ...forms }: ThirdPerson,
): string | undefined {
  const own = wordRegex(forms.own, 'gu');
  const outside: string[] = [];
  const said = outsideQuotations(text, (part) => {
    outside.push(part);
    return part
      .replace(wordRegex(forms.subject, 'u'), name)
      .replace(wordRegex(forms.object, 'u'), name)
      .replace(wordRegex(forms.possessive, 'u'), name + possessiveEnding);
  });
  const words = outside.flatMap((part) => part.match(own) ?? []);
  const isSure = words.length === 1 && said !== text;
  const isUnsure = outside.some((part) => wordRegex(forms.unsure, 'u').test(part));
  return isSure && !isUnsure ? capitalize(said) : undefined;
}

/** Tells of the author what they say as "I", wherever that is certain to be right; `retold`: which are told so. */
export function tellOfAuthor(
  text: Text,
  title: string | undefined,
): { sentences: readonly Marked[]; retold: ReadonlySet<number> } {
  const { thirdPerson } = text.pack.telling;
  const retold = new Set<number>();
  if (!thirdPerson) return { sentences: text.sentences, retold };
  const isReview = wordRegex(thirdPerson.reviews).test(title ?? '');
  const unnamed = isReview ? thirdPerson.reviewer : thirdPerson.author;
  const sentences = text.sentences.map((sentence) => {
    if (!sentence.authorVoice || sentence.isQuestion || sentence.inQuotation) return sentence;
    const told = inThirdPerson(sentence.text, nameAt(sentence, text) ?? unnamed, thirdPerson);
    if (told === undefined) return sentence;
    retold.add(sentence.index);
    return { ...sentence, text: told, authorVoice: false, words: countWords(told) };
  });
  return { sentences, retold };
}

/** The author's own words in a text that is not told as "I": left out where they are few and nobody's. */
export function withoutFewOwnWords(text: Text, retold: ReadonlySet<number>): readonly Marked[] {
  const { sentences } = text;
  const isOwn = ({ sayable, authorVoice, index }: Marked): boolean =>
    sayable && (authorVoice || retold.has(index));
  const own = sentences.filter(isOwn).length;
  const all = sentences.filter(({ sayable }) => sayable).length;
  const isFew = own <= FEW.sentences || own <= all * FEW.share;
  const isSome = own > FEW.sentences;
  if (!isFew) return sentences;
  return sentences.map((sentence) => {
    if (!isOwn(sentence) || retold.has(sentence.index)) return sentence;
    const isNamed = nameAt(sentence, text) !== undefined;
    return isNamed && isSome ? sentence : { ...sentence, sayable: false };
  });
}

/** A sentence in which the author praises, blames or demands, and nobody else is said to. */
function judging({ telling, grammar }: LanguagePack): (sentence: Marked) => boolean {
  const judges = wordRegex(telling.judges);
  const attribution = wordRegex(grammar.attribution);
  const addresses = wordRegex(telling.addresses, 'u');
  return ({ text, inQuotation, isQuestion, isItem, sayable, words, saidBy }) =>
    sayable &&
    !inQuotation &&
    !isQuestion &&
    !isItem &&
    saidBy === undefined &&
    words <= JUDGEMENT_WORDS &&
    !/[“”„"«»]/.test(text) &&
    judges.test(text) &&
    !attribution.test(text) &&
    !addresses.test(text);
}

/** It is one person's opinion: so it says, or it judges again and again. */
export function isOpinion({ sentences, headings, pack }: Text, title: string | undefined): boolean {
  const ownView = wordRegex(`^(?:${pack.telling.ownView})(?: ?[:–—|]|$)`);
  if ([title ?? '', ...headings.map(({ name }) => name)].some((name) => ownView.test(name))) return true;
  const judges = judging(pack);
  const told = sentences.filter(({ sayable }) => sayable);
  const count = told.filter(judges).length;
  return count >= OPINION.sentences && count >= told.length * OPINION.share;
}

type Attributed = Text & { isOpinion: boolean; isReported: boolean; site: string | undefined };

/**
 * Of what is told in this order, the sentences for which it has to be said whose words or judgements they are. The
 * greeting says whose text it is; so this is for a part by somebody else, for an "I" after a long time without one, and
 * for the first judgement of a text that is nobody's.
 */
export function attribute(told: readonly Marked[], text: Attributed): ReadonlyMap<Marked, Marked> {
  const attributed = new Map<Marked, Marked>();
  if (!text.isReported) return attributed;
  const { named, unnamed } = text.pack.telling.authorWrites;
  const judges = judging(text.pack);
  const byIndex = new Map(told.map((sentence) => [sentence.index, sentence]));
  let isSaid = false;
  let since = 0;
  for (const sentence of told) {
    const name = nameAt(sentence, text);
    const isOfOther = sentence.authorVoice && name !== text.author;
    const isNobodys = text.author === undefined && text.site === undefined;
    const isJudged = isNobodys && text.isOpinion && judges(sentence);
    const isForgotten = sentence.authorVoice && since >= FORGOTTEN;
    since = sentence.authorVoice ? 0 : since + 1;
    if (!isOfOther && (isSaid || !(isJudged || isForgotten))) continue;
    const before = byIndex.get(sentence.index - 1);
    // What goes on is still theirs.
    const goesOn = before && before.heading === sentence.heading ? attributed.get(before)?.saidBy : undefined;
    const lead = name === undefined ? unnamed : fill(named, { name }, text.pack);
    isSaid ||= !isOfOther;
    attributed.set(sentence, { ...sentence, saidBy: goesOn ?? lead, inQuotation: true });
  }
  return attributed;
}
