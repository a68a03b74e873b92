import { LIMITS } from '@parlance/kernel/limits';
import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { isBareQuotation, pointsBack } from '../read/dependence.ts';
import type { Sentence } from '../read/document.ts';
import type { Reading } from '../read/reading.ts';
import { isQuestion } from './answers.ts';
import type { Asked } from './between/ask-between.ts';
import { FORMS } from './between/forms.ts';
import { jointIn } from './between/joints.ts';
import { headingOver } from './headings.ts';
import { ownWordsIn } from './own-words.ts';
import type { Piece } from './piece.ts';
import { isRow, REPLY, REPLY_DASH } from './said.ts';

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
  const { isOwn, isFirstPerson } = ownWordsIn(reading);
  // A question that the next sentence answers; the author's own, in a text told as "I", nobody else can answer.
  const isPut = (at: number): boolean => {
    const [each, next] = [asked[at]?.said, asked[at + 1]?.said];
    if (!each || !next || each.isQuoted || each.isAnswer || !isQuestion(each.sentence)) return false;
    return each.asks || (!isQuestion(next.sentence) && !(isFirstPerson && isOwn(each.sentence)));
  };
  const isReply = ({ text, inQuotation }: Sentence): boolean =>
    !inQuotation && isBareQuotation(text, pack.grammar);
  const pieces: Piece[] = [];
  let isSpoken = false;
  asked.forEach(({ said, form, halves }, at) => {
    const last = asked[at - 1]?.said;
    const { sentence, isAnswer } = said;
    const { refs, paragraph } = sentence;
    const over = last?.sentence.heading === sentence.heading ? undefined : headingOver(sentence, reading);
    const isNew = last?.sentence.paragraph !== paragraph;
    // Behind a dash all of a paragraph is somebody's, and "I" is not the author.
    isSpoken = isNew ? REPLY_DASH.test(sentence.text) : isSpoken;
    const own = !isSpoken && isOwn(sentence);
    const goesOnAsOwn = isFirstPerson && own && last !== undefined && isOwn(last.sentence) && !isAnswer;
    const answersNow = last !== undefined && !said.asks && (last.asks || isPut(at - 1));
    // “No.” “Yes.”: what opens in marks behind words in marks is somebody else's.
    const isReplyTo = last !== undefined && isReply(last.sentence) && /^[“„"«]/.test(sentence.text);
    const isHeld =
      (said.asks && last?.asks === true) ||
      (isAnswer && !answersNow && over?.asks === undefined && last?.isAnswer === true) ||
      (!isNew &&
        (isSpoken ||
          (sentence.inQuotation && last.sentence.inQuotation) ||
          (!isReplyTo &&
            isBareQuotation(sentence.text, pack.grammar) &&
            /[“”„"«»]/.test(last.sentence.text)) ||
          /[:,]$/.test(last.sentence.text)));
    const row = isRow(sentence, pack);
    const opens = isHeld
      ? 'never'
      : answersNow ||
          (isReplyTo && !isAnswer) ||
          (isNew && !goesOnAsOwn && !(row && sentence.isItem)) ||
          said.asks
        ? 'always'
        : 'may';
    const isAsker = said.asks || (isFirstPerson && isPut(at));
    const isTeller = isAnswer || own;
    const voice = isAsker ? ('asker' as const) : isTeller ? ('teller' as const) : undefined;
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
