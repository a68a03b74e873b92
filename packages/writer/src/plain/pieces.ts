import { LIMITS } from '@parlance/kernel/limits';
import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { isBareQuotation, pointsBack } from '../read/dependence.ts';
import type { Reading } from '../read/reading.ts';
import type { Asked } from './between/ask-between.ts';
import { FORMS } from './between/forms.ts';
import { jointIn } from './between/joints.ts';
import { headingOver } from './headings.ts';
import { isFirstPerson, speaksAsAuthor } from './own-words.ts';
import type { Piece } from './piece.ts';
import { isRow, REPLY } from './said.ts';

/** In parts that are no longer than a line may be; only a sentence without an end needs two. */
function inLines(text: string): string[] {
  if (text.length <= LIMITS.scriptLineMaxChars) return [text];
  const fitting = text.slice(0, LIMITS.scriptLineMaxChars);
  const comma = fitting.lastIndexOf(', ') + 1;
  const end = comma > 0 ? comma : fitting.lastIndexOf(' ');
  const cut = end > 0 ? end : fitting.length;
  return [text.slice(0, cut), ...inLines(text.slice(cut).trim())];
}

/** "You will need: a stone and a towel." */
function afterColon(text: string, { words }: LanguagePack): string {
  const [first = ''] = text.split(' ', 1);
  const isSmall = words.articles.split(' ').includes(first.toLowerCase());
  return isSmall ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** What was said and asked between, as pieces that turns are made of; headings that ask are asked by the other voice. */
export function piecesOf(asked: readonly Asked[], reading: Reading): Piece[] {
  const { pack } = reading;
  const isOwn = speaksAsAuthor(reading);
  const ownText = isFirstPerson(reading);
  const pieces: Piece[] = [];
  asked.forEach(({ said, form, halves }, at) => {
    const last = asked[at - 1]?.said;
    const { sentence, isAnswer } = said;
    const { refs, paragraph } = sentence;
    const over = last?.sentence.heading === sentence.heading ? undefined : headingOver(sentence, reading);
    const isNew = last?.sentence.paragraph !== paragraph;
    const own = isOwn(sentence);
    const goesOnAsOwn = ownText && own && last !== undefined && isOwn(last.sentence) && !isAnswer;
    const isHeld =
      (isAnswer && !last?.sentence.asked) ||
      (!isNew &&
        ((sentence.inQuotation && last.sentence.inQuotation) ||
          (isBareQuotation(sentence.text, pack.grammar) && /[“”„"«»]/.test(last.sentence.text)) ||
          /[:,]$/.test(last.sentence.text)));
    const row = isRow(sentence, pack);
    const opens = isHeld
      ? 'never'
      : (isNew && !goesOnAsOwn && !(row && sentence.isItem)) || sentence.asked
        ? 'always'
        : 'may';
    const voice = sentence.asked ? ('asker' as const) : isAnswer || own ? ('teller' as const) : undefined;
    const leans = row || pointsBack(sentence.text, pack.grammar, isNew);
    const base = { refs, paragraph, voice, leans, isReply: REPLY.test(sentence.text) };
    const add = (text: string, more: Partial<Piece>): void => {
      inLines(text).forEach((part, nth) => {
        pieces.push({
          ...base,
          opens: nth > 0 ? 'always' : opens,
          text: part,
          words: countWords(part),
          ...(nth > 0 ? {} : more),
        });
      });
    };
    const joint = FORMS.finish && !isAnswer && !said.isQuoted ? jointIn(said.text, pack) : undefined;
    const heading = over === undefined ? {} : { heading: over.name };
    const led = { ...heading, refs: over?.ref === undefined ? refs : [over.ref, ...refs] };
    if (over?.asks !== undefined) {
      add(over.asks, { ...led, opens: 'always', voice: 'asker', leans: false });
      add(said.text, { opens: 'always' });
    } else if (halves && form) {
      if (halves.first !== undefined) add(halves.first, led);
      const ask = {
        form,
        opens: 'always' as const,
        leans: false,
        voice: own ? ('asker' as const) : undefined,
      };
      add(halves.asks, halves.first === undefined ? { ...led, ...ask } : ask);
      add(halves.second, { opens: 'always' });
    } else if (joint) {
      add(joint.first, led);
      add(joint.second, { opens: 'may', joined: joint.joined, form: 'finish' });
    } else if (over && row) add(`${over.name}: ${afterColon(said.text, pack)}`, led);
    else add(said.text, led);
  });
  return pieces;
}
