/** What the program that plays a taken-over reader can be told to do. */
export type Hostile = {
  /** Which of the usual attempts it could do. */
  attack(paths: { read: string; write: string }): string[];
  /** What the kernel says to a call: its error number, or that it was answered. */
  ask(number: number, firstArgument: number): number | 'answered';
  /** Something that needs other threads, and who it is. */
  work(words: string): { unpacked: string; ids: (number | undefined)[] };
};
