import type { LanguagePack } from '@parlance/language/language';
import { fill } from '@parlance/language/text/fill';
import { standingAlone, wordRegex } from '@parlance/language/text/word-regex';
import { subjectOf } from '../analysis/subject.ts';
import type { Understanding } from '../analysis/understand.ts';
import type { Spoken } from '../render/teller.ts';
import { plainWay, type Way } from './way.ts';

const COST = { turn: -1.3, says: -1.3 };
/** What was named so lately is still being spoken of. */
const LATELY = 2;
const NAME = "\\p{Lu}[\\p{L}’'-]+(?: (?:de|da|do|del|di|du|la|van|von|der|\\p{Lu}[\\p{L}.’'-]*)){0,3}";
/** "Lee, the leader of the opposition, said": who somebody is stands between the name and the verb. */
const WITH_APPOSITION = `^(${NAME}), [^,“”"«»]{3,90}, \\p{Ll}`;
const OPENS_QUOTED = /^[“„"«]/;

const asked = (form: string, ask: string, told: string, cost: number): Way => ({
  form,
  cost,
  mayBeNew: true,
  pieces: [{ kind: 'ask', text: ask }, ...plainWay(told).pieces],
});

/** Whom or what a sentence is about, where it is called by a name. */
function nameOf(text: string, { pack, lexer, casing }: Understanding): string | undefined {
  const apposed = wordRegex(WITH_APPOSITION, 'u').exec(text)?.[1];
  // "Earlier Saturday, …": a time is nobody.
  const isName = (apposed ?? '').split(' ').every((word) => casing.isProper(word));
  if (apposed !== undefined && isName && !lexer.capitalNouns && !isTime(apposed, pack)) return apposed;
  const subject = subjectOf(text, { pack, lexer, casing });
  return subject?.isName && !isTime(subject.phrase, pack) ? subject.phrase : undefined;
}

const isTime = (phrase: string, { sharing }: LanguagePack): boolean =>
  wordRegex(`(?<!\\p{L})(?:${sharing.times})(?!\\p{L})`).test(phrase);

const isIn = (name: string, told: readonly Spoken[]): boolean => {
  const word = standingAlone(name.split(' ').at(-1) ?? '');
  return told.some(({ text }) => word.test(text));
};

/** What the whole text is about is no change of subject wherever it comes up. */
function isMainSubject(name: string, { title, keyphrases, lexer }: Understanding): boolean {
  const last = lexer.stem(name.split(' ').at(-1) ?? '');
  const [main] = keyphrases;
  return [...lexer.terms(title ?? ''), ...(main?.key.split(' ') ?? [])].includes(last);
}

/** "And Lee?": a new paragraph turns to somebody who was named a while ago. */
export function turningWays(
  { sentence, text }: Spoken,
  heard: readonly Spoken[],
  understanding: Understanding,
): Way[] {
  const { pack, genre } = understanding;
  const last = heard.at(-1);
  // In a story, whoever acts comes and goes.
  if (
    genre === 'story' ||
    !last ||
    last.sentence.isQuestion ||
    last.sentence.paragraph === sentence.paragraph
  )
    return [];
  if (last.sentence.section !== sentence.section || OPENS_QUOTED.test(text)) return [];
  const name = nameOf(text, understanding);
  if (name === undefined || isMainSubject(name, understanding)) return [];
  if (isIn(name, heard.slice(-LATELY)) || !isIn(name, heard)) return [];
  return pack.phrases.underHeading.ask.map((ask) =>
    asked('turn-name', fill(ask, { np: name }, pack), text, COST.turn),
  );
}

/** Who says the words that a sentence quotes from its beginning on. */
function speakerOf(text: string, { pack }: Understanding): string | undefined {
  if (!OPENS_QUOTED.test(text)) return undefined;
  const { verbs } = pack.telling.inquit;
  const behind = '^[“„"«][^“”„"«»]{12,}[”“"»],? ';
  const found =
    wordRegex(`${behind}(?:${verbs}) (?<who>${NAME})(?!\\p{L})`, 'u').exec(text) ??
    wordRegex(`${behind}(?<who>${NAME}) (?:${verbs})(?!\\p{L})`, 'u').exec(text);
  return found?.groups?.who;
}

/** "And what does Hill say?": behind what was told of somebody come their own words. */
export function sayingWays(
  spoken: Spoken,
  told: string,
  heard: readonly Spoken[],
  understanding: Understanding,
): Way[] {
  const { pack, genre } = understanding;
  const last = heard.at(-1);
  const who = speakerOf(spoken.text, understanding);
  if (genre === 'story' || !last || who === undefined) return [];
  // Behind "Hill said that …" it is known that Hill speaks.
  const speaks = /[“”„"«»?]/.test(last.text) || wordRegex(pack.grammar.attribution).test(last.text);
  if (speaks || !isIn(who, [last])) return [];
  return pack.phrases.askSays.map((ask) => asked('quote-turn', fill(ask, { who }, pack), told, COST.says));
}
