import type { Level } from '@parlance/kernel/limits';
import { countWords } from '@parlance/kernel/speech-time';
import { capitalize } from '@parlance/language/text/casing';
import { fill } from '@parlance/language/text/fill';
import { wordRegex } from '@parlance/language/text/word-regex';
import { questionOf } from '../../read/asked-heading.ts';
import { type Hook, saidFirst } from '../choose/hook.ts';
import type { Run } from '../choose/runs.ts';
import { shapeOf } from '../choose/title-shape.ts';
import type { TalkPack } from '../languages/talk-rules.ts';
import { StandAlone } from '../marks/stand-alone.ts';
import type { Understanding } from '../understand.ts';
import {
  findConversation,
  type Lead,
  type Memory,
  NOTHING_SAID,
  other,
  type Speaker,
  type Unit,
} from './beam.ts';
import { keepsSense } from './keeps.ts';
import type { RenderTools } from './render-tools.ts';
import { ruleWays } from './rule-ways.ts';
import { canBeSummedUp } from './summed-up.ts';
import { isQuoted, refsOf, type Spoken } from './teller.ts';
import { sayingWays } from './turning-ways.ts';
import { type Piece, plainWay, type Way } from './way.ts';
import { type Place as WaysPlace, waysOf } from './ways-of.ts';

type Tools = RenderTools & { level: Level; hook: Hook | undefined };

/** Sentences said in one breath, and what was said right before them if it stands right before them in the source. */
type Breath = { spoken: [Spoken, ...Spoken[]]; previous: Spoken | undefined };

/** Whether a sentence opens a part, and who must speak first if nothing leads into it. */
type Place = { opens: boolean; first: 'HOST' | 'COHOST' | undefined };

/** Wordings of one shape cost the same: chance decides among them, so that no two episodes ask alike. */
const CHANCE = 0.35;
const PROMPT_COST = 0.6;
const NOD_COST = -0.4;
const ASKED_HEADING_COST = -1;
const HEARD = 8;
/** So much is a passage: behind it, the other one may go on. */
const PASSAGE_WORDS = 45;
/** Shorter ones are short forms or marks of a list. */
const LABEL_CHARS = 3;
/** How often the listener goes back to something, in sentences, and what is worth going back to. */
const LOOK_BACK = { every: 15, before: 4, ago: 4, least: 6, most: 14 };

/** "Why?" between two halves of what somebody says: both are theirs, and the question says nothing of them. */
const isAskedBetween = ({ pieces }: Way, { grammar }: TalkPack): boolean =>
  pieces[0]?.kind === 'tell' &&
  pieces.some(({ kind }) => kind === 'ask') &&
  pieces.every(
    ({ kind, text }) =>
      kind !== 'hand' &&
      (kind === 'tell' || !wordRegex(`${grammar.authorVoice}|${grammar.ownPlural}`, 'u').test(text)),
  );

/** Questions that a sentence answers as it stands are answered by all that is said in its breath. */
function wholeAnswers([plain, ...ways]: readonly Way[], told: string): Way[] {
  const [whole] = plain?.pieces ?? [];
  return ways.flatMap(({ pieces, ...way }) => {
    const [ask, tell, more] = pieces;
    const isWhole = ask?.kind === 'ask' && tell?.kind === 'tell' && tell.text === whole?.text && !more;
    return isWhole ? [{ ...way, pieces: [ask, { ...tell, text: told }] }] : [];
  });
}

const startsWithArticle = (name: string, { words }: TalkPack): boolean =>
  words.articles.split(' ').includes(name.toLowerCase().split(' ', 1)[0] ?? '');

/** "And changing the oil?", "And not only that?", "And Pro?": no label of a thing. */
function canBeTurnedTo(label: string, { pack, lexer }: Understanding): boolean {
  const [first = ''] = label.toLowerCase().split(/[\s,]/, 1);
  const isVerb = !lexer.capitalNouns && wordRegex(pack.grammar.verbEnding).test(first);
  return startsWithArticle(label, pack) || (!lexer.isStop(first) && !isVerb && label.length > LABEL_CHARS);
}

/** Where a part begins with the author, somebody has to hand over, however often that was done. */
const askedOn = (way: Way): Way => ({ ...way, form: 'ask-on' });

/** Turns runs of sentences into two people talking. */
export class Conversation {
  private readonly tools: Tools;
  private memory: Memory = NOTHING_SAID;
  private last: Spoken | undefined;
  /** What was told since the listener last went back to something. */
  private told: Spoken[] = [];
  private sinceLookBack = 0;
  /** The last sentences: what is still in everybody's ear. */
  private heard: readonly Spoken[] = [];
  private passageWords = 0;
  /** A question of the source's has been asked: what follows answers it. */
  private answers = false;
  /** Who tells the part that is being told, where the other only asks. */
  private partTeller: Speaker | undefined;
  /** Who says what an author says as "I". */
  private author: Speaker | undefined;
  private isTelling = false;

