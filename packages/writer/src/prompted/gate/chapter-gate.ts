import type { Brief } from '@parlance/artifacts/brief';
import type { Basis } from '@parlance/artifacts/script';
import { citationsOf } from '@parlance/claims/gate/citations';
import { answers } from '@parlance/claims/gate/doubts';
import type { Evidence } from '@parlance/claims/gate/evidence';
import { foreignSentence } from '@parlance/claims/gate/foreign-sentence';
import { isInScriptOf } from '@parlance/claims/gate/script-of-language';
import { type Claim, type Finding, judge } from '@parlance/claims/judge';
import { draftWindow, noteWindow } from '@parlance/claims/windows/draft';
import { baseLanguage } from '@parlance/kernel/languages';
import { LIMITS } from '@parlance/kernel/limits';
import type { LineKind } from '@parlance/kernel/line-support';

export type DraftLine = {
  speaker: 'HOST' | 'COHOST';
  text: string;
  cites: string[];
  kind: LineKind;
  /** What the judge quoted for numbers and names that nobody else found. */
  basis?: readonly Basis[];
};

export type GateRules = {
  brief: Pick<Brief, 'language' | 'mode'>;
  evidence: Evidence;
  /** Whether the model says what it was told instead of writing. */
  recites(text: string): boolean;
  /** The language a text is surely in; nothing when unsure. */
  detect(text: string): string | undefined;
  /** What the source is in, when it has to be translated. */
  translatesFrom?: string;
};

/** A line without a passage behind it asks or leads over; it has nothing to tell at length. */
const FRAMING_MAX_CHARS = 320;

const ADDRESS = /https?:|www\.|\S@[^\s@]+\.\S/iu;
const MARKUP = /[<>{}[\]`|\\]|\*\*|^\s*(?:HOST|COHOST|SYSTEM|ASSISTANT)\s*:|\p{Cc}/u;

/** What nobody may say, whatever it rests on. */
function formFaults(text: string, rules: GateRules): string[] {
  const faults: string[] = [];
  if (text.trim() === '') faults.push('is empty');
  if (ADDRESS.test(text)) faults.push('spells out an address');
  if (MARKUP.test(text)) faults.push('holds marks or labels that cannot be spoken');
  if (rules.recites(text)) faults.push('repeats its instructions');
  return faults;
}

/** What is wrong with a title or a note, which may lean on all of the source and on what a reader quotes for it. */
export function noteFaults(
  text: string,
  rules: GateRules,
  quotes: readonly Omit<Basis, 'claim'>[] = [],
): string[] {
  const window = noteWindow(rules.evidence);
  const claim: Claim = { text, language: rules.brief.language, kind: 'fact', cites: [] };
  const doubts = judge(claim, { window }).flatMap(({ doubt }) => doubt ?? []);
  const basis = doubts.flatMap((doubt) => quotes.map((quote) => ({ claim: doubt.text, ...quote })));
  const found = judge({ ...claim, basis }, { window });
  return [...formFaults(text, rules), ...found.map(({ what }) => what)];
}

const claimOf = (line: DraftLine, rules: GateRules): Claim => ({ ...line, language: rules.brief.language });

/** The line with the citations that the source has for it. */
export const cited = (line: DraftLine, before: DraftLine | undefined, rules: GateRules): DraftLine => ({
  ...line,
  cites: citationsOf(claimOf(line, rules), before?.text ?? '', rules.evidence),
});

/** What a line is refused for, whatever anybody makes of its numbers and names. */
function certainFaults({ text, cites, kind }: DraftLine, rules: GateRules): string[] {
  const { brief, translatesFrom: from } = rules;
  const faults = [
    ...cites.filter((id) => !rules.evidence.has(id)).map((id) => `cites ${id}, which does not exist`),
    ...formFaults(text, rules),
  ];
  if (text.length > LIMITS.scriptLineMaxChars) faults.push('is too long to be spoken');
  if (cites.length === 0 && (kind === 'fact' || text.length > FRAMING_MAX_CHARS))
    faults.push('tells something without citing a passage');
  if (from && foreignSentence(text, { own: brief.language, from }, rules.detect))
    faults.push('has a sentence in the language of the source');
  return faults;
}

/** A line is asked about while it is written, before it is read again and after. */
const known = new WeakMap<Evidence, Map<string, Finding[]>>();

/** What is wrong with one line, apart from who says it. Names may be taken up from the line before. */
export function lineFaults(line: DraftLine, before: DraftLine | undefined, rules: GateRules): Finding[] {
  const judged = known.get(rules.evidence) ?? new Map<string, Finding[]>();
  known.set(rules.evidence, judged);
  const key = JSON.stringify([line.text, line.cites, line.kind, line.basis, before?.text]);
  const claims =
    judged.get(key) ??
    judge(claimOf(line, rules), { window: draftWindow(rules.evidence, before?.text ?? '') });
  judged.set(key, claims);
  return [...claims, ...certainFaults(line, rules).map((what) => ({ text: line.text, what }))];
}

/** The line with what was quoted for its doubts. */
export function withBasis(
  line: DraftLine,
  before: DraftLine | undefined,
  quoted: readonly Basis[],
  rules: GateRules,
): DraftLine {
  if (quoted.length === 0) return line;
  const doubts = lineFaults(line, before, rules).flatMap(({ doubt }) => doubt ?? []);
  const basis = quoted.filter((one) => doubts.some((doubt) => answers(one, doubt)));
  return basis.length > 0 ? { ...line, basis } : line;
}

/** So much text tells its language. */
const TELLING_CHARS = 60;

/** Whether a text is surely in another language than was asked for; short ones tell nothing. */
export function isForeign(text: string, { brief, detect }: GateRules): boolean {
  if (!isInScriptOf(brief.language, text)) return true;
  if (text.length < TELLING_CHARS) return false;
  const found = detect(text);
  return found !== undefined && baseLanguage(found) !== baseLanguage(brief.language);
}
