import type { ScriptLine } from '@parlance/artifacts/script';
import { type SpeakAsk, type SpeakDeps, speak } from './speak.ts';

type Ask = Omit<SpeakAsk, 'script'> & { language: string };

/**
 * Speaks lines while the rest is still being written. Nobody hears them yet: they lie among the takes, where the
 * script finds them once it stands and has passed its gate. Listening back is left for then.
 */
export function openEarlySpeech({ voice, store }: SpeakDeps, { language, ...ask }: Ask) {
  const ended = new AbortController();
  const signal = AbortSignal.any([ask.signal, ended.signal]);
  let spoken = Promise.resolve();

  async function speakAll(lines: readonly ScriptLine[]): Promise<void> {
    if (signal.aborted) return;
    for await (const _ of speak(
      { voice, store },
      { ...ask, script: { language, lines: [...lines] }, signal },
    ));
  }

  return {
    begin(lines: readonly ScriptLine[]): void {
      // What fails here fails again, and is told, when the script is spoken in its turn.
      spoken = spoken.then(() => speakAll(lines)).catch(() => {});
    },
    /** Stops; what was finished stays. */
    async end(): Promise<void> {
      ended.abort();
      await spoken;
    },
  };
}