  constructor(tools: Tools) {
    this.tools = tools;
  }

  /** Whose words they are was said in the greeting, and both read: one alone would be asked again and again to go on. */
  private get isReadByBoth(): boolean {
    const { firstPerson, interview, material } = this.tools.understanding;
    return firstPerson && !interview && material.kind !== 'recording';
  }

  /** Says the runs of one part; `lead` goes before its first words. */
  tell(runs: readonly Run[], lead: Lead | undefined): void {
    const { script, level } = this.tools;
    const isBeginning = this.last === undefined;
    const opens = lead !== undefined || isBeginning;
    const breaths = runs.flatMap((run) => this.inBreaths(run));
    const [opening] = breaths;
    if (!opening) return;
    const first = script.hostIsNext ? 'HOST' : 'COHOST';
    const { interview, asksItself } = this.tools.understanding;
    const [{ sentence }] = opening.spoken;
    // Who is the first to speak as the author goes on doing so.
    if (this.author === undefined && sentence.authorVoice && !this.isReadByBoth)
      this.author = lead === undefined && !interview ? first : 'COHOST';
    // Whoever comes first asks, or says the lead, or else tells; how it begins may be said by both.
    const asksFirst = lead !== undefined || sentence.isQuestion;
    if (asksItself && !isBeginning) this.partTeller = asksFirst ? other(first) : first;
    const units = breaths.flatMap((breath, at) => [
      ...(at > 0 ? this.lookBack(breath, breaths.length - at) : []),
      this.unit(breath, {
        opens: opens && at === 0,
        first: lead === undefined && at === 0 ? first : undefined,
      }),
    ]);
    const { turns, memory } = findConversation(units, { first, lead, memory: this.memory }, level);
    this.memory = memory;
    for (const { text, refs } of turns) script.say(text, refs);
  }

  /** Sentences as they are said, those together that belong in one breath. */
  private inBreaths(run: Run): Breath[] {
    const breaths: Breath[] = [];
    for (const sentence of run) {
      const { hook } = this.tools;
      // Only the greeting stands between the first words and what turns against them.
      const before = this.last?.sentence ?? (hook && saidFirst(hook).at(-1));
      const goesOn = before?.index === sentence.index - 1;
      const spoken = this.tools.teller.tell(sentence, goesOn);
      const breath = breaths.at(-1);
      if (breath && sentence.cleaves) breath.spoken.push(spoken);
      else breaths.push({ spoken: [spoken], previous: goesOn ? this.last : undefined });
      this.last = spoken;
    }
    return breaths;
  }

  private unit({ spoken, previous }: Breath, { opens: afterLead, first: speaker }: Place): Unit {
    const [first, ...rest] = spoken;
    const section = this.tools.understanding.sections[first.sentence.section]?.title ?? '';
    // Over the border of a chapter nothing is taken up.
    const isSame = previous?.sentence.section === first.sentence.section;
    const place = {
      previous: isSame ? previous : undefined,
      afterLead,
      heard: this.heard,
      named: `${section} ${this.tools.hook?.text ?? ''}`,
    };
    this.told.push(...spoken);
    this.heard = [...this.heard, ...spoken].slice(-HEARD);
    const ways =
      this.headed(spoken, afterLead) ??
      (rest.length > 0 || isQuoted(first)
        ? this.quoted(spoken, place)
        : (this.askedAgain(first) ?? [
            ...waysOf(first, place, this.tools.understanding, this.tools.level),
            ...(afterLead ? [] : sayingWays(first, first.text, place.heard, this.tools.understanding)),
          ]));
    const opensPassage = this.opensPassage(spoken, previous);
    // Behind an answer of some length the other one tells what nobody asked for, and answers from then on.
    const takesOver = opensPassage && previous !== undefined && !first.sentence.isQuestion;
    if (this.partTeller && takesOver) this.partTeller = other(this.partTeller);
    const teller = this.tellerOf(first);
    // The author is not the next to speak: the other one asks on.
    const isAskedOn = speaker !== undefined && teller !== undefined && teller !== speaker && this.isTelling;
    this.isTelling = true;
    const all =
      afterLead || first.sentence.isQuestion || isAskedOn
        ? [...ways, ...(isAskedOn ? this.prompted(ways, first, first) : []).map(askedOn)]
        : [...ways, ...this.prompted(ways, first, previous), ...this.nodded(ways, first, previous)];
    return {
      ways: all.map((way) => ({ ...way, cost: way.cost + CHANCE * this.tools.random() })),
      refs: refsOf(spoken),
      teller,
      opensPassage,
      leans: first.sentence.needsPrevious && previous !== undefined,
      turnsAgainst: first.sentence.turnsAgainst && previous !== undefined,
    };
  }

