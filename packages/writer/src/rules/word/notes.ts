import type { Brief } from '@parlance/artifacts/brief';
import { withoutConnectives } from '@parlance/language/text/connectives';
import { finishTypography, toSpoken } from '@parlance/language/text/spoken';
import { NameIntroducer } from '../../read/names.ts';
import { saidFirst } from '../choose/hook.ts';
import type { Plan } from '../choose/plan.ts';
import type { TalkPack } from '../languages/talk-rules.ts';
import type { Marked } from '../marks/marked.ts';
import { StandAlone } from '../marks/stand-alone.ts';
import { cosine } from '../marks/tf-idf.ts';
import type { Understanding } from '../understand.ts';

const SUMMARY_SENTENCES = 3;
const MIN_PARTS = 3;
const MAX_POINTS = 7;
const MIN_POINTS = 4;
const MAX_KEYWORDS = 8;
/** A short sentence that another one leans on may only promise it; a long one says something by itself. */
const PROMISE_WORDS = 10;
/** Nearer than this to something the notes already say, it is the same again. */
const SAME = 0.5;

/** "Ten minutes", "Monday morning": said often, but nothing one would look for. */
const MEASURE =
  /(?:^| )(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|mornings?|segundos?|minutos?|horas?|dias?|semanas?|m[êe]s(?:es)?|anos?|manhãs?|días?|años?|mañanas?|secondes?|heures?|jours?|semaines?|mois|ans|années?|matins?|secondi|minut[oi]|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|mattin[ae]|Sekunden?|Minuten?|Stunden?|Tagen?|Wochen?|Monaten?|Jahren?|Morgen)$/i;

/** Names in full, terms in their longest form, nothing twice. */
function findKeywords({ keyphrases, fullNames, lexer, pack }: Understanding): string[] {
  const vague = new Set(pack.words.vague.split(' '));
  const words: string[] = [];
  const fullFirst = [...keyphrases].sort((a, b) => Number(b.words > 1) - Number(a.words > 1));
  for (const phrase of lexer.capitalNouns ? keyphrases : fullFirst) {
    const isPlain = phrase.words < 2 && !phrase.isName && !lexer.capitalNouns;
    if (isPlain || vague.has(phrase.surface) || /[’']s(?: |$)/.test(phrase.surface)) continue;
    if (!phrase.isName && MEASURE.test(phrase.surface)) continue;
    const word = fullNames.get(phrase.surface) ?? phrase.surface;
    const has = (longer: string, shorter: string): boolean =>
      ` ${longer.toLowerCase()} `.includes(` ${shorter.toLowerCase()} `);
    if (words.some((known) => has(known, word))) continue;
    const shorter = words.findIndex((known) => has(word, known));
    if (shorter >= 0) words[shorter] = word;
    else words.push(word);
    if (words.length >= MAX_KEYWORDS) break;
  }
  return words;
}

/** When no sentence stands alone, because the author says "I" all through: how the source begins. */
function quotedOpening(plan: Plan, { quotes: [open, close] }: TalkPack): string {
  const [run = []] = plan.opening;
  return open + run.map(({ text }) => text).join(' ') + close;
}

/** Chooses what stands in the notes: each for itself, nothing twice. */
class NoteSentences {
  private readonly used: Marked[] = [];
  private readonly standAlone: StandAlone;
  private readonly all: readonly Marked[];

  constructor(understanding: Understanding) {
    this.standAlone = new StandAlone(understanding);
    this.all = understanding.sentences;
  }

  /** "Tidal power has one advantage.": what it promises comes in the next sentence, which the notes don't have. */
  private promises({ index, words, paragraph }: Marked): boolean {
    const next = this.all[index + 1];
    return words <= PROMISE_WORDS && next?.paragraph === paragraph && next.needsPrevious;
  }

  /** The best of a chapter that hasn't been said yet, the clear ones first. */
  take(sentences: readonly Marked[], mildly = false): Marked[] {
    const [best] = sentences
      .filter((sentence) => (mildly ? this.standAlone.isWhole(sentence) : this.standAlone.has(sentence)))
      .filter((sentence) => !this.promises(sentence))
      .filter((sentence) => this.used.every((used) => cosine(used.vector, sentence.vector) < SAME))
      .sort((a, b) => b.score - a.score);
    if (!best) return [];
    this.used.push(best);
    return [best];
  }
}

/** What is told, by chapters or, where few have a name, in parts of one size; first what the episode begins with. */
function partsOf({ hook, opening, chapters }: Plan): Marked[][] {
  // What the episode begins with may be told nowhere else.
  const first = [...(hook ? saidFirst(hook) : []), ...opening.flat()];
  const rest = chapters.map(({ runs }) => runs.flat());
  if (chapters.length >= MIN_PARTS) return [first, ...rest];
  const told = [...first, ...rest.flat()];
  const size = Math.ceil(told.length / (MIN_PARTS + 1));
  return Array.from({ length: MIN_PARTS + 1 }, (_, at) => told.slice(at * size, (at + 1) * size));
}

function choose(plan: Plan, understanding: Understanding): { summary: Marked[]; points: Marked[] } {
  const chosen = new NoteSentences(understanding);
  const [beginning = [], ...between] = partsOf(plan);
  const kept = plan.takeAway ? [[plan.takeAway.sentence]] : [];
  // What it is about, and what is to be kept of it; where nothing is, the best of what is told in between.
  const summary = [beginning, ...kept, ...between]
    .flatMap((sentences) => chosen.take(sentences))
    .slice(0, SUMMARY_SENTENCES);
  const limit = Math.max(MIN_POINTS, Math.min(MAX_POINTS, plan.chapters.length + 2));
  const points: Marked[] = [];
  for (const mildly of [false, false, true, true]) {
    if (points.length >= (mildly ? MIN_POINTS : limit)) break;
    points.push(...between.flatMap((sentences) => chosen.take(sentences, mildly)));
  }
  return { summary, points: points.slice(0, limit).sort((a, b) => a.index - b.index) };
}

/** The show notes: markdown, without chapter times. */
export function writeNotes(
  plan: Plan,
  brief: Brief,
  understanding: Understanding,
  warnings: readonly string[],
): string {
  const { pack, material, title } = understanding;
  const { grammar, phrases } = pack;
  const { notes } = phrases;
  const names = new NameIntroducer(understanding.fullNames, pack);
  const written = ({ text }: Marked): string => {
    return toSpoken(names.introduce(withoutConnectives(text, grammar)), pack, 'expert');
  };
  const { summary, points } = choose(plan, understanding);
  const keywords = findKeywords(understanding);
  const sources = material.titles.length > 1 ? material.titles : [title ?? notes.untitledSource];
  const lines = [
    ...(brief.question ? [`**${notes.question}:** ${brief.question.trim()}`, ''] : []),
    ...(warnings.includes('question_unanswered') ? [notes.unanswered, ''] : []),
    summary.length > 0 ? summary.map(written).join(' ') : quotedOpening(plan, pack),
    '',
    ...(points.length > 0
      ? [`## ${notes.keyPoints}`, '', ...points.map((sentence) => `- ${written(sentence)}`), '']
      : []),
    `## ${notes.about}`,
    '',
    `- **${sources.length > 1 ? notes.sources : notes.source}:** ${sources.join(' · ')}`,
    ...(keywords.length > 0 ? [`- **${notes.keywords}:** ${keywords.join(', ')}`] : []),
    '',
    ...(warnings.includes('source_short') ? [notes.shorter, ''] : []),
    notes.disclosure,
  ];
  return lines
    .map((line) => finishTypography(line, pack.language))
    .join('\n')
    .trim();
}
