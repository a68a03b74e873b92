import { baseLanguage } from '@parlance/kernel/languages';
import { calendarOf } from '@parlance/language/text/calendar';
import { multiplierNamed } from '@parlance/language/text/number-words';
import { writtenNumbers } from '@parlance/language/text/written-numbers';
import { Cardinals, isFactor, type Said } from './cardinals.ts';
import { cuesOf, hasWord as has } from './number-cues.ts';
import { type NumberMention, plain, sizeOf } from './number-mention.ts';
import { type NumberTable, numberTable } from './number-table.ts';
import { type NumberToken, numberTokens } from './number-tokens.ts';
import { romanValue } from './roman.ts';
import { unitOf } from './units.ts';

/** Of so many others a share is told: "nine in ten". */
const SHARES_OF = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 20, 100, 1000]);
/** How far behind "of every four" the three may stand. */
const SHARE_REACH = 5;
const ALWAYS = ['24/7', '50/50'];
const ORDINAL_MARK = /^(?:st|nd|rd|th|er|e|eme|o|a)$/;
/** How far "about" or a title may stand before a number: "more than a hundred". */
const ROUGH_REACH = 3;
const NAMES_ITS_CENTURY = /^(?:due|tre|quattro|cinque|sei|sette|otto|nove)cento$/;

/** One text, read from its first word to its last. */
class NumberReader {
  readonly #tokens: NumberToken[];
  readonly #language: string;
  readonly #table: NumberTable | undefined;
  readonly #calendar: ReadonlyMap<string, string>;
  readonly #cues;
  readonly #cardinals: Cardinals | undefined;
  readonly found: NumberMention[] = [];
  #at = 0;