  /** What stands under another heading is told with its name, or the other one turns to it. */
  private headed(spoken: Breath['spoken'], afterLead: boolean): Way[] | undefined {
    const { teller, bag, understanding } = this.tools;
    const [first, ...rest] = spoken;
    // A text that asks says by its questions what it has come to.
    if (!first.under || this.tools.understanding.asksItself) return undefined;
    const { pack, casing } = understanding;
    const question = questionOf(first.under, pack);
    if (question !== undefined) return [this.askedBelow(question, spoken)];
    const told = plainWay(teller.turn(spoken));
    const name = teller.nameOf(first.under);
    const isThing =
      first.under.by === 'label'
        ? canBeTurnedTo(name, understanding)
        : shapeOf(name, pack, casing) === 'thing';
    if (afterLead || !isThing || isQuoted(first)) return [told];
    const np = startsWithArticle(name, pack) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
    const text = fill(bag.draw(pack.phrases.underHeading.ask), { np }, pack);
    const { under: _, ...bare } = first;
    const asked: Way = {
      form: 'under-heading',
      cost: ASKED_HEADING_COST,
      pieces: [
        { kind: 'ask', text, tells: true, about: name },
        { kind: 'tell', text: teller.turn([bare, ...rest]) },
      ],
    };
    return [told, asked];
  }

  /** What the heading asks is asked by the other one. */
  private askedBelow(question: string, [first, ...rest]: Breath['spoken']): Way {
    const { casing } = this.tools.understanding;
    const { under: _, ...bare } = first;
    return {
      form: 'own-question',
      cost: ASKED_HEADING_COST,
      pieces: [
        { kind: 'ask', text: capitalize(casing.headingInSentence(question)), own: true },
        { kind: 'tell', text: this.tools.teller.turn([bare, ...rest]) },
      ],
    };
  }

  /** Somebody's own words: as they are, or with a question in between that names nothing of the one who speaks. */
  private quoted(spoken: Breath['spoken'], place: WaysPlace): Way[] {
    const { teller, understanding, level } = this.tools;
    const { pack, casing, lexer } = understanding;
    const [{ sentence, text }, ...rest] = spoken;
    const plain = teller.turn(spoken);
    const author = sentence.authorVoice;
    const told: Way = { ...plainWay(plain), pieces: [{ kind: 'tell', text: plain, author }] };
    const [first] = spoken;
    if (rest.length > 0 && !isQuoted(first))
      return [
        told,
        ...sayingWays(first, plain, place.heard, understanding),
        ...wholeAnswers(waysOf(first, place, understanding, level), plain),
      ];
    if (rest.length > 0 || !author || sentence.inQuotation) return [told];
    const isMarked = understanding.interview || understanding.material.kind === 'recording';
    const [open, close] = isMarked ? pack.quotes : ['', ''];
    const lead = isMarked ? plain.slice(0, plain.lastIndexOf(open)) : '';
    const ways = ruleWays(text, pack, casing).filter(
      (way) => isAskedBetween(way, pack) && keepsSense(way, text, pack, lexer),
    );
    return [
      told,
      ...(isMarked ? [] : wholeAnswers(waysOf(first, place, understanding, level), plain)),
      ...ways.map(
        ({ pieces, ...way }): Way => ({
          ...way,
          pieces: pieces.map((piece, at) =>
            piece.kind === 'ask'
              ? { ...piece, bare: true }
              : { ...piece, author, text: `${at === 0 ? lead : ''}${open}${piece.text}${close}` },
          ),
        }),
      ),
    ];
  }

  /** A paragraph, or several short ones, is told by one of the two. */
  private opensPassage(spoken: Breath['spoken'], previous: Spoken | undefined): boolean {
    const [{ sentence }] = spoken;
    const isSame = previous?.sentence.paragraph === sentence.paragraph || sentence.needsPrevious;
    const opens = previous === undefined || (!isSame && this.passageWords >= PASSAGE_WORDS);
    this.passageWords = spoken.reduce(
      (sum, { text }) => sum + countWords(text),
      opens ? 0 : this.passageWords,
    );
    return opens;
  }

  /** What the episode began with does not come a second time as if it were new. */
  private askedAgain({ sentence, text }: Spoken): Way[] | undefined {
    const { hook, bag, understanding } = this.tools;
    const { pack } = understanding;
    if (sentence !== hook?.sentence) return undefined;
    if (!sentence.isQuestion && hook.form === 'said')
      return [plainWay(fill(bag.draw(pack.phrases.closeReturn), { text }, pack))];
    if (!sentence.isQuestion) return undefined;
    const again = fill(bag.draw(pack.phrases.questionAgain), { question: text }, pack);
    return [{ form: 'own-question', cost: 0, pieces: [{ kind: 'ask', text: again, own: true }] }];
  }

