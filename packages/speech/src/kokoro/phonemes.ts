import { getPhonemes, initialize, setVoice } from 'espeak-phonemizer';
import { toModelAlphabet } from './alphabet.ts';

export type Clause = { sounds: string; closing: string; endsSentence: boolean };

/** Isolated words are asked for again and again; all are forgotten when they become this many. */
const REMEMBERED_WORDS = 20_000;

/** Text to sounds, for one eSpeak dialect at a time. Lives in one thread: the library holds one global voice. */
export class Phonemizer {
  #dialect = '';
  readonly #words = new Map<string, string>();

  async use(dialect: string): Promise<void> {
    if (dialect === this.#dialect) return;
    await initialize();
    await setVoice(dialect);
    this.#dialect = dialect;
    this.#words.clear();
  }

  clauses(text: string): Clause[] {
    const clauses: Clause[] = [];
    for (const { phonemes, terminator, isSentenceEnd } of getPhonemes(text)) {
      const sounds = toModelAlphabet(phonemes, this.#dialect);
      // Some marks ("…", "।") end a clause without a name; a pause must stand there nevertheless.
      if (sounds)
        clauses.push({
          sounds,
          closing: terminator || (isSentenceEnd ? '.' : ','),
          endsSentence: isSentenceEnd,
        });
    }
    return clauses;
  }

  /** How a word sounds by itself. */
  word(word: string): string {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    const sounds = this.clauses(word)
      .map((clause) => clause.sounds)
      .join(' ');
    if (this.#words.size >= REMEMBERED_WORDS) this.#words.clear();
    this.#words.set(word, sounds);
    return sounds;
  }
}
