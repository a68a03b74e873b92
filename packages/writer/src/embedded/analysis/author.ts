import type { SourceText } from '@parlance/artifacts/source-text';
import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { fill } from '@parlance/language/text/fill';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Byline } from './byline.ts';
import type { Sentence } from './document.ts';
import type { Heading } from './headings.ts';

/** Up to this share of sentences, what an unnamed author says as "I" is left out: nobody would know whose it is. */
const FEW = { share: 0.12, sentences: 2 };
/** From so many judgements, and this share of sentences, a text is somebody's opinion. */
const OPINION = { sentences: 4, share: 0.09 };
/** Judgements are said to be the author's so often; in between, who listens remembers it. */
const EVERY = 3;
const JUDGEMENT_WORDS = 40;

const PART = "\\p{Lu}(?:\\p{Ll}|[’'-]\\p{Lu})[\\p{L}’'-]*";
const PARTICLE = 'de|da|do|dos|du|del|della|di|van|von|der|den|la|le|el|al|bin|ten';
const NAME = `${PART}(?: (?:\\p{Lu}\\.|${PARTICLE}|${PART})){1,4}`;
/** What only houses are called by. */
const HOUSE =
  /\b(?:News|Staff|Team|Press|Editors?|Editorial|Redaktion|Redacción|Redação|Rédaction|Redazione|Agency|Agencia|Agência|Agence|Agenzia|Magazine|Times|Post|Media|Reuters|Associated|Admin|Contributors?|Guest|Desk|Foundation|University|Institute|Inc|Corporation|Company|Online|Digital|Limited|Group)\b/;

/** "By Ada Hill" -> "Ada Hill"; undefined for several people, a house, or what is no name. */
function personIn(text: string, { grammar }: LanguagePack): string | undefined {
  const found = wordRegex(`^(?:(?:${grammar.headings.byline}) )?(?<name>${NAME})$`, 'u').exec(
    text.trim().replace(/^\p{L}/u, (first) => first.toUpperCase()),
  )?.groups?.name;
  const name = found?.replace(wordRegex(`^(?:${grammar.headings.byline}) `), '');
  return name === undefined || HOUSE.test(name) || countWords(name) < 2 ? undefined : name;
}

/** "Analysis: Ada Hill, Daily News, Oslo", over a part that one person has written. */
export function authorOfHeading({ name }: Pick<Heading, 'name'>, pack: LanguagePack): string | undefined {
  const shape = `^(?:${pack.telling.ownView}) ?[:–—|] ?(?<who>[^,|]{4,60})`;
  const who = wordRegex(shape).exec(name)?.groups?.who;
  return who === undefined ? undefined : personIn(who, pack);
}

/** Who wrote it: as the page says, as a line over it says, or as its last line does. */
export function findAuthor(
  source: SourceText,
  byline: Byline | undefined,
  pack: LanguagePack,
): string | undefined {
  const written = (source.documents ?? []).map(({ author }) => author);
  // Of several texts, each is somebody else's.
  if (written.length > 1) return undefined;
  const [said] = written;
  const last = source.passages.at(-1);
  const line = byline?.text.split(',')[0];
  return [said, line, last?.kind === 'heading' ? undefined : last?.text]
    .filter((each) => each !== undefined)
    .map((each) => personIn(each, pack))
    .find((each) => each !== undefined);
}

type Text = {
  sentences: readonly Sentence[];
  headings: readonly Heading[];
  author: string | undefined;
  pack: LanguagePack;
};

/** "Ada Hill, who wrote this, says:", and from then on "Ada Hill writes:". */
class AuthorNamer {
  private readonly introduced = new Set<string>();
  private readonly text: Omit<Text, 'sentences'>;

  constructor(text: Omit<Text, 'sentences'>) {
    this.text = text;
  }

  /** How the author's words are led in here. Must be asked in the order they are said. */
  leadTo({ heading }: Sentence): string {
    const { headings, author, pack } = this.text;
    const { named, unnamed } = pack.telling.authorWrites;
    const over = headings[heading];
    const name = (over && authorOfHeading(over, pack)) ?? author;
    if (name === undefined) return unnamed;
    const [first, again] = named;
    const lead = fill(this.introduced.has(name) ? again : first, { name }, pack);
    this.introduced.add(name);
    return lead;
  }
}

/** The author's own words in a text that is not told as "I": left out where they are few and nobody's. */
export function silenceFewOwnWords({ sentences, headings, author, pack }: Text): void {
  const own = sentences.filter(({ authorVoice, sayable }) => authorVoice && sayable);
  const all = sentences.filter(({ sayable }) => sayable).length;
  const isFew = own.length <= FEW.sentences || own.length <= all * FEW.share;
  const isSome = own.length > FEW.sentences;
  for (const sentence of own) {
    const over = headings[sentence.heading];
    const isNamed = author !== undefined || (over !== undefined && authorOfHeading(over, pack) !== undefined);
    if (isFew && !(isNamed && isSome)) sentence.sayable = false;
  }
}

/** A sentence in which the author praises, blames or demands, and nobody else is said to. */
function judging({ telling, grammar }: LanguagePack): (sentence: Sentence) => boolean {
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

type Attributed = Text & { isOpinion: boolean; isReported: boolean };

/** Of what is told in this order, the sentences for which it has to be said whose words or judgements they are. */
export function attribute(told: readonly Sentence[], text: Attributed): ReadonlyMap<Sentence, Sentence> {
  const attributed = new Map<Sentence, Sentence>();
  if (!text.isReported) return attributed;
  const namer = new AuthorNamer(text);
  const judges = judging(text.pack);
  const byIndex = new Map(told.map((sentence) => [sentence.index, sentence]));
  let judged = 0;
  for (const sentence of told) {
    const isOwn = sentence.authorVoice;
    const isJudged = !isOwn && text.isOpinion && judges(sentence) && judged++ % EVERY === 0;
    if (!isOwn && !isJudged) continue;
    const before = byIndex.get(sentence.index - 1);
    // What goes on is still theirs.
    const goesOn = before && before.section === sentence.section ? attributed.get(before)?.saidBy : undefined;
    const saidBy = goesOn ?? namer.leadTo(sentence);
    attributed.set(sentence, { ...sentence, saidBy, authorVoice: false, inQuotation: true });
  }
  return attributed;
}
