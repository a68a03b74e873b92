import { calendarOf } from '@parlance/language/text/calendar';
import { stemOf } from '@parlance/language/text/fold';
import { carriesMeaning } from '@parlance/language/text/small-words';
import { sentencesOf, type Token } from '@parlance/language/text/tokens';
import { rowFor } from '../by-language.ts';
import { numberTable } from '../numbers/number-table.ts';
import { STANCE_WORDS, type StanceKind } from './stance-words.ts';

export type StanceWord = {
  kind: StanceKind;
  text: string;
  near: ReadonlySet<string>;
  /** What it is said of: right behind it, and at the end of a clause before it. */
  head?: string;
};
export type Clause = {
  stems: ReadonlySet<string>;
  words: readonly StanceWord[];
  turns: boolean;
  /** All of its words, folded. */
  all: readonly string[];
};
export type Stance = { language: string; clauses: Clause[]; asks: boolean };

const KINDS = ['not', 'maybe', 'often', 'some', 'soft', 'all', 'every', 'sure', 'about', 'without'] as const;
export const LONGEST_PHRASE = 5;
/** A "not" is about what stands so near, counted in words that mean something. */
const AHEAD = 3;
const BACK = 1;
/** Shorter beginnings have to be the whole word. */
const LEAST_BEGINNING = 4;

type Table = {
  phrases: ReadonlyMap<string, readonly StanceKind[]>;
  idle: ReadonlySet<string>;
  joints: ReadonlySet<string>;
  turns: readonly string[];
  whole: ReadonlySet<string>;
};
const tables = new Map<string, Table | undefined>();

function tableOf(language: string): Table | undefined {
  if (tables.has(language)) return tables.get(language);
  const row = rowFor(STANCE_WORDS, language);
  const phrases = new Map<string, StanceKind[]>();
  for (const kind of row ? KINDS : [])
    for (const phrase of row?.[kind].split('|') ?? [])
      phrases.set(phrase, [...(phrases.get(phrase) ?? []), kind]);
  const turns = row?.turns.split('|') ?? [];
  const table = row && {
    phrases,
    idle: new Set(row.idle.split('|')),
    joints: new Set(row.joints.split('|')),
    turns: turns.filter((turn) => turn.length >= LEAST_BEGINNING),
    whole: new Set(turns),
  };
  tables.set(language, table);
  return table;
}

/** Words and phrases of a language, folded, and of which kinds they are; nothing for one without a folder. */
export const stancePhrases = (language: string): Table['phrases'] | undefined => tableOf(language)?.phrases;

/** The longest phrase that begins here, in how many words. */
function phraseAt(tokens: readonly Token[], at: number, has: (phrase: string) => boolean): number {
  for (let size = Math.min(LONGEST_PHRASE, tokens.length - at); size > 0; size--)
    if (
      has(
        tokens
          .slice(at, at + size)
          .map(({ folded }) => folded)
          .join(' '),
      )
    )
      return size;
  return 0;
}

const isNumber = (token: Token | undefined, language: string): boolean =>
  token?.joined === true && (numberTable(language)?.cardinals.get(token.folded) ?? 0) > LEAST_BEGINNING;
const isNot = (table: Table, folded: string): boolean => table.phrases.get(folded)?.includes('not') === true;

type Piece = { stem: string } | { kinds: readonly StanceKind[]; text: string };

/** A text in clauses: what each says, and what turns or limits it. */
export function readStance(text: string, language: string): Stance | undefined {
  const table = tableOf(language);
  if (!table) return undefined;
  const clauses: Clause[] = [];
  const sentences = sentencesOf(text, language);
  for (const { tokens } of sentences) {
    let [pieces, turns, all]: [Piece[], boolean, string[]] = [[], false, []];
    const close = () => {
      if (pieces.length > 0) clauses.push({ ...clauseOf(pieces), turns, all });
      [pieces, turns, all] = [[], false, []];
    };
    for (let at = 0; at < tokens.length; at++) {
      const { folded, joined, inside, capital, text: written } = tokens[at] as Token;
      if (at > 0 && !joined) close();
      // The month of May is no "may".
      const isMonth = inside && capital && calendarOf(language).has(folded);
      if (table.joints.has(folded) && pieces.some((piece) => 'stem' in piece)) close();
      all.push(folded);
      if (table.whole.has(folded) || table.turns.some((turn) => folded.startsWith(turn))) turns = true;
      // "Keine siebzig" is a number.
      const counts = at + 1 < tokens.length && isNumber(tokens[at + 1], language);
      const idle =
        phraseAt(tokens, at, (phrase) => table.idle.has(phrase)) || Number(counts && isNot(table, folded));
      const size = idle || (isMonth ? 0 : phraseAt(tokens, at, (phrase) => table.phrases.has(phrase)));
      if (size > 0 && idle === 0) {
        const words = tokens.slice(at, at + size);
        const phrase = words.map((word) => word.folded).join(' ');
        pieces.push({
          kinds: table.phrases.get(phrase) ?? [],
          text: words.map((word) => word.text).join(' '),
        });
      } else if (idle === 0 && !isMonth && table.phrases.has(written.toLowerCase()))
        pieces.push({ kinds: table.phrases.get(written.toLowerCase()) ?? [], text: written });
      else if (size === 0 && carriesMeaning(folded, language)) pieces.push({ stem: stemOf(folded) });
      at += Math.max(0, size - 1);
    }
    close();
  }
  return { language, clauses, asks: sentences.some(({ question }) => question) };
}

function clauseOf(pieces: readonly Piece[]): Pick<Clause, 'stems' | 'words'> {
  const stemsIn = (some: readonly Piece[]): string[] =>
    some.flatMap((piece) => ('stem' in piece ? [piece.stem] : []));
  return {
    stems: new Set(stemsIn(pieces)),
    words: pieces.flatMap((piece, at) => {
      if ('stem' in piece) return [];
      const behind = stemsIn(pieces.slice(at + 1));
      const before = stemsIn(pieces.slice(0, at)).slice(-BACK);
      const near = new Set([...behind.slice(0, AHEAD), ...before]);
      const [head] = [...behind, ...before];
      const said = head === undefined ? {} : { head };
      return piece.kinds.map((kind) => ({ kind, text: piece.text, near, ...said }));
    }),
  };
}
