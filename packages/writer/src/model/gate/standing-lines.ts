import type { Brief } from '@parlance/artifacts/brief';
import { splitSentences } from '@parlance/language/text/sentences';
import { type DraftLine, findBreaches, type GateRules, isSpeakable, lineFaults } from './chapter-gate.ts';

const other = (speaker: DraftLine['speaker']): DraftLine['speaker'] =>
  speaker === 'HOST' ? 'COHOST' : 'HOST';

const merged = (one: DraftLine, next: DraftLine): DraftLine => ({
  ...one,
  text: `${one.text} ${next.text}`,
  cites: [...new Set([...one.cites, ...next.cites])],
  kind: one.kind === 'fact' || next.kind === 'fact' ? 'fact' : one.kind,
});

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

/** What of a line may be said: the whole, the sentences without a fault, or nothing. */
function soundPart(line: DraftLine, before: DraftLine | undefined, rules: GateRules): DraftLine | undefined {
  const isSound = (one: DraftLine): boolean => lineFaults(one, before, rules).length === 0;
  if (isSound(line)) return line;
  const cites = line.cites.filter((id) => rules.evidence.has(id));
  if (cites.length === 0 && line.cites.length > 0) return undefined;
  const sentences = splitSentences(line.text, rules.brief.language);
  const text = sentences.filter((sentence) => isSound({ ...line, cites, text: sentence })).join(' ');
  const rest = { ...line, cites, text };
  return text !== '' && isSound(rest) ? rest : undefined;
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
  lines.forEach((line, at) => {
    const part = refused.has(at) ? undefined : soundPart(line, lines[at - 1], rules);
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
