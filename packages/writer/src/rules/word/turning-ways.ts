import { fill } from '@parlance/language/text/fill';
import { standingAlone, wordRegex } from '@parlance/language/text/word-regex';
import type { TalkPack } from '../languages/talk-rules.ts';
import { subjectOf } from '../marks/subject.ts';
import type { Understanding } from '../understand.ts';
import type { Spoken } from './teller.ts';
import { plainWay, type Way } from './way.ts';

const COST = { turn: -1.3, says: -1.3 };
/** What was named so lately is still being spoken of. */
const LATELY = 2;
/** What is named so often is what a text is about. */
const OFTEN = 4;
const OPENING_CHARS = 30;
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

const isTime = (phrase: string, { clauses }: TalkPack): boolean =>
  wordRegex(`(?<!\\p{L})(?:${clauses.times})(?!\\p{L})`).test(phrase);

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

/** What the title names, or the text again and again. */
function isOftenSpokenOf(phrase: string, { title, keyphrases, lexer }: Understanding): boolean {
  const last = lexer.stem(phrase.split(' ').at(-1) ?? '');
  const often = keyphrases.filter(({ times }) => times >= OFTEN).flatMap(({ key }) => key.split(' '));
  return [...lexer.terms(title ?? ''), ...often].includes(last);
}

/** What a new paragraph turns to: somebody, or something that was spoken of: "the building". */
function turnedTo(text: string, heard: readonly Spoken[], understanding: Understanding): string | undefined {
  const name = nameOf(text, understanding);
  if (name !== undefined) return isIn(name, heard) ? name : undefined;
  const { pack, lexer } = understanding;
  const subject = subjectOf(text, understanding);
  if (!subject?.isDefinite || subject.isName || lexer.capitalNouns || isTime(subject.phrase, pack))
    return undefined;
  // What comes up again and again is no change of subject, and "also" goes on with what was said.
  const goesOn = wordRegex(pack.grammar.soft).test(subject.rest.slice(0, OPENING_CHARS));
  if (goesOn || isOftenSpokenOf(subject.phrase, understanding)) return undefined;
  const terms = new Set(heard.flatMap((each) => lexer.terms(each.text)));
  return lexer.terms(subject.phrase).every((term) => terms.has(term)) ? subject.phrase : undefined;
}

/** "And Lee?", "And the building?": a new paragraph turns to what was named a while ago. */
export function turningWays(
  { sentence, text }: Spoken,
  heard: readonly Spoken[],
  understanding: Understanding,
): Way[] {
  const { pack, genre, lexer } = understanding;
  const last = heard.at(-1);
  // In a story, whoever acts comes and goes.
  if (genre === 'story' || !last || last.sentence.isQuestion) return [];
  if (last.sentence.section !== sentence.section || OPENS_QUOTED.test(text)) return [];
  const isParallel = buildsAlike(last.text, text, understanding);
  if (last.sentence.paragraph === sentence.paragraph && !isParallel) return [];
  const topic = turnedTo(text, heard, understanding);
  if (topic === undefined) return [];
  if (isParallel ? isOftenSpokenOf(topic, understanding) : isMainSubject(topic, understanding)) return [];
  const lately = heard.slice(isParallel ? -1 : -LATELY);
  const head = lexer.stem(topic.split(' ').at(-1) ?? '');
  if (isIn(topic, lately) || lately.some((each) => lexer.terms(each.text).includes(head))) return [];
  return pack.phrases.underHeading.ask.map((ask) =>
    asked('turn-name', fill(ask, { np: topic }, pack), text, COST.turn),
  );
}

/** "Students must … States must …": only of whom it is said is new. */
function buildsAlike(said: string, text: string, understanding: Understanding): boolean {
  const [before, now] = [subjectOf(said, understanding), subjectOf(text, understanding)];
  const [verb, then] = [now, before].map((subject) => subject?.rest.split(' ', 1)[0]);
  return verb !== undefined && verb === then && before?.phrase !== now?.phrase;
}

/** Who says the words that a sentence quotes from its beginning on. */
function speakerOf(text: string, { pack }: Understanding): string | undefined {
  if (!OPENS_QUOTED.test(text)) return undefined;
  const { verbs } = pack.telling.inquit;
  const behind = '^[“„"«][^“”„"«»]{12,}[”“"»],? ';
  const found =
    wordRegex(`${behind}(?:${verbs}) (?<who>${NAME})(?=[.,;])`, 'u').exec(text) ??
    wordRegex(`${behind}(?<who>${NAME}) (?:${verbs})(?!\\p{L})`, 'u').exec(text);
  return found?.groups?.who;
}

/** "And what does Hill say?": somebody who was named, and who was not the last to speak. */
export function asksForAnother(
  { speaker }: Way,
  heard: readonly Spoken[],
  understanding: Understanding,
): boolean {
  if (speaker === undefined) return true;
  const last = heard.at(-1);
  if (!isIn(speaker, heard) || isMainSubject(speaker, understanding)) return false;
  return !last || !isSpeech(last.text, understanding.pack) || !isIn(speaker, heard.slice(-LATELY));
}

/** "And what is the council?": of what was named right before, and never till then; to begin with, of the subject. */
export function asksOfTheNew(
  { introduces }: Way,
  heard: readonly Spoken[],
  understanding: Understanding,
): boolean {
  if (introduces === undefined || heard.length === 0) return true;
  const isKnown = isIn(introduces, heard.slice(0, -1)) || isOftenSpokenOf(introduces, understanding);
  return isIn(introduces, heard.slice(-1)) && !isKnown;
}

const isSpeech = (text: string, { grammar }: TalkPack): boolean =>
  /[“”„"«»?]/.test(text) || wordRegex(grammar.attribution).test(text);

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
  if (isSpeech(last.text, pack) || !isIn(who, [last])) return [];
  return pack.phrases.askSays.map((ask) => asked('quote-turn', fill(ask, { who }, pack), told, COST.says));
}
