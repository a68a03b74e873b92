import type { KeyboardEvent } from 'react';
import type { Edit, EditLine } from '../script-editor.ts';

type Caret = { start: number; end: number };

/** What a key means in a line; nothing for keys that only write. */
export function editByKey(
  {
    key,
    altKey,
    ctrlKey,
    metaKey,
    shiftKey,
  }: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>,
  line: Pick<EditLine, 'key' | 'text'>,
  { start, end }: Caret,
): Edit | null {
  const command = ctrlKey || metaKey;
  if (key === 'Enter' && !altKey && !shiftKey)
    return command ? { type: 'split', key: line.key, at: start } : { type: 'add', after: line.key };
  if (altKey && !command && (key === 'ArrowUp' || key === 'ArrowDown'))
    return { type: 'move', key: line.key, by: key === 'ArrowUp' ? -1 : 1 };
  if (key === 'Backspace' && start === 0 && end === 0 && !command && !altKey)
    return { type: 'merge', key: line.key };
  return null;
}

/** Undo, redo and save, wherever in the editor the keyboard is. */
export function commandByKey({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>):
  | 'undo'
  | 'redo'
  | 'save'
  | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === 's' && !shiftKey) return 'save';
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && !shiftKey ? 'redo' : null;
}