  constructor(text: string, language: string) {
    this.#language = baseLanguage(language);
    this.#tokens = numberTokens(ALWAYS.reduce((rest, idiom) => rest.replaceAll(idiom, ''), text));
    this.#table = numberTable(this.#language);
    this.#calendar = this.#table ? calendarOf(this.#language) : new Map();
    this.#cues = cuesOf(this.#language);
    this.#cardinals = this.#table && new Cardinals(this.#tokens, this.#table, this.#language);
    while (this.#at < this.#tokens.length) {
      const before = this.#at;
      this.#read();
      if (this.#at === before) this.#at++;
    }
  }

  #token(offset: number): NumberToken | undefined {
    return this.#tokens[offset];
  }
  #joinedWord(offset: number): string | undefined {
    const token = this.#tokens[offset];
    return token?.joined && !token.digits ? token.folded : undefined;
  }

  #keep(
    from: number,
    to: number,
    kind: NumberMention['kind'],
    values: string[],
    amount?: number,
    coarse = false,
    odd = false,
  ): boolean {
    const words = this.#tokens.slice(from, to);
    const second = amount === undefined ? undefined : this.#second(to);
    const counts = second ? (this.#joinedWord(second.to) ?? this.#joinedWord(to)) : this.#counted(to, kind);
    const then = counts === this.#joinedWord(to) ? this.#joinedWord(to + 1) : undefined;
    let first = from;
    while (first > from - ROUGH_REACH && this.#tokens[first]?.joined) first--;
    const reach = this.#tokens.slice(Math.max(0, first), from);
    this.found.push({
      text: words.map(({ text }) => text).join(' '),
      kind,
      values,
      ...(amount === undefined ? {} : { amount }),
      rough: odd || reach.some(({ folded }) => has(this.#cues.roughly, folded)),
      ...(odd || reach.some(({ folded }) => has(this.#cues.above, folded)) ? { side: 'above' } : {}),
      ...(reach.some(({ folded }) => has(this.#cues.below, folded)) ? { side: 'below' } : {}),
      ...(counts === undefined ? {} : { counts }),
      ...(then === undefined ? {} : { then }),
      ...(this.#differs(to) ? { differs: true } : {}),
      from,
      to,
      ...(coarse || odd ? { coarse: true } : {}),
      ...([to + 1, to + 2].some((at) => has(this.#cues.later, this.#joinedWord(at))) ? { later: true } : {}),
      ...(second && kind !== 'ordinal' && this.#isSpan(to) ? { with: second.value } : {}),
    });
    this.#at = to;
    return true;
  }

  /** "Six metres more", "eleven years older than": a comparison stands right behind. */
  #differs(to: number): boolean {
    return [to, to + 1, to + 2, to + 3].some((at) => {
      const word = this.#joinedWord(at);
      return has(this.#cues.above, word) || has(this.#cues.below, word) || has(this.#cues.later, word);
    });
  }

  /** "Half a year": what is counted stands behind the article. */
  #counted(to: number, kind: NumberMention['kind']): string | undefined {
    const word = this.#joinedWord(to);
    return kind === 'fraction' && has(this.#cues.article, word) ? this.#joinedWord(to + 1) : word;
  }

  /** The other number of "three to one", "22 to 26 degrees". */
  #second(to: number): Said | undefined {
    const token = this.#tokens[to + 1];
    if (!has(this.#cues.between, this.#joinedWord(to)) || !token?.joined) return undefined;
    return token.digits ? { value: Number(token.text), to: to + 2 } : this.#cardinals?.cardinal(to + 1);
  }

  /** "From 1904 to 1905", and not "in 1905 and 1908", where any other may stand beside it. */
  #isSpan(to: number): boolean {
    const joint = this.#joinedWord(to);
    return !has(this.#cues.and, joint) && !has('or ou o oder', joint);
  }

  #read(): boolean {
    const token = this.#token(this.#at);
    if (!token) return false;
    if (token.digits) return this.#digits(token);
    if (this.#date() || !this.#table || this.#shareOfEach()) return true;
    if (this.#roman(token) || this.#decadeWord(token) || this.#fractionWord(token)) return true;
    if (this.#vague(token)) return true;
    const begins =
      this.#table.begins.has(token.folded) ||
      isFactor(token) ||
      this.#cardinals?.compound(token.folded, this.#table.cardinals) !== undefined;
    return begins && this.#words();
  }

  #date(): boolean {
    const one = this.#token(this.#at);
    const next = this.#joinedWord(this.#at + 1);
    // Only Portuguese has days of two words: "quinta-feira".
    const two = next === 'feira' ? this.#calendar.get(`${one?.folded} ${next}`) : undefined;
    // "Aos domingos", "on Mondays"; months have no plural, and "mais" is none of "mai".
    const single = this.#calendar.get(one?.folded.replace(/s$/, '') ?? '');
    const days = single?.startsWith('weekday:') ? single : undefined;
    const value = two ?? this.#calendar.get(one?.folded ?? '') ?? days;
    // Small "may" and "march" are verbs; elsewhere months are small, or every noun is large.
    if (!one || !value || (this.#language === 'en' && !one.capital)) return false;
    this.#keep(this.#at, this.#at + (two ? 2 : 1), 'date', [value]);
    return true;
  }

  #digits(token: NumberToken): boolean {
    const from = this.#at;
    const parts = writtenNumbers(token.text);
    if (parts.length !== 1) {
      for (const part of parts) this.#keep(from, from + 1, 'digits', [part], Number(part));
      this.#at = from + 1;
      return true;
    }
    const amount = Number(parts[0]);
    const mark = this.#tokens[from + 1];
    const glued = mark !== undefined && mark.index === token.end ? mark.folded : undefined;
    if (glued === 's' || (glued === 'er' && this.#language === 'de'))
      return this.#decade(from, from + 2, amount);
    const to = from + (glued !== undefined && ORDINAL_MARK.test(glued) ? 2 : 1);
    if (to === from + 1 && this.#isShortYear(token, amount))
      return this.#keep(from, to, 'digits', [`year2:${amount}`, String(amount)], amount);
    if (to === from + 1 && this.#share(from, { value: amount, to })) return true;
    return this.#amount(from, to, amount, to > from + 1 ? 'ordinal' : 'digits');
  }

  /** "'47", "em 74": it may be a year without its century. */
  #isShortYear({ apostrophe, text }: NumberToken, amount: number): boolean {
    const next = this.#tokens[this.#at + 1];
    if (text.length !== 2 || amount < 10 || isFactor(next)) return false;
    // "Em 91 por cento" is a share, whatever stands before it.
    if (this.#percentWords(this.#at + 1) > 0) return false;
    return apostrophe || has(this.#cues.yearBefore, this.#tokens[this.#at - 1]?.folded);
  }

  /** "Nine in ten", "one out of three". */
  #share(from: number, count: Said): boolean {
    const near = this.#behind(count.to, this.#cues.inEach);
    // "One guest in five".
    const beyond = count.to + Number(near === count.to && this.#joinedWord(count.to) !== undefined);
    const at = this.#behind(beyond, this.#cues.inEach);
    const token = this.#tokens[at];
    if (at === beyond || !token?.joined) return false;
    const all = token.digits ? { value: Number(token.text), to: at + 1 } : this.#cardinals?.cardinal(at);
    if (!all || count.value >= all.value || !SHARES_OF.has(all.value)) return false;
    // "Three goals in ten games" are no share.
    if (beyond > count.to && this.#joinedWord(all.to) !== undefined) return false;
    return this.#fraction(from, all.to, count.value, all.value);
  }

  /** "Of every four deaths, three". */
  #shareOfEach(): boolean {
    const at = this.#behind(this.#at, this.#cues.ofEach);
    const all = at === this.#at ? undefined : this.#cardinals?.cardinal(at);
    if (!all || !SHARES_OF.has(all.value)) return false;
    for (let from = all.to; from < all.to + SHARE_REACH; from++) {
      const count = this.#cardinals?.cardinal(from);
      if (count) return count.value < all.value && this.#fraction(from, count.to, count.value, all.value);
    }
    return false;
  }

  /** Behind the first of some phrases that stands here; here when none does. */
  #behind(at: number, phrases: string): number {
    for (const words of phrases.split('|')) {
      const parts = words.split(' ');
      if (words !== '' && parts.every((word, i) => this.#joinedWord(at + i) === word))
        return at + parts.length;
    }
    return at;
  }

  #decade(from: number, to: number, year: number): boolean {
    const short = year % 100;
    const values = year < 100 ? [`decade2:${year}`] : [`decade:${year}`];
    if (year >= 1000 && short === 0) values.push(`century:${year / 100 + 1}`);
    return this.#keep(from, to, 'decade', values);
  }

  /** A number that stands: what is before and behind it tells what it means. */
  #amount(from: number, end: number, value: number, kind: 'digits' | 'words' | 'ordinal'): boolean {
    const before = this.#tokens[from]?.joined ? this.#tokens[from - 1] : undefined;
    const earlier = before?.joined ? this.#tokens[from - 2]?.folded : undefined;
    const afterCue = has(this.#cues.decadeBefore, before?.folded) || has(this.#cues.decadeBefore, earlier);
    if (afterCue && value % 10 === 0 && (value < 100 || value > 1000)) return this.#decade(from, end, value);
    const next = this.#joinedWord(end);
    // "Two centuries" are a span, "the second century" is one of them.
    const ranks =
      kind !== 'words' && (kind === 'ordinal' || !this.#cues.centuryCounted.split(' ').includes(next ?? ''));
    if (ranks && has(this.#cues.century, next))
      return this.#keep(from, end + 1, 'century', [`century:${value}`]);
    if (this.#tokens[from]?.joined && has(this.#cues.century, before?.folded))
      return this.#keep(from, end, 'century', [`century:${value}`]);
    if (kind === 'ordinal') return this.#keep(from, end, 'ordinal', [String(value)], value);
    if (has(this.#cues.times, next) && kind === 'words')
      return this.#keep(from, end + 1, 'fraction', [
        `times:${value}`,
        ...(value > 2 ? [String(value)] : []),
        // "Two times less" is half of it.
        ...(has(this.#cues.below, this.#joinedWord(end + 1)) ? [`1/${value}`] : []),
      ]);
    const { part, to: behindPoint } =
      kind === 'words' ? (this.#cardinals?.decimals(end) ?? { part: 0, to: end }) : { part: 0, to: end };
    let [to, amount, last, coarse] = [behindPoint, value + part, 1, false];
    const addHalf = (size: number) => {
      const behind = this.#behind(to, this.#cues.andHalf);
      if (behind === to) return;
      amount += size / 2;
      [to, coarse] = [behind, true];
    };
    addHalf(sizeOf(value));
    const behindMore = this.#behind(to, this.#cues.andMore);
    const odd = behindMore > to;
    to = behindMore;
    while (isFactor(this.#token(to)) && this.#token(to)?.joined) {
      last = multiplierNamed(this.#token(to)?.folded ?? '');
      amount *= last;
      to++;
    }
    if (!coarse && last > 1) addHalf(last);
    if (has(this.#cues.dozen, this.#joinedWord(to))) {
      amount *= 12;
      [to, coarse] = [to + 1, true];
    }
    const percentWords = this.#percentWords(to);
    const values = [plain(amount), ...(percentWords > 0 ? [`pct:${plain(amount)}`] : [])];
    this.#keep(from, to, kind, values, amount, coarse, odd);
    this.#at = to + percentWords;
    return true;
  }

  /** How many words say that what stands before them is a percentage: "%", "por cento", "per cent". */
  #percentWords(at: number): number {
    const token = this.#tokens[at];
    if (token?.text === '%' || has('percent prozent', token?.folded)) return 1;
    const next = this.#joinedWord(at + 1);
    const isTwo = has('por pour per', token?.folded) && (has(this.#cues.percent, next) || next === 'cent');
    return isTwo ? 2 : 0;
  }

  #words(): boolean {
    const table = this.#table as NumberTable;
    const from = this.#at;
    const ordinal = this.#cardinals?.longest(table.ordinals, from);
    const cardinal = this.#cardinals?.cardinal(from);
    const hundreds = this.#token(from);
    if (hundreds?.capital && this.#language === 'it' && NAMES_ITS_CENTURY.test(hundreds.folded) && cardinal)
      return this.#keep(from, from + 1, 'century', [`century:${cardinal.value / 100 + 11}`]);
    if (ordinal && ordinal.to >= (cardinal?.to ?? 0)) {
      if (this.#isPart(from, ordinal.to)) return true;
      // "um quarto" with nothing to be a part of is a room.
      const noun =
        table.parts.has(hundreds?.folded ?? '') && has(this.#cues.article, this.#tokens[from - 1]?.folded);
      return !noun && this.#amount(from, ordinal.to, ordinal.value, 'ordinal');
    }
    if (!cardinal) return false;
    if (this.#share(from, cardinal)) return true;
    const plural = this.#cues.decades[this.#joinedWord(cardinal.to) ?? ''];
    if (plural !== undefined && cardinal.value >= 10 && cardinal.value <= 20)
      return this.#decade(from, cardinal.to + 1, cardinal.value * 100 + plural);
    const parts = table.parts.get(this.#joinedWord(cardinal.to) ?? '');
    if (parts !== undefined && cardinal.value < parts && this.#isFraction(cardinal))
      return this.#fraction(from, cardinal.to + 1, cardinal.value, parts);
    return this.#amount(from, cardinal.to, cardinal.value, 'words');
  }

  /** A rank behind an article is a part: "a third of it". */
  #isPart(from: number, to: number): boolean {
    const before = this.#tokens[from - 1]?.folded;
    const size = this.#table?.parts.get(this.#tokens[from]?.folded ?? '');
    if (size === undefined || !has(this.#cues.article, before) || !this.#isFraction({ value: 1, to: from }))
      return false;
    this.#fraction(from, to, 1, size);
    return true;
  }

  /** One of something needs "of" behind it, or nothing: "um quarto" is a room. */
  #isFraction({ value, to }: Said): boolean {
    const behind = this.#tokens[to + 1];
    return value > 1 || this.#language === 'de' || !behind?.joined || has(this.#cues.of, behind.folded);
  }

  #fraction(from: number, to: number, count: number, size: number): boolean {
    const percent = (count * 100) / size;
    const values = [`${count}/${size}`, ...(Number.isInteger(percent) ? [`pct:${percent}`] : [])];
    return this.#keep(from, to, 'fraction', values);
  }

  #roman(token: NumberToken): boolean {
    const value = romanValue(token.text.replace(this.#language === 'fr' ? /(?:er?|ème)$/ : /$/, ''));
    if (value === undefined) return false;
    const before = this.#tokens[this.#at - 1];
    const next = this.#joinedWord(this.#at + 1);
    const century = has(this.#cues.century, before?.folded) || has(this.#cues.century, next);
    const named =
      before?.capital === true && token.joined && !(token.text === 'I' && this.#language === 'en');
    // "Pontoon C" is no hundred.
    const isLetter = token.text.length === 1 && !/[IVX]/.test(token.text);
    if (!century && (!named || isLetter)) return false;
    const values = century ? [`century:${value}`] : [String(value)];
    this.#keep(this.#at, this.#at + 1, century ? 'century' : 'ordinal', values);
    return true;
  }

  #decadeWord({ folded }: NumberToken): boolean {
    const value = this.#cues.decades[folded];
    if (value === undefined) return false;
    this.#decade(this.#at, this.#at + 1, value);
    return true;
  }

  #fractionWord(token: NumberToken): boolean {
    if (this.#halfOf(token)) return true;
    // "half-time" says how, not how much.
    if (has(this.#cues.half, token.folded) && !this.#tokens[this.#at + 1]?.hyphened) {
      this.#keep(this.#at, this.#at + 1, 'fraction', ['1/2', 'pct:50']);
    } else if (has(this.#cues.twice, token.folded)) {
      this.#keep(this.#at, this.#at + 1, 'fraction', ['times:2']);
    } else if (has(this.#cues.thrice, token.folded)) {
      this.#keep(this.#at, this.#at + 1, 'fraction', ['times:3']);
    } else if (this.#cues.collective[token.folded] !== undefined) {
      const amount = this.#cues.collective[token.folded] ?? 0;
      this.#keep(this.#at, this.#at + 1, 'words', [String(amount)], amount, true);
    } else if (has(this.#cues.dozen, token.folded)) {
      this.#keep(this.#at, this.#at + 1, 'words', ['12'], 12, true);
    } else if (this.#table?.parts.has(token.folded) && this.#isPart(this.#at, this.#at + 1)) {
      return true;
    } else return false;
    return true;
  }

  /** "Half a million", "media hora": an amount, and not a part of something that was named. */
  #halfOf(token: NumberToken): boolean {
    if (!has(this.#cues.halfOf, token.folded)) return false;
    const at = has(this.#cues.article, this.#joinedWord(this.#at + 1)) ? this.#at + 2 : this.#at + 1;
    const next = this.#token(at);
    if (!next?.joined) return false;
    if (isFactor(next)) {
      const amount = multiplierNamed(next.folded) / 2;
      return this.#keep(this.#at, at + 1, 'words', [plain(amount)], amount, true);
    }
    if (unitOf(next.folded) === undefined) return false;
    return this.#keep(this.#at, at, 'words', ['0.5', '1/2'], 0.5, true);
  }

  #vague({ folded }: NumberToken): boolean {
    const factor = this.#cues.vague[folded];
    if (factor === undefined) return false;
    this.#keep(this.#at, this.#at + 1, 'vague', [`magnitude:${factor}`]);
    return true;
  }
}

/** Every number, month and day of the week of a text; in languages without a folder only what stands in digits. */
export const readNumbers = (text: string, language: string): NumberMention[] =>
  new NumberReader(text, language).found;
