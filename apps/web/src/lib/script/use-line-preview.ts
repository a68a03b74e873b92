import { previewLine } from '@parlance/contract/studio';
import type { SpokenLine } from '@parlance/kernel/script-text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callForFile } from '../api/api.ts';
import { useErrorText } from '../format/error-text.ts';
import { showSnackbar } from '../storage/state.ts';

type Line = SpokenLine & {
  /** Its name while it is on the page. */
  key: number;
};

type Preview = { key: number; phase: 'loading' | 'playing' } | null;

/** One line at a time: pressing another one, or the same again, ends what is heard. */
export function useLinePreview(audioId: string) {
  const [preview, setPreview] = useState<Preview>(null);
  const errorText = useErrorText();
  const words = useRef(errorText);
  words.current = errorText;
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);

  const toggle = useCallback(
    async (line: Line, isOn: boolean): Promise<void> => {
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
        const { speaker, text } = line;
        const file = await callForFile(previewLine, {
          params: { id: audioId },
          body: { speaker, text },
          signal: leaving.signal,
        });
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
