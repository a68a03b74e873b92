import type { Level } from '@parlance/kernel/limits';
import type { Run } from '../choose/runs.ts';
import { wordsOf } from '../choose/runs.ts';
import type { Marked } from '../marks/marked.ts';
import type { RenderTools } from './render-tools.ts';
import { isQuoted, refsOf, type Spoken } from './teller.ts';

/** A paragraph of speech: about half a minute. */
const PARAGRAPH_WORDS: Record<Level, number> = { beginner: 60, intermediate: 80, expert: 105 };
/** Less than this is no paragraph: it stays with the one before. */
const LEFTOVER_WORDS = 25;
const NEW_POINT_CHANCE = 0.35;

/** One person telling: runs of sentences become spoken paragraphs. */
export class Monologue {
  private readonly tools: RenderTools;
  private readonly level: Level;
  private texts: string[] = [];
  private refs: string[] = [];
  private words = 0;
  private quoting: Spoken[] = [];
  private lastSaid: Marked | undefined;

  constructor(tools: RenderTools, level: Level) {
    this.tools = tools;
    this.level = level;
  }

  /** Says runs; `lead` opens the first paragraph. */
  tell(runs: readonly Run[], lead: { text: string; refs: readonly string[] }): void {
    const { bag, random, understanding } = this.tools;
    if (lead.text !== '') this.texts.push(lead.text);
    this.refs.push(...lead.refs);
    let left = wordsOf(runs.flat());
    for (const [which, run] of runs.entries()) {
      const goesOn = this.lastSaid?.index === (run[0]?.index ?? 0) - 1;
      if (which > 0 && !goesOn && random() < NEW_POINT_CHANCE) {
        this.texts.push(bag.draw(understanding.pack.phrases.monologue.newPoint));
      }
      for (const [at, sentence] of run.entries()) {
        this.say(sentence);
        left -= sentence.words;
        const mustGoOn = sentence.isQuestion || run[at + 1]?.needsPrevious || left < LEFTOVER_WORDS;
        if (this.words >= PARAGRAPH_WORDS[this.level] && !mustGoOn) this.endParagraph();
      }
    }
    this.endParagraph();
  }

  private say(sentence: Marked): void {
    const spoken = this.tools.teller.tell(sentence, this.lastSaid?.index === sentence.index - 1);
    if (isQuoted(spoken)) this.quoting.push(spoken);
    else {
      this.endQuotation();
      this.texts.push(this.tools.teller.turn([spoken]));
    }
    this.refs.push(...refsOf([spoken]));
    this.words += sentence.words;
    this.lastSaid = sentence;
  }

  private endQuotation(): void {
    if (this.quoting.length > 0) this.texts.push(this.tools.teller.turn(this.quoting));
    this.quoting = [];
  }

  private endParagraph(): void {
    this.endQuotation();
    if (this.texts.length > 0) this.tools.script.say(this.texts.join(' '), this.refs);
    this.texts = [];
    this.refs = [];
    this.words = 0;
  }
}
