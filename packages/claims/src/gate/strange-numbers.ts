import { baseLanguage } from '@parlance/kernel/languages';
import { splitSentences } from '@parlance/language/text/sentences';
import { cuesOf } from '../numbers/number-cues.ts';
import { claimedAmong, NumberGround } from '../numbers/number-ground.ts';
import type { NumberMention } from '../numbers/number-mention.ts';
import { readNumbers } from '../numbers/read-numbers.ts';
import type { Known } from './evidence.ts';

/** In words and up to here, people count as they talk: "nine seconds! I need ten". */
const TALKED_COUNT = 12;

export const isTalk = ({ kind, amount, values }: NumberMention): boolean =>
  kind === 'fraction' ||
  kind === 'ordinal' ||
  kind === 'vague' ||
  (kind === 'date' && values.some((value) => value.startsWith('weekday:'))) ||
  (kind === 'words' && (amount ?? 0) <= TALKED_COUNT);

const bears = (known: readonly Known[], mention: NumberMention, beside: readonly NumberMention[]): boolean =>
  known.some(
    // Small numbers come up in any title: "6 min read".
    ({ numbers, isAside }) =>
      !(isAside && isTalk(mention) && !numbers.countsSo(mention)) && numbers.bears(mention, beside),
  );

/** "Three people start it: the diver, a biologist and a teacher": the line counts what it lists itself. */
function countsOwnList({ text, kind, amount }: NumberMention, line: string, language: string): boolean {
  if (kind !== 'words' || (amount ?? 0) > TALKED_COUNT) return false;
  const colon = line.indexOf(':', line.indexOf(text));
  if (colon < 0) return false;
  const [list = ''] = splitSentences(line.slice(colon + 1), language);
  const joints = cuesOf(language).and.split(' ');
  const items = list.split(',').flatMap((part) => {
    const words = part.trim().split(/\s+/u);
    const at = words.findIndex((word) => joints.includes(word));
    return at > 0 ? [words.slice(0, at), words.slice(at + 1)] : [words];
  });
  return items.length === amount;
}

/** What a line may lean on has half of a pair with another number, or the number for something else. */
function isExchanged(mention: NumberMention, grounds: readonly NumberGround[]): boolean {
  return (
    grounds.some((numbers) => numbers.pairsOtherwise(mention)) ||
    (grounds.some((numbers) => numbers.exchanges(mention)) &&
      !grounds.some((numbers) => numbers.bears(mention) && !numbers.exchanges(mention)))
  );
}

/** Numbers that are not in what a line may lean on and don't follow from it, or count something else there. */
export function strangeNumbers(text: string, language: string, known: readonly Known[]): NumberMention[] {
  const grounds = known.map(({ numbers }) => numbers);
  const all = readNumbers(text, baseLanguage(language));
  const mentions = claimedAmong(all, baseLanguage(language));
  return mentions.filter(
    (mention) =>
      isExchanged(mention, grounds) ||
      !(
        bears(known, mention, all) ||
        NumberGround.follows(mention, grounds, mentions) ||
        countsOwnList(mention, text, baseLanguage(language))
      ),
  );
}

/** Whether what a line may lean on speaks against a number, and does not only lack it. */
export function isDenied(mention: NumberMention, known: readonly Known[]): boolean {
  const grounds = known.map(({ numbers }) => numbers);
  return isExchanged(mention, grounds) || grounds.some((numbers) => numbers.denies(mention));
}
