import type { Level } from '@parlance/kernel/limits';
import { capitalize } from '@parlance/language/text/casing';
import { speaksOfText } from '../analysis/material.ts';
import type { Run } from '../plan/runs.ts';
import type { RenderTools } from '../render/render-tools.ts';
import { isQuoted, refsOf, type Spoken } from '../render/teller.ts';
import { findConversation, type Lead, type Memory, NOTHING_SAID, type Unit } from './beam.ts';
import { isStriking, lastPhrase, sayBack } from './last-phrase.ts';
import { type Piece, plainWay, type Way } from './way.ts';
import { splitQuotation, waysOf } from './ways-of.ts';

type Tools = RenderTools & { level: Level };

/** Sentences said in one breath, and what was said right before them if it stands right before them in the source. */
type Breath = { spoken: [Spoken, ...Spoken[]]; previous: Spoken | undefined };

/** Wordings of one shape cost the same: chance decides among them, so that no two episodes ask alike. */
const CHANCE = 0.35;
/** "Go on." fits everything and says little; where an author is quoted, there is little else to ask. */
const PROMPT_COST = { telling: 3.6, quoting: 0.6, sayingBack: -0.3, reacting: -0.9 };
/** "The site, I see." takes up too little, and four words said again are heard as said again. */
const REACTION_WORDS = 3;

/** Turns runs of sentences into two people talking. */
export class Conversation {
  private readonly tools: Tools;
  private memory: Memory = NOTHING_SAID;
  private last: Spoken | undefined;

  constructor(tools: Tools) {
    this.tools = tools;
  }

  /** Says the runs of one part; `lead` goes before its first words. */
  tell(runs: readonly Run[], lead: Lead | undefined): void {
    const { script, level } = this.tools;
    const breaths = runs.flatMap((run) => this.inBreaths(run));
    if (breaths.length === 0) return;
    const units = breaths.map((breath, at) =>
      this.unit(breath, breaths[at + 1], lead !== undefined && at === 0),
    );
    const first = script.hostIsNext ? 'HOST' : 'COHOST';
    const { turns, memory } = findConversation(units, { first, lead, memory: this.memory }, level);
    this.memory = memory;
    for (const { text, refs } of turns) script.say(text, refs);
  }

  /** Sentences as they are said, those together that belong in one breath. */
  private inBreaths(run: Run): Breath[] {
    const breaths: Breath[] = [];
    for (const sentence of run) {
      const goesOn = this.last?.sentence.index === sentence.index - 1;
      const spoken = this.tools.teller.speak(sentence, goesOn);
      const breath = breaths.at(-1);
      if (breath && sentence.cleaves) breath.spoken.push(spoken);
      else breaths.push({ spoken: [spoken], previous: goesOn ? this.last : undefined });
      this.last = spoken;
    }
    return breaths;
  }

  private unit({ spoken, previous }: Breath, following: Breath | undefined, afterLead: boolean): Unit {
    const [first, ...rest] = spoken;
    const next = following?.previous === undefined ? undefined : following.spoken[0];
    const ways =
      rest.length > 0 || isQuoted(first)
        ? this.quotedWays(spoken)
        : waysOf(first, { previous, next, afterLead }, this.tools.understanding, this.tools.level);
    const all =
      afterLead || first.sentence.isQuestion ? ways : [...ways, ...this.prompted(ways, first, previous)];
    return {
      ways: all.map((way) => ({ ...way, cost: way.cost + CHANCE * this.tools.random() })),
      refs: refsOf(spoken),
      teller: this.tellerOf(first),
      opensParagraph: previous?.sentence.paragraph !== first.sentence.paragraph,
    };
  }

  /** Quoted as it stands or, of somebody who says "I", with a question from the other in between. */
  private quotedWays(spoken: [Spoken, ...Spoken[]]): Way[] {
    const { teller, understanding } = this.tools;
    const whole = teller.turn(spoken);
    const [first, ...rest] = spoken;
    if (rest.length > 0 || !first.sentence.authorVoice) return [plainWay(whole)];
    return [plainWay(whole), ...splitQuotation(first, whole, understanding)];
  }

  /** In an interview one host says what is answered, and the other what is asked; an author both may quote. */
  private tellerOf({ sentence }: Spoken): 'COHOST' | undefined {
    const { interview } = this.tools.understanding;
    return interview && (sentence.authorVoice || sentence.asked) ? 'COHOST' : undefined;
  }

  /** Somebody says that the other may go on. */
  private prompted([plain]: readonly Way[], spoken: Spoken, previous: Spoken | undefined): Way[] {
    const { bag, understanding } = this.tools;
    const { askAuthor, askMore, askSpeaker } = understanding.pack.phrases;
    const quotes = isQuoted(spoken) && (understanding.firstPerson || understanding.interview);
    const prompts = quotes ? (understanding.material.kind === 'recording' ? askSpeaker : askAuthor) : askMore;
    // At the beginning nothing has been said that could go on.
    if (!plain || !previous || (spoken.sentence.somber && !quotes)) return [];
    // In an interview somebody speaks, and no text does.
    const fits = (phrase: string): boolean =>
      bag.fits(phrase) && !(understanding.interview && speaksOfText(phrase, understanding.pack.grammar));
    const { pack, lexer } = understanding;
    const phrase = lastPhrase(previous.text, pack, lexer);
    const [opening = ''] = phrase?.split(' ', 1) ?? [];
    const isThing = pack.words.articles.split(' ').includes(opening.toLowerCase());
    const saidBack: Way[] =
      phrase === undefined || !isThing || !quotes
        ? []
        : [
            {
              form: 'ask-back',
              cost: PROMPT_COST.sayingBack,
              pieces: [{ kind: 'ask', text: sayBack(phrase, pack), reacts: true }, ...plain.pieces],
            },
          ];
    const prompted = prompts.filter(fits).map(
      (text): Way => ({
        form: quotes ? 'ask-author' : 'prompt',
        cost: quotes ? PROMPT_COST.quoting : PROMPT_COST.telling,
        pieces: [{ kind: 'ask', text, bare: true }, ...plain.pieces],
      }),
    );
    const reaction = this.reaction(phrase, spoken, previous);
    const reacted: Way[] =
      !isThing || reaction === undefined
        ? []
        : [{ form: 'react', cost: PROMPT_COST.reacting, pieces: [reaction, ...plain.pieces] }];
    return [...saidBack, ...prompted, ...reacted];
  }

  /** "A better lamp, interesting.": the listener takes up what was just told, and never lightly what is grave. */
  private reaction(phrase: string | undefined, spoken: Spoken, previous: Spoken): Piece | undefined {
    const { bag, understanding } = this.tools;
    const fits = phrase?.split(' ').length === REACTION_WORDS && this.tools.level !== 'expert';
    if (
      !phrase ||
      !fits ||
      !isStriking(phrase, understanding.pack) ||
      spoken.sentence.somber ||
      previous.sentence.somber
    )
      return undefined;
    const { phrases, grammar } = understanding.pack;
    const react = bag.draw(phrases.react);
    const [first = ''] = react.split(/[ ’']/, 1);
    const inside =
      first === grammar.capitalPronoun
        ? react
        : react.replace(
            /^(\P{L}*)(\p{Lu})/u,
            (_, signs: string, letter: string) => signs + letter.toLowerCase(),
          );
    return { kind: 'ask', text: `${capitalize(phrase)}, ${inside}`, reacts: true };
  }
}
