import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Half, halfOf } from './halves.ts';

/** `s` is a sentence to tell; the others are headings, by-lines, captions, furniture, labels and an interviewer's lines. */
export type Kind = 'h' | 'b' | 'c' | 'f' | 'l' | 'q' | 's';

export type LabelledLine = {
  readonly at: number;
  readonly text: string;
  /** It stands first in its paragraph. */
  readonly opens: boolean;
  readonly kind: Kind;
  /** 3 is what the text is lost without. */
  readonly worth: number;
  /** What must have been told for it to be understood. */
  readonly needs: readonly number[];
};

/** As listeners ask it: what the named sentences answer, what stands near them and is not answered, what is outside. */
export type ListenersQuestion = {
  readonly is: 'answered' | 'near' | 'outside';
  readonly question: string;
  readonly at: readonly number[];
};

export type LabelledArticle = {
  readonly id: string;
  readonly language: string;
  readonly half: Half;
  /** Who labelled the everyday texts called more sentences a must than who labelled the others. */
  readonly scale: 'narrow' | 'wide' | undefined;
  readonly lines: readonly LabelledLine[];
  readonly asked: readonly ListenersQuestion[];
};

type Block = { file: string; id: string; rows: string[] };

const languageOf = (file: string): string => /_(de|es|fr|it|pt)\.txt$/.exec(file)?.[1] ?? 'en';

const blocksIn = (folder: string, names: RegExp): Block[] =>
  readdirSync(folder)
    .filter((file) => names.test(file))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(folder, file), 'utf8')
        .split(/^### /m)
        .slice(1)
        .map((block) => {
          const [head = '', ...rows] = block.split('\n');
          return { file, id: head.split(' ')[0] ?? '', rows };
        }),
    );

type Label = Pick<LabelledLine, 'kind' | 'worth' | 'needs'>;

function labelsIn(row: string): Map<number, Label> {
  const labels = row.matchAll(/(\d+):([hbcflqs])(\d?)(?:<([\d,]+))?/g);
  return new Map(
    Array.from(labels, ([, at, kind, worth, needs]) => [
      Number(at),
      {
        kind: kind as Kind,
        worth: Number(worth || 0),
        needs: needs?.split(',').filter(Boolean).map(Number) ?? [],
      },
    ]),
  );
}

const AS: Record<string, ListenersQuestion['is']> = { y: 'answered', n: 'near', o: 'outside' };

const questionsIn = (rows: readonly string[]): ListenersQuestion[] =>
  rows.flatMap((row) => {
    const [, is = '', at = '', question = ''] = /^([yno])(?: ([\d,]+))?: (.+)$/.exec(row) ?? [];
    const known = AS[is];
    return known ? [{ is: known, question, at: at.split(',').filter(Boolean).map(Number) }] : [];
  });

function linesOf(rows: readonly string[], labels: ReadonlyMap<number, Label> | undefined): LabelledLine[] {
  let opens = true;
  return rows.flatMap((row): LabelledLine[] => {
    const [, at, text] = /^(\d+) (.*)$/.exec(row) ?? [];
    if (text === undefined) {
      opens = true;
      return [];
    }
    const label = labels?.get(Number(at)) ?? { kind: 's', worth: 0, needs: [] };
    const line = { at: Number(at), text, opens, ...label };
    opens = false;
    return [line];
  });
}

/** The articles of a folder whose sentences somebody labelled, or asked questions of. */
export function readLabelled(folder: string): LabelledArticle[] {
  const labels = new Map(
    blocksIn(folder, /^(?:labels_|out_e).*\.txt$/).flatMap(({ file, id, rows }) => {
      const row = rows.find((one) => one.startsWith('L '));
      const scale: LabelledArticle['scale'] = file.startsWith('labels_') ? 'narrow' : 'wide';
      return row ? [[id, { scale, labels: labelsIn(row) }] as const] : [];
    }),
  );
  const asked = new Map(
    blocksIn(folder, /^listen_.*\.txt$/).map(({ id, rows }) => [id, questionsIn(rows)] as const),
  );
  return blocksIn(folder, /^src.*\.txt$/)
    .map(({ file, id, rows }) => ({
      id,
      language: languageOf(file),
      half: halfOf(id),
      scale: labels.get(id)?.scale,
      lines: linesOf(rows, labels.get(id)?.labels),
      asked: asked.get(id) ?? [],
    }))
    .filter((article) => article.scale !== undefined || article.asked.length > 0);
}

/** As it would be pasted: what is no sentence of the text stands in a line of its own. */
export const pastedOf = ({ lines }: LabelledArticle): string =>
  lines
    .map(({ text, opens, kind }, at) => {
      const isApart = opens || kind !== 's' || lines[at - 1]?.kind !== 's';
      return (at === 0 ? '' : isApart ? '\n\n' : ' ') + text;
    })
    .join('');
