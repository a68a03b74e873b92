import type { Passage } from '@parlance/artifacts/source-text';
import { fold } from '@parlance/language/text/fold';
import { asQuestion, type Talk } from './talk.ts';

/** "The Paper: What happened?", "Mr Hill: …", "AH: …" */
const LABEL =
  /^(?<who>\p{Lu}[\p{L}\p{M}.’'&-]*(?: (?:\p{Lu}[\p{L}\p{M}.’'&-]*|d[eaiou]|del|von|van|of|the)){0,4}) ?: +(?=\S)/u;
/** Fewer turns of either make no talk. */
const MIN_TURNS = 3;
/** Who asks does so in most turns, and far more often than who answers. */
const ASKING = { least: 0.6, others: 0.4 };
/** A third voice now and then spoils no talk of two. */
const MAX_OTHERS = 0.15;

/** "AH She was all in.": who speaks, by their first letters, as papers set them in bold. */
const INITIALS = /^(?<who>\p{Lu}{2,3}) (?=[\p{Lu}“"(¿¡])/u;
const FULL_NAME = /(?<!\p{L})\p{Lu}\p{Ll}[\p{L}’'-]{0,30}(?: \p{Lu}[\p{L}’'.-]{0,30}){1,2}/gu;

/** Initials that head several passages, as the names that have them; others are no speakers. */
function withFullNames(passages: readonly Passage[]): readonly Passage[] {
  const times = new Map<string, number>();
  for (const { kind, text } of passages) {
    const who = kind === 'heading' ? undefined : INITIALS.exec(text)?.groups?.who;
    if (who !== undefined) times.set(who, (times.get(who) ?? 0) + 1);
  }
  const often = new Set([...times].filter(([, count]) => count >= MIN_TURNS).map(([who]) => who));
  if (often.size === 0) return passages;
  const names = new Map<string, string>();
  for (const { text } of passages)
    for (const [name] of text.matchAll(FULL_NAME)) {
      const initials = name
        .split(' ')
        .map(([first]) => first)
        .join('');
      if (often.has(initials) && !names.has(initials)) names.set(initials, name);
    }
  return passages.map((passage) => {
    const name =
      passage.kind === 'heading' ? undefined : names.get(INITIALS.exec(passage.text)?.groups?.who ?? '');
    return name === undefined ? passage : { ...passage, text: passage.text.replace(INITIALS, `${name}: `) };
  });
}

/** A turn without who takes it. */
export const withoutName = (text: string): string => text.replace(LABEL, '');

type Turn = { at: number; who: string; text: string };

/** "Thomas Hill", "Mr Hill" and "TH" are one: by the last word, or by the first letters. */
function keysOf(labels: readonly string[]): Map<string, string> {
  const initials = new Map(
    labels
      .filter((label) => label.includes(' '))
      .map((label) => [
        label
          .split(' ')
          .map(([first]) => first)
          .join(''),
        label,
      ]),
  );
  const lastWord = (label: string): string => fold(label.split(' ').at(-1) ?? '');
  return new Map(labels.map((label) => [label, lastWord(initials.get(label) ?? label)]));
}

export function turnsIn(passages: readonly Passage[]): Turn[] {
  const found = passages.flatMap(({ kind, text }, at) => {
    const match = kind === 'heading' ? null : LABEL.exec(text);
    return match?.groups?.who === undefined
      ? []
      : [{ at, label: match.groups.who, text: text.slice(match[0].length) }];
  });
  const keys = keysOf([...new Set(found.map(({ label }) => label))]);
  return found.map(({ at, label, text }) => ({ at, who: keys.get(label) ?? label, text }));
}

const asks = ({ text }: Turn): boolean => /\?(?: |$)/.test(text);
const askingShare = (turns: readonly Turn[]): number => turns.filter(asks).length / turns.length;

/** The one who asks, where two talk with each other all through. */
function askerAmong(turns: readonly Turn[]): string | undefined {
  const byPerson = [...Map.groupBy(turns, ({ who }) => who)].toSorted(([, a], [, b]) => b.length - a.length);
  const [one, two, ...others] = byPerson;
  if (!one || !two || Math.min(one[1].length, two[1].length) < MIN_TURNS) return undefined;
  const beside = others.reduce((sum, [, each]) => sum + each.length, 0);
  if (beside > turns.length * MAX_OTHERS) return undefined;
  const [asker, answerer] = askingShare(one[1]) > askingShare(two[1]) ? [one, two] : [two, one];
  const isAsker = askingShare(asker[1]) >= ASKING.least && askingShare(answerer[1]) <= ASKING.others;
  return isAsker ? asker[0] : undefined;
}

/**
 * Of a talk of two whose turns are marked by names, the marks go, and each turn of the one who asks heads what is
 * answered. Gives back the passages and which of them ask.
 */
export function withoutNames(given: readonly Passage[]): Talk {
  const passages = withFullNames(given);
  const turns = turnsIn(passages);
  const asker = askerAmong(turns);
  if (asker === undefined) return { passages, asked: new Set() };
  const turnAt = new Map(turns.map((turn) => [turn.at, turn]));
  const answers = (at: number): boolean => {
    const next = turnAt.get(at + 1);
    return passages[at + 1] !== undefined && next?.who !== asker;
  };
  const asked = new Set<string>();
  const told = passages.map((passage, at): Passage => {
    const turn = turnAt.get(at);
    if (turn?.who !== asker) return turn === undefined ? passage : { ...passage, text: turn.text };
    if (!answers(at)) return { ...passage, text: turn.text };
    asked.add(passage.id);
    return asQuestion(passage, turn.text);
  });
  return { passages: told, asked };
}
