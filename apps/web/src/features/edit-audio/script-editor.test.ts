import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginEditing, type Edit, type Editor, edited } from './script-editor.ts';

const begun = (texts: string[], chapters: number[] = []): Editor =>
  beginEditing(
    'dialogue',
    texts.map((text, index) => ({
      speaker: index % 2 === 0 ? 'HOST' : 'COHOST',
      text,
      sourceRefs: [`p${index}`],
      chapter: chapters[index] ?? 0,
    })),
  );
const after = (editor: Editor, ...edits: Edit[]): Editor => edits.reduce(edited, editor);
const said = ({ lines }: Editor) =>
  lines.map(({ speaker, text }) => `${speaker === 'HOST' ? 'H' : 'C'} ${text}`);
const SCRIPT = begun(['one', 'two', 'three', 'four'], [0, 0, 1, 1]);

describe('editing a script', () => {
  it('adds a line for whoever did not speak before, in the same chapter, and goes there', () => {
    const next = after(SCRIPT, { type: 'add', after: 1 });
    expect(said(next)).toEqual(['H one', 'C two', 'H ', 'H three', 'C four']);
    expect(next.lines[2]).toMatchObject({ chapter: 0, sourceRefs: [] });
    expect(next.focus).toEqual({ key: next.lines[2]?.key, at: 0 });
    expect(said(after(SCRIPT, { type: 'add', after: null }))[0]).toBe('C ');
  });

  it('splits a line where the caret is, and not at its ends', () => {
    const next = after(begun(['one two']), { type: 'split', key: 0, at: 3 });
    expect(said(next)).toEqual(['H one', 'H two']);
    expect(next.lines[1]?.sourceRefs).toEqual(['p0']);
    expect(after(SCRIPT, { type: 'split', key: 0, at: 0 })).toBe(SCRIPT);
  });

  it('merges a line into the one above, with the passages of both and the caret between them', () => {
    const next = after(SCRIPT, { type: 'merge', key: 1 });
    expect(said(next)).toEqual(['H one two', 'H three', 'C four']);
    expect(next.lines[0]?.sourceRefs).toEqual(['p0', 'p1']);
    expect(next.focus).toEqual({ key: 0, at: 4 });
    expect(after(SCRIPT, { type: 'merge', key: 0 })).toBe(SCRIPT);
  });

  it('moves a line into the chapter it comes to stand in, and not beyond the ends', () => {
    const up = after(SCRIPT, { type: 'move', key: 2, by: -1 });
    expect(up.lines.map(({ text, chapter }) => `${text} ${chapter}`)).toEqual([
      'one 0',
      'three 0',
      'two 0',
      'four 1',
    ]);
    expect(after(SCRIPT, { type: 'move', key: 3, by: 1 })).toBe(SCRIPT);
  });

  it('keeps a line one line, whatever is pasted', () => {
    const next = after(SCRIPT, { type: 'write', key: 0, text: 'a \r\n\n b\u2028c' });
    expect(next.lines[0]?.text).toBe('a b c');
  });

  it('takes typing in one line back in one step, until there was a rest', () => {
    const typed = after(
      SCRIPT,
      { type: 'write', key: 0, text: 'one!' },
      { type: 'write', key: 0, text: 'one!!' },
      { type: 'rest' },
      { type: 'write', key: 0, text: 'one!!!' },
    );
    expect(said(after(typed, { type: 'undo' }))[0]).toBe('H one!!');
    expect(said(after(typed, { type: 'undo' }, { type: 'undo' }))[0]).toBe('H one');
  });
});

const key = fc.nat(7);
const change: fc.Arbitrary<Edit> = fc.oneof(
  fc.record({ type: fc.constant('write' as const), key, text: fc.string({ maxLength: 8 }) }),
  fc.record({ type: fc.constant('add' as const), after: fc.option(key) }),
  fc.record({ type: fc.constant('remove' as const), key }),
  fc.record({ type: fc.constant('move' as const), key, by: fc.constantFrom(1 as const, -1 as const) }),
  fc.record({ type: fc.constant('switch_speaker' as const), key }),
  fc.record({ type: fc.constant('split' as const), key, at: fc.nat(8) }),
  fc.record({ type: fc.constant('merge' as const), key }),
  fc.constant({ type: 'rest' as const }),
);

const repeated = (editor: Editor, type: 'undo' | 'redo'): Editor => {
  let now = editor;
  for (let next = edited(now, { type }); next !== now; next = edited(now, { type })) now = next;
  return now;
};

describe('whatever is done to a script', () => {
  const runs = { numRuns: 300 };

  it('can be undone to the beginning and redone to the end', () =>
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const end = after(SCRIPT, ...changes);
        const start = repeated(end, 'undo');
        expect(start.lines).toEqual(SCRIPT.lines);
        expect(repeated(start, 'redo').lines).toEqual(end.lines);
      }),
      runs,
    ));

  it('leaves every line its own name and chapters in order', () =>
    fc.assert(
      fc.property(fc.array(change, { maxLength: 30 }), (changes) => {
        const { lines } = after(SCRIPT, ...changes);
        expect(new Set(lines.map((line) => line.key)).size).toBe(lines.length);
        const chapters = lines.map(({ chapter }) => chapter);
        expect(chapters).toEqual(chapters.toSorted((a, b) => a - b));
      }),
      runs,
    ));

  it('forgets what was undone once something else is done', () => {
    const redone = after(
      SCRIPT,
      { type: 'remove', key: 0 },
      { type: 'undo' },
      { type: 'remove', key: 1 },
      { type: 'redo' },
    );
    expect(said(redone)).toEqual(['H one', 'H three', 'C four']);
  });
});
