import type { Brief } from '@parlance/artifacts/brief';
import type { SourceText } from '@parlance/artifacts/source-text';
import { LENGTHS, LEVELS, type Length, MODES, TONES } from '@parlance/kernel/limits';

type Text = { name: string; language: string; source: SourceText };
export type Combination = { name: string; source: SourceText; brief: Brief };

/** Titles a person's document may have; undefined is the text's own. */
const TITLES = [
  undefined,
  '',
  'Chapter 3',
  'Weekly product sync – 3 Nov 2026',
  'Super Bowl 50',
  'GITFAQ(7) Git Manual GITFAQ(7)',
  '10 facts about 1,493 stones & 0.2 %',
  '2026',
  '“Why 42?”',
  'C:\\notes\\{draft} $M$ [v1.0.2]',
  'ÉTÉ 1789 — la fête nº 14',
  'x'.repeat(400),
];
/** {word} is a word of the text. */
const QUESTIONS = [
  undefined,
  '',
  '{word}?',
  'Why does {word} matter in 1999?',
  'Who invented the 7 {word}',
  '42',
  '???',
  'Quantos {word} existem desde 2031?',
  'Was ist {word} und warum kostet es 12,5 %?',
];
const EMPHASES = [undefined, '{word}', 'the 3 main numbers and 2031', '   ', '{word}, {word} & $5.00'];

const LENGTH_NAMES = Object.keys(LENGTHS) as Length[];

/** The nth of a list, in an order that visits every pair of neighbouring lists. */
const pick = <T>(list: readonly T[], step: number): T => list[step % list.length] as T;

function wordOf({ passages }: SourceText, step: number): string {
  const words = passages.flatMap(({ text }) => text.match(/\p{L}{5,}/gu) ?? []);
  return words[(step * 7919) % Math.max(1, words.length)] ?? 'water';
}

const filled = (template: string | undefined, word: string): string | undefined =>
  template?.replaceAll('{word}', word);

/** So many combinations, every text in turn; each step moves on through the lists at its own pace. */
export function* combinationsOver(texts: readonly Text[], count: number): Generator<Combination> {
  for (let step = 0; step < count && texts.length > 0; step++) {
    const { name, language, source } = pick(texts, step);
    const turn = Math.floor(step / texts.length);
    const word = wordOf(source, step);
    const title = pick(TITLES, turn + step);
    const question = filled(pick(QUESTIONS, turn * 2 + step), word);
    const emphasis = filled(pick(EMPHASES, turn * 3 + step), word);
    yield {
      name: `${name} #${step}`,
      source: title === undefined ? source : { ...source, title },
      brief: {
        source: { type: 'text', text: '' },
        language,
        mode: pick(MODES, turn),
        level: pick(LEVELS, turn + Math.floor(turn / MODES.length)),
        length: pick(LENGTH_NAMES, turn + Math.floor(turn / 6)),
        tone: pick(TONES, turn * 5 + step),
        ...(question === undefined ? {} : { question }),
        ...(emphasis === undefined ? {} : { emphasis }),
        voices: { host: '', cohost: '' },
      },
    };
  }
}
