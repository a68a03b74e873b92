/** `text` keeps the space after it, so that words set side by side read as the sentence does. */
export type CueWord = { text: string; startMs: number; endMs: number };

/** What is shown at once: a stretch of one line of the script, by one speaker. */
export type Cue = {
  /** Index of the script's line, where the file names it. */
  line?: number;
  speaker: string;
  startMs: number;
  endMs: number;
  words: CueWord[];
};

export const cueText = ({ words }: Pick<Cue, 'words'>): string => words.map(({ text }) => text).join('');
