import type { Passage } from '@parlance/artifacts/source-text';
import { trimEndOf } from '@parlance/kernel/scan-text';
import type { AnswerShape } from '@parlance/ports/language-model';
import { z } from 'zod';
import { FAITH_RULES, MATERIAL_RULES, styleRules } from './rules.ts';
import { type PartTask, wishes } from './script.ts';
import { shapeOf } from './shape.ts';

const Reading = z.object({
  read: z.array(z.string()),
  mends: z.array(z.object({ at: z.string(), text: z.string() })),
  cuts: z.array(z.string()),
});
const Given = z.object({
  read: z.array(z.string()),
  mends: z.array(z.object({ at: z.coerce.string(), text: z.string() })).default([]),
  cuts: z.array(z.coerce.string()).default([]),
});

/** What a reader says of lines: the words that bear each out, better lines, and lines that nothing can mend. */
export type ReadingAnswer = z.infer<typeof Given>;
export const readingShape: AnswerShape<ReadingAnswer> = {
  ...shapeOf('critique', Reading),
  parse: (answer) => Given.parse(answer),
};

/** A turn, a title or a note, by the name it has in the answer. */
export type ReadItem = {
  label: string;
  /** As the reader is shown it. */
  shown: string;
  /** Only there so that the others are understood. */
  isContext: boolean;
};

export const readingInstructions = (task: PartTask): string =>
  [
    'You are the judge of a podcast script. Read each of LINES against SOURCE and against the line before it, without goodwill: who, what, how many, when, why, "not", more or less, for certain or perhaps.',
    MATERIAL_RULES,
    'read: one string for every line with brackets and every title or note that SOURCE bears out wholly: its label, the passage and the words there that decide, copied letter by letter, a few, with the name, the number, the "not", the limit or the cause that the line has: "7 p3: she may have left by then". Words of two places are two strings. Numbers may be rounded, reckoned or converted from what you copy.',
    `mends: every line that SOURCE does not bear out wholly, questions and reactions too, every line FAULTS names, an answer that does not answer, a "that" or "she" that stands for nothing said: at (its label), text (the new line as a whole, in the form of LINES, of the same speaker), and the line beside it where it has to change with it. Leave good lines alone; most are. A line is either in read or in mends. cuts: labels of lines that nothing can mend.`,
    `${FAITH_RULES} A new line is as short and as much talk as the others. ${styleRules(task.brief, task.sourceLanguage)}`,
    'Lines marked (-) are there to be understood; say nothing of them.',
  ].join('\n');

type ReadingAsk = {
  task: PartTask;
  passages: readonly Passage[];
  items: readonly ReadItem[];
  faults: readonly string[];
};

export const readingMaterial = ({ task, passages, items, faults }: ReadingAsk): string =>
  [
    task.fence.passages(passages, task.maxChars),
    ...wishes(task),
    task.fence.words(
      'LINES',
      items.map(({ label, shown, isContext }) => `(${isContext ? '-' : label}) ${shown}`).join('\n'),
    ),
    ...(faults.length > 0 ? [task.fence.words('FAULTS', faults.join('\n'))] : []),
  ].join('\n\n');

const QUOTED = /^[^\p{L}\p{N}]{0,9}([A-Z]?\d+|T|S)[^\p{L}\p{N}]{1,9}(p\d+)\]?/u;
const BETWEEN = /^[\s:–—-]{0,9}/u;
const OPENING_MARKS = /^["“„«]{1,3}/u;
const CLOSING_MARK = /["”“»]/u;

/** "7 p3: words" as label, passage and words. */
export function quotedIn(entry: string): { label: string; passage: string; words: string } | undefined {
  const [head = '', label, passage] = QUOTED.exec(entry) ?? [];
  const quoted = entry.slice(head.length).replace(BETWEEN, '').trim().replace(OPENING_MARKS, '');
  const words = trimEndOf(quoted, CLOSING_MARK);
  return label && passage && words ? { label, passage, words } : undefined;
}

export const labelIn = (label: string): string => /([A-Z]?\d+|T|S)/u.exec(label)?.[1] ?? label;
