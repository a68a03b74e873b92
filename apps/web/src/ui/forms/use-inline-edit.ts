import { useEffect, useRef, useState } from 'react';

/** A text that a button turns into a field; after it the keyboard goes back to the button. */
export function useInlineEdit() {
  const [editing, setEditing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return { editing, button, edit: () => setEditing(true), close: () => setEditing(false) };
}
