import type { Heard } from '@parlance/artifacts/heard';
import type { Script } from '@parlance/artifacts/script';
import type { Passage, SourceText } from '@parlance/artifacts/source-text';
import { inTurns } from '@parlance/claims/script/in-turns';
import { baseLanguage } from '@parlance/kernel/languages';
import { fold, stemOf } from '@parlance/language/text/fold';
import { splitSentences } from '@parlance/language/text/sentences';
import { carriesMeaning } from '@parlance/language/text/small-words';
import { sentencesOf } from '@parlance/language/text/tokens';

/** So many of its words a sentence has in the lines that tell it: its own, or those that a model puts it in. */
const TOLD = { verbatim: 0.75, retold: 0.5 };
/** A sentence of so few words stands there whole, or its words are there by chance. */
const FEW_STEMS = 4;
/** In a line that names another passage, a sentence is told only where it stands as it is. */
const SAID_ELSEWHERE = 1;
/** Below, the small words count, too. */
const MIN_STEMS = 3;
/** More sentences are not named one by one, but at least so many of each gap. */
const NAMED = { inAll: 600, ofEach: 3 };

const isText = ({ kind, text }: Passage): boolean =>
  kind !== 'heading' && kind !== 'byline' && /\p{L}{2}/u.test(text);

/** "In 1905" and "In 1906" are told apart by nothing else. */
const numbersIn = (text: string): string[] => text.match(/\d+/g) ?? [];

/** What a sentence is known by; of a very short one, all of its words. */
function stemsOf(text: string, language: string): Set<string> {
  const words = sentencesOf(text, language).flatMap(({ tokens }) => tokens.map(({ folded }) => folded));
  const telling = words.filter((word) => carriesMeaning(word, language));
  const known = telling.length < MIN_STEMS ? words : telling;
  return new Set([...known.map(stemOf), ...numbersIn(text)]);
}

/** Everything a line may be known by, so that short sentences are found in it, too. */
const allStemsOf = (text: string, language: string): string[] => [
  ...sentencesOf(text, language).flatMap(({ tokens }) => tokens.map(({ folded }) => stemOf(folded))),
  ...numbersIn(text),
];

class ToldLines {
  private readonly linesWith = new Map<string, number[]>();
  private readonly citing = new Map<string, number[]>();

  constructor({ lines }: Script, language: string) {
    for (const [at, { text, sourceRefs }] of lines.entries()) {
      for (const stem of new Set(allStemsOf(text, language))) this.add(this.linesWith, stem, at);
      for (const ref of new Set(sourceRefs)) this.add(this.citing, ref, at);
    }
  }

  private add(index: Map<string, number[]>, key: string, line: number): void {
    const known = index.get(key);
    if (known) known.push(line);
    else index.set(key, [line]);
  }

  isCited(passage: string): boolean {
    return this.citing.has(passage);
  }

  /** Whether the sentence stands in the lines that name its passage, one of them or two in a row, or word by word in another. */
  tells(stems: ReadonlySet<string>, passage: string, wanted: number): boolean {
    const citing = new Set(this.citing.get(passage));
    const shares = new Map<number, number>();
    const inPair = new Map<number, number>();
    for (const stem of stems) {
      const pairs = new Set<number>();
      for (const line of this.linesWith.get(stem) ?? []) {
        shares.set(line, (shares.get(line) ?? 0) + 1);
        if (citing.has(line)) pairs.add(line).add(line - 1);
      }
      for (const pair of pairs) inPair.set(pair, (inPair.get(pair) ?? 0) + 1);
    }
    const best = Math.max(0, ...inPair.values()) / stems.size;
    return best >= wanted || Math.max(0, ...shares.values()) / stems.size >= SAID_ELSEWHERE;
  }
}

type Sentence = { passage: string; sentence: number; text: string; isTold: boolean };

/** Every sentence of the text in its order, with whether some line tells it. */
async function* judged(source: SourceText, script: Script): AsyncGenerator<Sentence> {
  const told = new ToldLines(script, baseLanguage(script.language));
  const isTranslated = source.language !== baseLanguage(script.language);
  const wantedOf = (stems: ReadonlySet<string>): number => {
    if (script.usage) return TOLD.retold;
    return stems.size <= FEW_STEMS ? 1 : TOLD.verbatim;
  };
  const seen = new Set<string>();
  for await (const passage of inTurns(source.passages.filter(isText))) {
    for (const [sentence, text] of splitSentences(passage.text, source.language).entries()) {
      const key = fold(text);
      // A pulled quotation is no second sentence, and "* * *" is none.
      if (seen.has(key) || !/\p{L}{2}/u.test(text)) continue;
      seen.add(key);
      const stems = stemsOf(text, source.language);
      const isTold = isTranslated ? told.isCited(passage.id) : told.tells(stems, passage.id, wantedOf(stems));
      yield { passage: passage.id, sentence, text, isTold };
    }
  }
}

type Gap = { fromChars: number; toChars: number; sentences: Sentence[] };

const inThousands = (share: number): number => Math.round(share * 1_000) / 1_000;

/** How much of the text is heard, and what is not: each gap with its sentences, in the order of the text. */
export async function findHeard(source: SourceText, script: Script): Promise<Heard> {
  const gaps: Gap[] = [];
  let chars = 0;
  let heard = 0;
  let left = 0;
  for await (const sentence of judged(source, script)) {
    const fromChars = chars;
    chars += sentence.text.length;
    if (sentence.isTold) {
      heard += sentence.text.length;
      continue;
    }
    left++;
    const gap = gaps.at(-1);
    if (gap?.toChars === fromChars) {
      gap.toChars = chars;
      gap.sentences.push(sentence);
    } else gaps.push({ fromChars, toChars: chars, sentences: [sentence] });
  }
  const most =
    left <= NAMED.inAll ? left : Math.max(NAMED.ofEach, Math.floor(NAMED.inAll / Math.max(1, gaps.length)));
  return {
    share: inThousands(heard / Math.max(1, chars)),
    gaps: gaps.map(({ fromChars, toChars, sentences }) => ({
      from: inThousands(fromChars / chars),
      to: inThousands(toChars / chars),
      sentences: sentences.slice(0, most).map(({ passage, sentence, text }) => ({ passage, sentence, text })),
      more: Math.max(0, sentences.length - most),
    })),
  };
}
