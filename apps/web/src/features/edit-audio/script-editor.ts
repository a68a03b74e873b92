import type { AudioScript } from '@parlance/contract/audios';
import type { Mode } from '@parlance/kernel/limits';
import { joinLines } from '@parlance/kernel/scan-text';
import type { Speaker } from '@parlance/kernel/script-text';

export type EditLine = {
  /** Its name while it is edited; the same line keeps it wherever it goes. */
  key: number;
  speaker: Speaker;
  text: string;
  sourceRefs: readonly string[];
  chapter: number;
  /** How it is to be spoken, where somebody has said so: it goes with the line, whatever becomes of its words. */
  delivery?: AudioScript['lines'][number]['delivery'];
};

type Lines = readonly EditLine[];

export type Editor = {
  mode: Mode;
  lines: Lines;
  past: readonly Lines[];
  future: readonly Lines[];
  /** Keys typed one after the other into the same line are one step back. */
  typingIn: number | null;
  nextKey: number;
  /** Where the keyboard goes after lines came, went or moved. */
  focus: { key: number; at: number } | null;
};

export type Edit =
  | { type: 'write'; key: number; text: string }
  | { type: 'add'; after: number | null }
  | { type: 'remove'; key: number }
  | { type: 'move'; key: number; by: 1 | -1 }
  | { type: 'switch_speaker'; key: number }
  | { type: 'split'; key: number; at: number }
  | { type: 'merge'; key: number }
  | { type: 'rest' }
  | { type: 'undo' }
  | { type: 'redo' };

/** Enough for an afternoon; each step shares all lines but the changed ones. */
const STEPS_KEPT = 1_000;

export const beginEditing = (mode: Mode, lines: readonly Omit<EditLine, 'key'>[]): Editor => ({
  mode,
  lines: lines.map((line, key) => ({ ...line, key })),
  past: [],
  future: [],
  typingIn: null,
  nextKey: lines.length,
  focus: null,
});

const other = (speaker: Speaker): Speaker => (speaker === 'HOST' ? 'COHOST' : 'HOST');

function step(editor: Editor, lines: Lines, more: Partial<Editor> = {}): Editor {
  return {
    ...editor,
    lines,
    past: [...editor.past, editor.lines].slice(-STEPS_KEPT),
    future: [],
    typingIn: null,
    focus: null,
    ...more,
  };
}

function write(editor: Editor, key: number, typed: string): Editor {
  // A line is one line, whatever was pasted into it.
  const text = joinLines(typed);
  const lines = editor.lines.map((line) => (line.key === key ? { ...line, text } : line));
  if (editor.typingIn === key) return { ...editor, lines, future: [], focus: null };
  return step(editor, lines, { typingIn: key });
}

function add(editor: Editor, after: number | null): Editor {
  const { lines, nextKey, mode } = editor;
  const at = after === null ? 0 : lines.findIndex(({ key }) => key === after) + 1;
  const before = lines[at - 1];
  const neighbour = before ?? lines[at];
  const speaker = mode === 'dialogue' && neighbour ? other(neighbour.speaker) : 'HOST';
  const fresh = { key: nextKey, speaker, text: '', sourceRefs: [], chapter: neighbour?.chapter ?? 0 };
  return step(editor, lines.toSpliced(at, 0, fresh), {
    nextKey: nextKey + 1,
    focus: { key: nextKey, at: 0 },
  });
}

function remove(editor: Editor, at: number): Editor {
  const lines = editor.lines.toSpliced(at, 1);
  const next = lines[at] ?? lines[at - 1];
  return step(editor, lines, { focus: next ? { key: next.key, at: next.text.length } : null });
}

/** A line that moves belongs to the chapter it comes to stand in. */
function move(editor: Editor, at: number, by: 1 | -1): Editor {
  const line = editor.lines[at];
  const to = at + by;
  if (!line || to < 0 || to >= editor.lines.length) return editor;
  const without = editor.lines.toSpliced(at, 1);
  const chapter = (without[to - 1] ?? without[to])?.chapter ?? line.chapter;
  return step(editor, without.toSpliced(to, 0, { ...line, chapter }), {
    focus: { key: line.key, at: line.text.length },
  });
}

function split(editor: Editor, at: number, cut: number): Editor {
  const line = editor.lines[at];
  if (!line) return editor;
  const [first, second] = [line.text.slice(0, cut).trim(), line.text.slice(cut).trim()];
  if (first === '' || second === '') return editor;
  const { nextKey } = editor;
  const halves = [
    { ...line, text: first },
    { ...line, key: nextKey, text: second },
  ];
  return step(editor, editor.lines.toSpliced(at, 1, ...halves), {
    nextKey: nextKey + 1,
    focus: { key: nextKey, at: 0 },
  });
}

/** With the line above, which keeps its speaker. */
function merge(editor: Editor, at: number): Editor {
  const [above, line] = [editor.lines[at - 1], editor.lines[at]];
  if (!above || !line) return editor;
  const [first, second] = [above.text.trim(), line.text.trim()];
  const text = [first, second].filter((part) => part !== '').join(' ');
  const sourceRefs = [...new Set([...above.sourceRefs, ...line.sourceRefs])];
  return step(editor, editor.lines.toSpliced(at - 1, 2, { ...above, text, sourceRefs }), {
    focus: { key: above.key, at: second === '' ? text.length : text.length - second.length },
  });
}

function travel(editor: Editor, from: 'past' | 'future', to: 'past' | 'future'): Editor {
  const lines = editor[from].at(-1);
  if (!lines) return editor;
  return {
    ...editor,
    lines,
    [from]: editor[from].slice(0, -1),
    [to]: [...editor[to], editor.lines],
    typingIn: null,
    focus: null,
  };
}

export function edited(editor: Editor, edit: Edit): Editor {
  switch (edit.type) {
    case 'undo':
      return travel(editor, 'past', 'future');
    case 'redo':
      return travel(editor, 'future', 'past');
    case 'rest':
      return editor.typingIn === null ? editor : { ...editor, typingIn: null };
    case 'add':
      return add(editor, edit.after);
    default:
      return editedLine(editor, edit);
  }
}

function editedLine(editor: Editor, edit: Extract<Edit, { key: number }>): Editor {
  const at = editor.lines.findIndex(({ key }) => key === edit.key);
  const line = editor.lines[at];
  if (!line) return editor;
  switch (edit.type) {
    case 'write':
      return edit.text === line.text ? editor : write(editor, edit.key, edit.text);
    case 'remove':
      return remove(editor, at);
    case 'move':
      return move(editor, at, edit.by);
    case 'switch_speaker':
      return step(editor, editor.lines.with(at, { ...line, speaker: other(line.speaker) }));
    case 'split':
      return split(editor, at, edit.at);
    case 'merge':
      return merge(editor, at);
  }
}
