import type { Brief } from '@parlance/artifacts/brief';
import { packFor } from '@parlance/language/languages';
import { splitSentences } from '@parlance/language/text/sentences';
import { wordRegex } from '@parlance/language/text/word-regex';
import { type DraftLine, findBreaches, type GateRules, isSpeakable, lineFaults } from './chapter-gate.ts';

const other = (speaker: DraftLine['speaker']): DraftLine['speaker'] =>
  speaker === 'HOST' ? 'COHOST' : 'HOST';

function merged(one: DraftLine, next: DraftLine): DraftLine {
  const basis = [...(one.basis ?? []), ...(next.basis ?? [])];
  return {
    ...one,
    text: `${one.text} ${next.text}`,
    cites: [...new Set([...one.cites, ...next.cites])],
    kind: one.kind === 'fact' || next.kind === 'fact' ? 'fact' : one.kind,
    ...(basis.length > 0 ? { basis } : {}),
  };
}

/** Lines in turns, HOST first and COHOST last, whoever the model gave them to; a turn taken twice is one. */
export function inTurns(lines: readonly DraftLine[], mode: Brief['mode']): DraftLine[] {
  if (mode === 'monologue') return lines.map((line) => ({ ...line, speaker: 'HOST' }));
  const turns: DraftLine[] = [];
  for (const line of lines) {
    const before = turns.at(-1);
    if (before?.speaker === line.speaker) turns[turns.length - 1] = merged(before, line);
    else turns.push(line);
  }
  if (turns.length % 2 === 1) {
    const [last, before] = [turns.at(-1), turns.at(-2)];
    if (last && last.cites.length === 0) turns.pop();
    else if (last && before) turns.splice(-2, 2, merged(before, last));
  }
  return turns[0]?.speaker === 'COHOST'
    ? turns.map((line) => ({ ...line, speaker: other(line.speaker) }))
    : turns;
}

/** What nobody could say in one breath is no more of a loss than a long line. */
const USUAL_MAX_CHARS = 500;
const ASKS = /\?["”»]?\s*$/u;

/** Whether a sentence says "it", "and", "therefore" of what the sentence before it said. */
function leansBack(sentence: string, language: string): boolean {
  const grammar = packFor(language)?.grammar;
  return (
    grammar !== undefined && wordRegex(`${grammar.anaphorOpening}|${grammar.dependentOpening}`).test(sentence)
  );
}

/**
 * What of a line may be said: the whole, the sentences without a fault, or nothing. A sentence that leans on one that
 * goes, goes with it.
 */
function soundPart(line: DraftLine, before: DraftLine | undefined, rules: GateRules): DraftLine | undefined {
  const { language } = rules.brief;
  const isSound = (one: DraftLine): boolean => lineFaults(one, before, rules).length === 0;
  if (isSound(line)) return line;
  const cites = line.cites.filter((id) => rules.evidence.has(id));
  if (cites.length === 0 && line.cites.length > 0) return undefined;
  let isCut = false;
  const kept = splitSentences(line.text, language).filter((sentence) => {
    isCut = !isSound({ ...line, cites, text: sentence }) || (isCut && leansBack(sentence, language));
    return !isCut;
  });
  const rest = { ...line, cites, text: kept.join(' ') };
  return rest.text !== '' && isSound(rest) ? rest : undefined;
}

/**
 * The chapter without what is faulty: sentences first, whole lines where nothing else is left, and with a line the
 * question that it answered. `refused` are lines that somebody else turned down. Nothing when less than half stays.
 */
export function standingLines(
  lines: readonly DraftLine[],
  rules: GateRules,
  refused: ReadonlySet<number> = new Set(),
): DraftLine[] | undefined {
  const kept: DraftLine[] = [];
  let isCut = false;
  lines.forEach((line, at) => {
    // A reaction to what is not said any more is a riddle.
    const reacts = isCut && line.kind === 'reaction' && line.cites.length === 0;
    const part = refused.has(at) || reacts ? undefined : soundPart(line, lines[at - 1], rules);
    isCut = part === undefined;
    const before = kept.at(-1);
    if (part) kept.push(part);
    else if (before && before.cites.length === 0 && ASKS.test(before.text)) kept.pop();
  });
  const turns = inTurns(kept, rules.brief.mode);
  const length = (some: readonly DraftLine[]): number =>
    some.reduce((sum, { text }) => sum + Math.min(text.length, USUAL_MAX_CHARS), 0);
  const enough = turns.length > 0 && length(turns) * 2 >= length(lines);
  return enough && isSpeakable(findBreaches(turns, rules)) ? turns : undefined;
}
