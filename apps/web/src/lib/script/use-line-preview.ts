import { useCallback, useEffect, useRef, useState } from 'react';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { showSnackbar } from '../../../lib/storage/state.ts';
import type { EditLine } from '../script-editor.ts';
import { playLine } from '../script-queries.ts';

export type Preview = { key: number; phase: 'loading' | 'playing' } | null;

/** One line at a time: pressing another one, or the same again, ends what is heard. */
export function useLinePreview(audioId: string) {
  const [preview, setPreview] = useState<Preview>(null);
  const errorText = useErrorText();
  const words = useRef(errorText);
  words.current = errorText;
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);

  const toggle = useCallback(
    async (line: EditLine, isOn: boolean): Promise<void> => {
      end.current();
      setPreview(null);
      if (isOn || line.text.trim() === '') return;
      const leaving = new AbortController();
      const sound = new Audio();
      let address = '';
      const stop = () => {
        leaving.abort();
        sound.pause();
        URL.revokeObjectURL(address);
      };
      end.current = stop;
      const done = () => {
        if (end.current !== stop) return;
        stop();
        setPreview(null);
      };
      sound.addEventListener('ended', done);
      setPreview({ key: line.key, phase: 'loading' });
      try {
        const file = await playLine(audioId, { speaker: line.speaker, text: line.text }, leaving.signal);
        address = URL.createObjectURL(file);
        sound.src = address;
        // Two at once would be noise.
        for (const other of document.querySelectorAll('audio')) other.pause();
        await sound.play();
        if (!leaving.signal.aborted) setPreview({ key: line.key, phase: 'playing' });
      } catch (error) {
        if (leaving.signal.aborted) return;
        done();
        showSnackbar(words.current.problem(error), 'error');
      }
    },
    [audioId],
  );
  return { preview, toggle };
}
