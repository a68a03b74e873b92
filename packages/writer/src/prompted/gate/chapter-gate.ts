import type { Brief } from '@parlance/artifacts/brief';
import type { Basis } from '@parlance/artifacts/script';
import { citationsOf } from '@parlance/claims/gate/citations';
import { answers } from '@parlance/claims/gate/doubts';
import type { Evidence } from '@parlance/claims/gate/evidence';
import { foreignSentence } from '@parlance/claims/gate/foreign-sentence';
import { isInScriptOf } from '@parlance/claims/gate/script-of-language';
import { type Claim, type Doubt, type Finding, judge } from '@parlance/claims/judge';
import { draftWindow, noteWindow } from '@parlance/claims/windows/draft';
import { LIMITS } from '@parlance/kernel/limits';
import type { LineKind } from '@parlance/kernel/line-support';
import { recordingMs } from '@parlance/language/pace';

export type DraftLine = {
  speaker: 'HOST' | 'COHOST';
  text: string;
  cites: string[];
  kind: LineKind;
  /** What the judge quoted for numbers and names that nobody else found. */
  basis?: readonly Basis[];
};

/**
 * `line` counts from 0; a breach of the whole chapter has none. Hard ones must not be spoken; one with a doubt may
 * once the judge shows what it rests on.
 */
export type Breach = { line?: number; hard: boolean; what: string; doubt?: Doubt };

export type GateRules = {
  brief: Pick<Brief, 'language' | 'mode'>;
  evidence: Evidence;
  /** Whether the model says what it was told instead of writing. */
  recites(text: string): boolean;
  targetMs: number;
  /** The language a text is surely in; nothing when unsure. */
  detect(text: string): string | undefined;
  /** What the source is in, when it has to be translated. */
  translatesFrom?: string;
};

/** A line without a passage behind it asks or leads over; it has nothing to tell at length. */
const FRAMING_MAX_CHARS = 320;
const CITING_SHARE = 1 / 4;
const TOO_LONG = 1.6;
const TOO_SHORT = 0.5;

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

/** What is wrong with a title or a note, which may lean on all of the source. */
export function noteFaults(text: string, rules: GateRules): string[] {
  const claim: Claim = { text, language: rules.brief.language, kind: 'fact', cites: [] };
  const found = judge(claim, { window: noteWindow(rules.evidence) });
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

/** What is wrong with one line, apart from who says it. Names may be taken up from the line before. */
export function lineFaults(line: DraftLine, before: DraftLine | undefined, rules: GateRules): Finding[] {
  const window = draftWindow(rules.evidence, before?.text ?? '');
  return [
    ...judge(claimOf(line, rules), { window }),
    ...certainFaults(line, rules).map((what) => ({ text: line.text, what })),
  ];
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

function speakerFaults(lines: readonly DraftLine[], mode: Brief['mode']): Breach[] {
  const due = (at: number) => (mode === 'dialogue' && at % 2 === 1 ? 'COHOST' : 'HOST');
  const wrong = lines.flatMap((line, at): Breach[] =>
    line.speaker === due(at) ? [] : [{ line: at, hard: true, what: `must be said by ${due(at)}` }],
  );
  const uneven = mode === 'dialogue' && lines.length % 2 === 1;
  return uneven ? [...wrong, { hard: true, what: 'the chapter must end with a line of COHOST' }] : wrong;
}

function chapterFaults(lines: readonly DraftLine[], rules: GateRules): Breach[] {
  const text = lines.map((line) => line.text).join('\n');
  const breaches: Breach[] = [];
  const say = (hard: boolean, what: string) => breaches.push({ hard, what });
  if (lines.length === 0) say(true, 'there is no line');
  if (lines.filter(({ cites }) => cites.length > 0).length < lines.length * CITING_SHARE)
    say(true, 'too few lines cite a passage');
  if (!isInScriptOf(rules.brief.language, text)) say(true, `it is not written in ${rules.brief.language}`);
  else if (rules.translatesFrom && rules.detect(text) === rules.translatesFrom)
    say(true, `it is still in the language of the source instead of ${rules.brief.language}`);
  const ms = recordingMs(text, rules.brief.language);
  if (ms > rules.targetMs * TOO_LONG) say(false, 'it is much too long');
  if (ms < rules.targetMs * TOO_SHORT) say(false, 'it is much too short');
  return breaches;
}

/** Everything that is wrong with a chapter. The same lines always give the same answer. */
export function findBreaches(lines: readonly DraftLine[], rules: GateRules): Breach[] {
  return [
    ...speakerFaults(lines, rules.brief.mode),
    ...lines.flatMap((line, at) =>
      lineFaults(line, lines[at - 1], rules).map((finding) => ({ line: at, hard: true, ...finding })),
    ),
    ...chapterFaults(lines, rules),
  ];
}

export const isSpeakable = (breaches: readonly Breach[]): boolean => !breaches.some(({ hard }) => hard);