  /** Of questions and answers one host says what is asked, and the other what is answered; an author's "I" is one's. */
  private tellerOf({ sentence }: Spoken): Speaker | undefined {
    if (this.partTeller) return this.partTeller;
    if (sentence.asked) this.answers = true;
    if (sentence.authorVoice && !this.isReadByBoth) {
      // Who introduces a talk is the one who asks in it.
      if (this.tools.understanding.interview && !this.answers) return 'HOST';
      this.author ??= 'COHOST';
      return this.author;
    }
    const answered = this.answers && !this.tools.understanding.interview;
    return sentence.asked || answered ? 'COHOST' : undefined;
  }

  /** Every few minutes a beginner goes back to something short that was told, and hears that it is right. */
  private lookBack({ spoken: [next], previous }: Breath, left: number): Unit[] {
    const { understanding, bag, level } = this.tools;
    // Where a text asks, whoever listens has asked enough.
    if (understanding.asksItself || understanding.genre === 'story') return [];
    this.sinceLookBack++;
    if (level !== 'beginner' || this.sinceLookBack < LOOK_BACK.every || left < LOOK_BACK.before) return [];
    // Not between a sentence and the one that leans on it.
    if (next.sentence.needsPrevious || previous?.sentence.paragraph === next.sentence.paragraph) return [];
    const standAlone = new StandAlone(understanding);
    const [kept] = this.told
      .slice(0, -LOOK_BACK.ago)
      .filter(({ sentence, text }) => {
        const words = countWords(text);
        return words >= LOOK_BACK.least && words <= LOOK_BACK.most && standAlone.has(sentence);
      })
      .filter((spoken) => !isQuoted(spoken) && !spoken.sentence.isQuestion && !spoken.sentence.somber)
      .filter(({ text }) => canBeSummedUp(text, understanding))
      .sort((a, b) => b.sentence.score - a.sentence.score);
    this.told = [];
    if (!kept) return [];
    this.sinceLookBack = 0;
    const { pack } = understanding;
    const { ask, confirm } = pack.phrases.sumUp;
    const pieces: Piece[] = [
      { kind: 'ask', text: fill(bag.draw(ask), { text: kept.text }, pack), tells: true },
      { kind: 'tell', text: bag.draw(confirm) },
    ];
    const way: Way = { form: 'look-back', cost: 0, pieces };
    return [
      {
        ways: [way],
        refs: refsOf([kept]),
        teller: 'COHOST',
        opensPassage: true,
        leans: false,
        turnsAgainst: false,
      },
    ];
  }

  /** "Right.", and goes on telling: the one who listened takes over. */
  private nodded([plain]: readonly Way[], { sentence }: Spoken, previous: Spoken | undefined): Way[] {
    const { understanding, bag } = this.tools;
    const { nod: nods } = understanding.pack.phrases;
    const [piece] = plain?.pieces ?? [];
    const isLight = !sentence.somber && !previous?.sentence.somber && !sentence.turnsAgainst;
    if (nods.length === 0 || !plain || !piece || !previous || isQuoted(previous)) return [];
    if (!isLight || /^[“„"«]/.test(piece.text)) return [];
    const nod = bag.draw(nods);
    const pieces: Piece[] = [{ ...piece, text: `${nod} ${piece.text}`, nods: true, about: nod }];
    return [{ form: 'nod', cost: plain.cost + NOD_COST, pieces }];
  }

  /** Where an author is quoted at length, there is little else to ask than how it goes on. */
  private prompted([plain]: readonly Way[], spoken: Spoken, previous: Spoken | undefined): Way[] {
    const { bag, understanding } = this.tools;
    const { askAuthor, askGuest, askSpeaker } = understanding.pack.phrases;
    const quotes = isQuoted(spoken) && (understanding.firstPerson || understanding.interview);
    // At the beginning nothing has been said that could go on.
    if (!plain || !previous || !quotes || this.isReadByBoth) return [];
    const isRecorded = understanding.material.kind === 'recording';
    // In an interview somebody speaks, and no text does.
    const prompts = isRecorded ? askSpeaker : understanding.interview ? askGuest : askAuthor;
    return prompts
      .filter((phrase) => bag.fits(phrase))
      .map(
        (text): Way => ({
          form: 'ask-author',
          cost: PROMPT_COST,
          pieces: [{ kind: 'ask', text, bare: true }, ...plain.pieces],
        }),
      );
  }
}
