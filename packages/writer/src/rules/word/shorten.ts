import { wordRegex } from '@parlance/language/text/word-regex';
import type { TalkPack } from '../languages/talk-rules.ts';

const MIN_WORDS = 4;
const BINDING_WORDS = 3;
const QUOTED = /[“”„"«»]/;
const NAME = "\\p{Lu}[\\p{L}.’'-]*(?: (?:\\p{Lu}[\\p{L}.’'-]*|of|de|da|do|di|del|van|von))*";

const wordsOf = (part: string): string[] => part.match(/[\p{L}’'-]+/gu) ?? [];

/** Sentences of one language, taken apart. */
class Shortener {
  private readonly pack: TalkPack;
  private readonly finite: RegExp;
  private readonly opensWithVerb: RegExp;
  private readonly bounds: RegExp;
  private readonly halves: ReadonlySet<string>;
  private readonly aside: string;

  constructor(pack: TalkPack) {
    const { grammar, clauses, words, telling } = pack;
    this.pack = pack;
    this.finite = wordRegex(`^(?:${clauses.verbs})$|${grammar.verbEnding}`);
    this.opensWithVerb = wordRegex(`^(?:${clauses.verbs})(?!\\p{L})`);
    this.bounds = wordRegex(`(?<!\\p{L})(?:${clauses.conditions})(?!\\p{L})`);
    this.halves = new Set(`${clauses.subordinators} ${words.prepositions}`.split(' '));
    this.aside = `(?:${telling.asides})(?![\\p{L}’'])`;
  }

  /** Each form that is true wherever the sentence is. */
  forms(text: string): string[] {
    const { and, or } = this.pack;
    const body = text.slice(0, -1);
    const plain = body.replace(wordRegex(` \\((?!(?:${and}|${or}) )[^()]*\\)`, 'gu'), '');
    const joined = this.withoutInside(plain);
    const whole = [...(plain === body ? [] : [plain]), ...joined].map((main) => ({ main, dropped: '' }));
    return [...whole, ...[plain, ...joined].flatMap((each) => this.withoutEnd(each))]
      .filter(({ main, dropped }) => this.stands(main) && !this.binds(dropped))
      .map(({ main }) => `${main}.`);
  }

  /** "New York, the third largest state, is …": who has a name is no other one without what is said of them. */
  private withoutInside(body: string): string[] {
    const called = `(?:${this.pack.words.articles.split(' ').join('|')})(?!\\p{L})`;
    const shapes = [
      `^(?<sub>[^,;:]{2,50}), ${this.aside}[^,;:]{4,120}, (?<rest>[^;:]+)$`,
      `^(?<sub>${NAME}), (?:${called}|${this.aside})[^,;:]{4,90}, (?<rest>[^;:]+)$`,
    ];
    return shapes.flatMap((shape) => {
      const { sub = '', rest = '' } = wordRegex(shape, 'u').exec(body)?.groups ?? {};
      return sub !== '' && !this.hasVerb(sub) && this.opensWithVerb.test(rest) ? [`${sub} ${rest}`] : [];
    });
  }

  private withoutEnd(body: string): { main: string; dropped: string }[] {
    const [head = '', ...behind] = body.split('; ');
    const cuts = [
      `^(?<main>[^;:]{12,200}), (?<dropped>${this.aside} [^,;:]+)$`,
      // In a row of things the last is no part of its own.
      `^(?<main>[^,;:]{16,200}), (?<dropped>${this.pack.and} [^,;:]+)$`,
    ].flatMap((shape) => {
      const { main = '', dropped = '' } = wordRegex(shape, 'u').exec(head)?.groups ?? {};
      return main === '' ? [] : [{ main, dropped }];
    });
    return behind.length === 1 ? [{ main: head, dropped: behind[0] ?? '' }, ...cuts] : cuts;
  }

  /** "Which holds only if …": further on, such a word belongs to what is left out itself. */
  private binds(dropped: string): boolean {
    return this.bounds.test(dropped.split(' ').slice(0, BINDING_WORDS).join(' '));
  }

  private hasVerb(part: string): boolean {
    return wordsOf(part)
      .slice(1)
      .some((word) => this.finite.test(word));
  }

  private stands(main: string): boolean {
    const [first = '', ...rest] = wordsOf(main);
    if (rest.length + 1 < MIN_WORDS || /[,:;]$/.test(main)) return false;
    return this.hasVerb(main) && !this.halves.has(first.toLowerCase());
  }
}

const shorteners = new WeakMap<TalkPack, Shortener>();

/**
 * A sentence without what it says besides: what stands in brackets, behind a semicolon, or in a clause that only adds
 * something. What bounds, denies or attributes it is never left out. The longest form comes first; none where nothing
 * can go.
 */
export function shorten(text: string, pack: TalkPack): string[] {
  if (QUOTED.test(text) || !/\.$/.test(text)) return [];
  let shortener = shorteners.get(pack);
  if (!shortener) {
    shortener = new Shortener(pack);
    shorteners.set(pack, shortener);
  }
  return [...new Set(shortener.forms(text))].sort((a, b) => b.length - a.length);
}
