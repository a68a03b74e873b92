import type { Author } from '@parlance/stand-ins/models/testing/model-server';
import type { Asked } from '@parlance/stand-ins/models/testing/protocol';

type Line = { speaker: 'HOST' | 'COHOST'; text: string; cites: string[] };
export type Kind = 'outline' | 'chapter' | 'critique' | 'repair';

export function kindOf({ instructions }: Asked): Kind {
  if (instructions.startsWith('You plan')) return 'outline';
  if (instructions.startsWith('You are the editor')) return 'critique';
  return instructions.includes('could not be used') ? 'repair' : 'chapter';
}

/** The numbered passages as the model sees them. */
export const passagesIn = ({ material }: Asked): { id: string; text: string }[] => {
  const source = /<<<SOURCE \S+>>>\n([\s\S]*?)\n<<<END SOURCE/.exec(material)?.[1] ?? '';
  return [...source.matchAll(/^\[(p\d+)\] (?!\(heading\))(?:\(\w+\) )?(.*)$/gm)].map((match) => ({
    id: match[1] ?? '',
    text: match[2] ?? '',
  }));
};

function outline(asked: Asked) {
  const passages = passagesIn(asked);
  const chapters = Number(/Plan (\d+) chapters/.exec(asked.instructions)?.[1] ?? 1);
  const size = Math.ceil(passages.length / chapters);
  return {
    title: 'What the passages tell',
    summary: 'What was found, told by two people.',
    takeaways: ['It is worth knowing.'],
    answers_question: true,
    names: [],
    chapters: Array.from({ length: chapters }, (_, at) => ({
      title: `Part`,
      tells: 'what comes next',
      passages: passages.slice(at * size, (at + 1) * size).map(({ id }) => id),
    })),
  };
}

const sentencesOf = (text: string): string[] =>
  [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment);

/** Reads sentences of the passages out, as many as were asked for. */
export function chapter(asked: Asked): { lines: Line[] } {
  const words = Number([...asked.instructions.matchAll(/about (\d+) words/g)].at(-1)?.[1] ?? 100);
  const dialogue = asked.instructions.includes('Two people talk');
  const lines: Line[] = [];
  let told = 0;
  for (const { id, text } of passagesIn(asked)) {
    for (const sentence of sentencesOf(text)) {
      if (told >= words) return { lines };
      told += sentence.split(' ').length + (dialogue ? 2 : 0);
      if (dialogue) lines.push({ speaker: 'HOST', text: 'And then?', cites: [] });
      lines.push({ speaker: dialogue ? 'COHOST' : 'HOST', text: sentence.trim(), cites: [id] });
    }
  }
  return { lines };
}

/** What a well-behaved model would answer, made of nothing but what it was given. */
function wellBehaved(asked: Asked): object {
  const kind = kindOf(asked);
  if (kind === 'outline') return outline(asked);
  return kind === 'critique' ? { verdicts: [], edits: [] } : chapter(asked);
}

/** A model that answers some kinds of question in its own way. */
export const authorWho =
  (own: Partial<Record<Kind, (asked: Asked, usual: never) => object>> = {}): Author =>
  (asked) => {
    const usual = wellBehaved(asked);
    return JSON.stringify(own[kindOf(asked)]?.(asked, usual as never) ?? usual);
  };
