import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import type { LanguagePack } from '@parlance/language/language';
import { isAcceptableName } from './conversation/chapter-names.ts';
import { hasHook } from './conversation/hook.ts';
import { reworkedShare, verbatimShare } from './conversation/recitation.ts';
import { danglingShare } from './conversation/references.ts';
import { contentReactions } from './conversation/replies.ts';
import { type Richness, richnessOf } from './conversation/richness.ts';
import { share, tokensOf } from './conversation/tokens.ts';
import { type Measure, percent } from './table.ts';
import { CONVERSATION_TARGETS } from './targets.ts';

const SHORT_TURN_TOKENS = 5;

export type Conversation = Richness & {
  tokensPerTurn: number;
  questionsPer100: number;
  shortTurns: number;
  verbatim: number;
  reworked: number;
  reactions: number;
  contentReactions: number;
  dangling: number;
  hook: boolean;
  chapterNames: number;
  goodChapterNames: number;
};

/** How much of a conversation a script is. */
export function measureConversation(script: Script, source: SourceText, pack: LanguagePack): Conversation {
  const { lines, chapters } = script;
  const turns = lines.map(({ text }) => tokensOf(text).length);
  const tokens = turns.reduce((sum, each) => sum + each, 0);
  const headings = new Set(
    [source.title, ...source.passages.filter(({ kind }) => kind === 'heading').map(({ text }) => text)].map(
      (text) => tokensOf(text ?? '').join(' '),
    ),
  );
  const { reactions, bearing } = contentReactions(script, pack);
  const text = lines.map((line) => line.text).join('\n');
  return {
    ...richnessOf(text),
    tokensPerTurn: share(tokens, lines.length),
    questionsPer100: 100 * share(text.match(/\?/g)?.length ?? 0, tokens),
    shortTurns: share(turns.filter((each) => each < SHORT_TURN_TOKENS).length, lines.length),
    verbatim: verbatimShare(script, source),
    reworked: reworkedShare(script, source),
    reactions,
    contentReactions: bearing,
    dangling: danglingShare(script, source, pack),
    hook: hasHook(script, source, pack),
    chapterNames: chapters.length,
    goodChapterNames: chapters.filter(({ title }) => isAcceptableName(title, headings, pack)).length,
  };
}

const mean = (values: readonly number[]): number =>
  share(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  );

const atMost = (label: string, value: number, bound: number, shown = percent(value)): Measure => ({
  label: `${label} (at most ${shown.endsWith('%') ? percent(bound) : bound})`,
  shown,
  ok: value <= bound,
});
const atLeast = (label: string, value: number, bound: number, shown = percent(value)): Measure => ({
  label: `${label} (at least ${shown.endsWith('%') ? percent(bound) : bound})`,
  shown,
  ok: value >= bound,
});
const plain = (label: string, value: number): Measure => ({ label, shown: value.toFixed(3), ok: true });

/** The measures of several dialogues of one level beside what they should be. Rare things are pooled, the rest is a mean. */
export function conversationMeasures(all: readonly Conversation[], level: Brief['level']): Measure[] {
  const targets = CONVERSATION_TARGETS;
  const meanOf = (
    name: { [K in keyof Conversation]: Conversation[K] extends number ? K : never }[keyof Conversation],
  ) => mean(all.map((each) => each[name]));
  const sumOf = (name: 'reactions' | 'contentReactions' | 'chapterNames' | 'goodChapterNames') =>
    all.reduce((sum, each) => sum + each[name], 0);
  const reacted = share(sumOf('contentReactions'), sumOf('reactions'));
  const named = share(sumOf('goodChapterNames'), sumOf('chapterNames'));
  const perTurn = meanOf('tokensPerTurn');
  const asked = meanOf('questionsPer100');
  return [
    atMost('tokens a turn', perTurn, targets.tokensPerTurn[level], perTurn.toFixed(1)),
    atLeast('questions in 100 tokens', asked, targets.questionsPer100, asked.toFixed(2)),
    atLeast('turns under five words', meanOf('shortTurns'), targets.shortTurns),
    atMost('verbatim 5-grams', meanOf('verbatim'), targets.verbatim),
    atLeast('sourced turns reworked', meanOf('reworked'), targets.reworked),
    atLeast('reactions with content', sumOf('reactions') === 0 ? 1 : reacted, targets.contentReactions),
    atMost('dangling references', meanOf('dangling'), targets.dangling),
    atLeast('hook', share(all.filter(({ hook }) => hook).length, all.length), targets.hook),
    atLeast('chapter names acceptable', sumOf('chapterNames') === 0 ? 1 : named, targets.chapterNames),
    plain('distinct-2', meanOf('distinct2')),
    plain('MATTR (people 0.685)', meanOf('mattr')),
    plain('entropy in bits (people 6.55)', meanOf('entropyBits')),
  ];
}
