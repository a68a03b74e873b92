import type { Mark } from '../said-line.ts';

export type SpeechEvent = {
  type: string;
  text_position: number;
  audio_position: number;
  id?: string | number;
};

/** Where in the text (counted in code points) each word begins. */
function wordStarts(said: string[]): number[] {
  const starts: number[] = [];
  let at = 0;
  for (const word of said) {
    starts.push(at);
    at += [...word].length + 1;
  }
  return starts;
}

/** End of a word's sound: the next word, or the pause before it. Pauses are phonemes without a name. */
function soundEndMs(events: SpeechEvent[], index: number, totalMs: number): number {
  let heard = false;
  for (const event of events.slice(index + 1)) {
    if (event.type === 'phoneme') {
      if (heard && event.id === '') return event.audio_position;
      heard ||= event.id !== '';
    } else if (event.type !== 'sentence') return event.audio_position;
  }
  return totalMs;
}

/** eSpeak runs some short words together and names only the first: they share its time by their length. */
function shareOut(mark: Mark, until: number, said: string[]): Mark[] {
  const words = Array.from({ length: until - mark.word }, (_, step) => mark.word + step);
  const spoken = words.filter((word) => word === mark.word || /[\p{L}\p{N}]/u.test(said[word] ?? ''));
  const total = spoken.reduce((sum, word) => sum + (said[word]?.length ?? 0), 0);
  let startMs = mark.startMs;
  return spoken.map((word) => {
    const endMs = startMs + ((mark.endMs - mark.startMs) * (said[word]?.length ?? 0)) / Math.max(1, total);
    const shared = { word, startMs, endMs };
    startMs = endMs;
    return shared;
  });
}

/** eSpeak reports at which letter of the text it is; this finds the word that letter belongs to. */
export function marksFromEvents(events: SpeechEvent[], said: string[], totalMs: number): Mark[] {
  const starts = wordStarts(said);
  const named: Mark[] = [];
  events.forEach((event, index) => {
    if (event.type !== 'word') return;
    const word = starts.findLastIndex((start) => start <= event.text_position - 1);
    if (word < 0) return;
    named.push({ word, startMs: event.audio_position, endMs: soundEndMs(events, index, totalMs) });
  });
  return named.flatMap((mark, index) => {
    const next = named[index + 1]?.word ?? said.length;
    return next > mark.word + 1 ? shareOut(mark, next, said) : [mark];
  });
}
