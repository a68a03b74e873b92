import type { Author } from '@parlance/stand-ins/models/testing/model-server';
import type { Asked } from '@parlance/stand-ins/models/testing/protocol';

export type Kind = 'script' | 'critique';

export const kindOf = ({ instructions }: Asked): Kind =>
  instructions.startsWith('You are the judge') ? 'critique' : 'script';

/** The numbered passages as the model sees them. */
export const passagesIn = ({ material }: Asked): { id: string; text: string }[] => {
  const source = /<<<SOURCE \S+>>>\n([\s\S]*?)\n<<<END SOURCE/.exec(material)?.[1] ?? '';
  return [...source.matchAll(/^\[(p\d+)\] (?!\(heading\))(?:\(\w+\) )?(.*)$/gm)].map((match) => ({
    id: match[1] ?? '',
    text: match[2] ?? '',
  }));
};

const sentencesOf = (text: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) =>
    segment.trim(),
  );

/** Into how many parts the episode is divided; this one and those it plans. */
const partsIn = ({ instructions }: Asked): number =>
  Number(/rest: the (\d+) parts/.exec(instructions)?.[1] ?? 0) + 1;

export type ScriptAnswer = {
  lines: string[];
  title: string;
  summary: string;
  takeaways: string[];
  rest?: { tells: string; passages: string[] }[];
  [other: string]: unknown;
};

/** Reads sentences of the passages out, as many as were asked for. */
export function script(asked: Asked): ScriptAnswer {
  const words = Number(/Length: about (\d+) words/.exec(asked.instructions)?.[1] ?? 100);
  const dialogue = asked.instructions.includes('HOST and COHOST talk');
  const opens = asked.instructions.includes('Begin without a greeting');
  const parts = partsIn(asked);
  const all = passagesIn(asked);
  const size = Math.ceil(all.length / parts);
  const lines = ['# Part'];
  let told = 0;
  for (const { id, text } of all.slice(0, size))
    for (const sentence of sentencesOf(text)) {
      if (told >= words) break;
      told += sentence.split(' ').length + (dialogue ? 2 : 0);
      lines.push(`HOST: ${sentence} [${id}]`);
      if (dialogue) lines.push('COHOST: Go on.');
      if (opens && lines.length === 5) lines.push('WELCOME');
    }
  return {
    lines,
    title: 'What the passages tell',
    summary: 'What was found, told by two people.',
    takeaways: [],
    ...(parts > 1
      ? {
          rest: Array.from({ length: parts - 1 }, (_, at) => ({
            tells: 'what comes next',
            passages: all.slice((at + 1) * size, (at + 2) * size).map(({ id }) => id),
          })),
          end: 'the last thing',
        }
      : {}),
  };
}

export type CritiqueAnswer = { read: string[]; mends: { at: string; text: string }[]; cuts: string[] };

const LINE = /^\((\w+)\) (?:(?:HOST|COHOST): )?(.*?)(?: \[(.*)\])?$/gm;

/** The lines as the judge sees them, without those that are only there to be understood. */
export const linesIn = ({ material }: Asked): { label: string; text: string; cites: string[] }[] => {
  const lines = /<<<LINES \S+>>>\n([\s\S]*?)\n<<<END LINES/.exec(material)?.[1] ?? '';
  return [...lines.matchAll(LINE)].map(([, label = '', text = '', cites]) => ({
    label,
    text,
    cites: cites?.split(', ') ?? [],
  }));
};

/** Bears out what stands in a passage word by word, and every note by the first words there are. */
export function critique(asked: Asked): CritiqueAnswer {
  const passages = passagesIn(asked);
  const read = linesIn(asked).flatMap(({ label, text, cites }) => {
    const isNote = /^[A-Z]/.test(label);
    const by = isNote
      ? passages[0]
      : passages.find((one) => cites.includes(one.id) && one.text.includes(text));
    return by ? [`${label} ${by.id}: ${isNote ? by.text.split(' ').slice(0, 4).join(' ') : text}`] : [];
  });
  return { read, mends: [], cuts: [] };
}

type Own = {
  script?: (asked: Asked, usual: ScriptAnswer) => object;
  critique?: (asked: Asked, usual: CritiqueAnswer) => object;
};

/** A model that answers some kinds of question in its own way. */
export const authorWho =
  (own: Own = {}): Author =>
  (asked) => {
    if (kindOf(asked) === 'critique') {
      const usual = critique(asked);
      return JSON.stringify(own.critique?.(asked, usual) ?? usual);
    }
    const usual = script(asked);
    return JSON.stringify(own.script?.(asked, usual) ?? usual);
  };
