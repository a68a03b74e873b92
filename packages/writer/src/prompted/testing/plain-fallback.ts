import type { ScriptLine } from '@parlance/artifacts/script';
import { AppError } from '@parlance/kernel/errors';
import type { Writer } from '@parlance/ports/writer';

/** As the embedded writer: greets, tells, takes leave; one language at a time. */
export const plainFallback: Writer = {
  name: 'plain',
  translates: false,
  skill: () => 'full',
  async write(source, brief) {
    if (source.language !== brief.language.split('-')[0]) throw new AppError('write.cannot_translate');
    const told = source.passages.filter(({ kind }) => kind !== 'heading');
    const turn = (text: string, sourceRefs: string[], chapter: number): ScriptLine[] =>
      brief.mode === 'monologue'
        ? [{ speaker: 'HOST', text, sourceRefs, chapter }]
        : [
            { speaker: 'HOST', text: 'Go on.', sourceRefs: [], chapter },
            { speaker: 'COHOST', text, sourceRefs, chapter },
          ];
    const [greeting, ...middle] = told.map(({ id, text }) => turn(text, [id], 1));
    const lines = [
      ...turn('Welcome from the other writer.', [], 0),
      ...(greeting ?? []),
      ...middle.flat(),
      ...turn('Goodbye from the other writer.', [], 2),
    ];
    return {
      title: 'By the other writer',
      language: brief.language,
      mode: brief.mode,
      lines,
      chapters: [
        { title: 'Welcome', firstLine: 0 },
        { title: 'The middle', firstLine: 2 },
        { title: 'Goodbye', firstLine: lines.length - 2 },
      ],
      notes: 'Notes.',
      warnings: [],
    };
  },
};
