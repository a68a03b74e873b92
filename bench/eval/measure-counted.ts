import { eldLanguageDetector } from '@parlance/adapters/language-detector/eld';
import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import { LENGTHS } from '@parlance/kernel/limits';
import { ingestPaste } from '@parlance/pipeline/1-ingest/text/paste';
import { estimatedMinutes } from './measure-script.ts';
import type { Measure } from './table.ts';

/** Texts made by a program, whose sentences carry numbers: what is told of them is read back from the lines. */
type CountedText = { readonly source: SourceText; readonly sentences: ReadonlyMap<string, string> };

const TEXTS = 100;
const LENGTH_NAMES = ['short', 'medium', 'long'] as const;
/** So many sentences a text of each length may have: those that fit, and those that don't. */
const FITTING = { short: [20, 42], medium: [30, 95], long: [40, 210] } as const;
const TOO_LONG = { short: [70, 300], medium: [150, 600], long: [330, 900] } as const;

const SHAPES = [
  (n: string) => `The keeper of lamp ${n} wrote down what the harbour looked like on that day.`,
  (n: string) => `Nobody in the town had ever asked who paid for lamp ${n} and its oil.`,
  (n: string) => `It was lit again in the spring, and lamp ${n} burned until the ships came home.`,
  (n: string) => `“We saw lamp ${n} from the bridge of the old ferry,” said one of the sailors.`,
  (n: string) => `But lamp ${n} went out in a storm that nobody had expected so early in the year.`,
  (n: string) => `Why did the council of the town want to sell lamp ${n} to a museum abroad?`,
  (n: string) => `Of all of them, lamp ${n} was the brightest.`,
];

function counted(seed: number, [least, most]: readonly [number, number]): CountedText {
  let state = seed * 7_919 + 1;
  const below = (limit: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const sentences = new Map<string, string>();
  const paragraphs: string[] = [];
  const count = least + below(most - least);
  while (sentences.size < count) {
    if (below(9) === 0) paragraphs.push(`## The ${paragraphs.length + 2} winters of the harbour`);
    const size = Math.min(1 + below(6), count - sentences.size);
    const own = Array.from({ length: size }, () => {
      const number = String(1000 + sentences.size);
      const text = (SHAPES[below(SHAPES.length)] as (n: string) => string)(number);
      sentences.set(number, text);
      return text;
    });
    paragraphs.push(own.join(' '));
  }
  const text = `# The lamps of the harbour\n\n${paragraphs.join('\n\n')}`;
  return { source: ingestPaste(eldLanguageDetector(), text, 'en'), sentences };
}

const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, ' ').toLowerCase();

/** Which sentences are told to the letter, and how many are told in any other way: in part, or twice. */
function readBack({ lines }: Script, { sentences }: CountedText): { told: number; otherwise: number } {
  const all = plain(lines.map(({ text }) => text).join(' '));
  let told = 0;
  let otherwise = 0;
  for (const [number, sentence] of sentences) {
    const times = all.split(plain(sentence).trim()).length - 1;
    const named = all.split(`lamp ${number} `).length - 1;
    if (times === 1 && named === 1) told++;
    else if (times + named > 0) otherwise++;
  }
  return { told, otherwise };
}

type WriteOne = (source: SourceText, request: Pick<Brief, 'language' | 'length'>) => Promise<Script>;

/** Whether what fits is told whole, and of what doesn't fit every sentence is either told or not. */
export async function measureCounted(writeOne: WriteOne): Promise<Measure[]> {
  const rows = { whole: 0, exact: 0, inRoom: 0, full: 0 };
  for (let at = 0; at < TEXTS; at++) {
    const length = LENGTH_NAMES[at % LENGTH_NAMES.length] ?? 'short';
    const fitting = counted(at, FITTING[length]);
    const back = readBack(await writeOne(fitting.source, { language: 'en-US', length }), fitting);
    if (back.told === fitting.sentences.size) rows.whole++;
    const longer = counted(at + TEXTS, TOO_LONG[length]);
    const script = await writeOne(longer.source, { language: 'en-US', length });
    const part = readBack(script, longer);
    if (part.otherwise === 0 && part.told < longer.sentences.size) rows.exact++;
    const { maxMinutes } = LENGTHS[length];
    if (estimatedMinutes(script) <= maxMinutes) rows.inRoom++;
    if (estimatedMinutes(script) >= maxMinutes * 0.8) rows.full++;
  }
  const of = (label: string, count: number): Measure => ({
    label,
    shown: `${count} of ${TEXTS}`,
    ok: count === TEXTS,
  });
  return [
    of('told whole where they fit', rows.whole),
    of('longer: each sentence told whole or not at all', rows.exact),
    of('longer: no longer than the length', rows.inRoom),
    of('longer: at least 80 % of the length', rows.full),
  ];
}
