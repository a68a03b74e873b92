import { countWords } from '@parlance/kernel/speech-time';
import type { Exchange, LanguagePack } from '@parlance/language/language';
import { type Casing, capitalize } from '@parlance/language/text/casing';
import { fill } from '@parlance/language/text/fill';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { PhraseBag } from './phrase-bag.ts';
import { isQuoted, type Spoken } from './teller.ts';

/** One sentence shared by two people. */
export type Shared = { ask: string; answer: string };
export type Match = { exchange: Exchange; asks: readonly string[]; groups: Record<string, string> };

/** Exchanges of one kind that may not follow each other too soon. */
const MEMORY = 5;
const MIN_WORDS_STATED = 4;
/** "And in 1780?" takes up what was said; after a greeting or a new chapter there is nothing to take up. */
const GOES_ON = /^(?:And|What about|E|¿Y|Et|Und) /;
/** "In April 2019 the telescope": after the date something else has begun. */
const BEYOND_DATE = /(?<!\d)(?:1\d|20)\d{2}s? (?!(?:and|e|y|et|und|to|a|bis|of|de|do|da|du)(?!\p{L}))\p{L}/u;

/** How a question begins: "And in 1780?" and "And the lamp?" are of one form. */
const formOf = (ask: string): string => /^¿?[\p{L}’']+/u.exec(ask)?.[0] ?? '';

/** Finds the ways in which two people can share a sentence. */
export class ExchangeFinder {
  private readonly recent: string[] = [];
  private lastForm = '';
  private readonly pack: LanguagePack;
  private readonly casing: Casing;
  private readonly bag: PhraseBag;

  constructor(pack: LanguagePack, casing: Casing, bag: PhraseBag) {
    this.pack = pack;
    this.casing = casing;
    this.bag = bag;
  }

  /** Whether someone could well ask for this sentence, right after the one before it. */
  canPrompt(spoken: Spoken, previous: Spoken | undefined): boolean {
    return this.find(spoken, previous, false) !== undefined;
  }

  /**
   * `previous` is the sentence just said, if this one follows it in the source too. `states` picks between
   * questions and sentences of which each says a half; `afterLead` leaves out what takes up a thread.
   */
  find(spoken: Spoken, previous: Spoken | undefined, states: boolean, afterLead = false): Match | undefined {
    if (isQuoted(spoken) || spoken.sentence.isQuestion) return undefined;
    for (const exchange of this.pack.exchanges) {
      if ((exchange.states ?? false) !== states || (exchange.continuing && previous === undefined)) continue;
      const fitting = afterLead ? exchange.ask.filter((ask) => !GOES_ON.test(ask)) : exchange.ask;
      const asks = states ? fitting : fitting.filter((ask) => formOf(ask) !== this.lastForm);
      if (asks.length === 0 || this.recent.slice(-MEMORY).includes(exchange.id)) continue;
      if (exchange.after !== undefined && !this.isAnnounced(exchange.after, previous)) continue;
      const match = wordRegex(exchange.pattern, 'u').exec(spoken.text);
      if (match && this.isSound(exchange, match.groups ?? {}))
        return { exchange, asks, groups: this.prepare(match.groups ?? {}) };
    }
    return undefined;
  }

  use({ exchange, asks, groups }: Match, spoken: Spoken): Shared {
    this.recent.push(exchange.id);
    const ask = this.bag.draw(asks);
    this.noteForm(ask);
    return {
      ask: fill(ask, groups, this.pack),
      answer: exchange.answer === undefined ? spoken.text : fill(exchange.answer, groups, this.pack),
    };
  }

  /** Two questions of one form in a row ("And …?" "And …?") sound like a form being filled in. */
  noteForm(ask: string): void {
    this.lastForm = formOf(ask);
  }

  private isAnnounced(pattern: string, previous: Spoken | undefined): boolean {
    return previous?.sentence.announces === true && wordRegex(pattern, 'u').test(previous.text);
  }

  private isSound(exchange: Exchange, groups: Record<string, string | undefined>): boolean {
    if ([groups.where, groups.which].some((phrase) => phrase !== undefined && this.hasVerb(phrase)))
      return false;
    if (groups.where !== undefined && !this.isOnePhrase(groups.where)) return false;
    const goesOn = wordRegex(`^(?:${this.pack.and}|${this.pack.grammar.cut.conjunctions})\\b`);
    if (groups.where !== undefined && goesOn.test(groups.main ?? '')) return false;
    if (!exchange.states) return true;
    return Object.values(groups).every(
      (group) => group === undefined || countWords(group) >= MIN_WORDS_STATED,
    );
  }

  /** "On the reef it took three years, …" is no phrase of place but a clause. */
  private hasVerb(phrase: string): boolean {
    const { words, grammar } = this.pack;
    const verbs = new Set(`${words.auxiliaries} it he she they we you there`.split(' '));
    const ending = wordRegex(grammar.verbEnding);
    return phrase.split(' ').some((word) => verbs.has(word) || (/^\p{Ll}/u.test(word) && ending.test(word)));
  }

  /** "In April 2019 the telescope": an article that no preposition leads in begins the subject. */
  private isOnePhrase(phrase: string): boolean {
    const { words } = this.pack;
    const articles = new Set(words.articles.split(' '));
    const leads = new Set(`${words.prepositions} ${words.connectors} ${this.pack.and}`.split(' '));
    const tokens = phrase.toLowerCase().split(' ');
    const begins = tokens.some(
      (word, at) =>
        at > 1 &&
        articles.has(word) &&
        !leads.has(tokens[at - 1] ?? '') &&
        !articles.has(tokens[at - 1] ?? ''),
    );
    return !begins && !BEYOND_DATE.test(phrase);
  }

  /** The pieces as they stand inside a sentence; a template with a capital letter gives it back. */
  private prepare(groups: Record<string, string | undefined>): Record<string, string> {
    const entries = Object.entries(groups).flatMap(([name, text]) => {
      if (text === undefined) return [];
      const inSentence = this.casing.lowerFirst(text.trim());
      return [
        [name, inSentence],
        [capitalize(name), capitalize(text.trim())],
      ];
    });
    return Object.fromEntries(entries);
  }
}
