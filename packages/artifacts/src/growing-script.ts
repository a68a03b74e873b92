import type { Script, ScriptLine } from './script.ts';

/** A script that may still be being written. A line that was told stays as it was told, to whoever reads along. */
export interface GrowingScript {
  readonly language: string;
  /** The line, once it stands; undefined when the script ends before it. Fails when writing has failed. */
  lineAt(index: number): Promise<ScriptLine | undefined>;
  /** The line if it stands already: nobody waits for it. */
  standing(index: number): ScriptLine | undefined;
  /** All of it, once it is written. */
  whole(): Promise<Script>;
}

/** A script that is written already. */
export const grown = (script: Script): GrowingScript => ({
  language: script.language,
  lineAt: async (index) => script.lines[index],
  standing: (index) => script.lines[index],
  whole: async () => script,
});

/** The script with the lines that were told, under the names its chapters have now. */
function asTold(script: Script, lines: readonly ScriptLine[]): Script {
  const told = [...new Set(lines.map(({ chapter }) => chapter))];
  return {
    ...script,
    lines: lines.map((line) => ({ ...line, chapter: told.indexOf(line.chapter) })),
    chapters: told.map((chapter, at) => ({
      title: script.chapters[Math.min(at, script.chapters.length - 1)]?.title ?? script.title,
      firstLine: lines.findIndex((line) => line.chapter === chapter),
    })),
  };
}

/** Grows while it is read: lines are added as they stand, then the whole script, or the reason why there is none. */
export class ScriptInTheMaking implements GrowingScript {
  readonly language: string;
  readonly #lines: ScriptLine[] = [];
  readonly #waiting = new Set<() => void>();
  #end: { script: Script } | { error: unknown } | undefined;

  constructor(language: string) {
    this.language = language;
  }

  add(lines: readonly ScriptLine[]): void {
    this.#lines.push(...lines);
    this.#wake();
  }

  /**
   * Ends with the script, or with what was told of it where a reader changed lines that stood already: whoever listens
   * has heard those. Gives the script that it ended with.
   */
  complete(script: Script): Script {
    const isAsTold = this.#lines.every((line, at) => {
      const final = script.lines[at];
      return final?.text === line.text && final.speaker === line.speaker && final.chapter === line.chapter;
    });
    const ended = isAsTold ? script : asTold(script, this.#lines);
    this.#close({ script: ended });
    return ended;
  }

  fail(error: unknown): void {
    this.#close({ error });
  }

  async lineAt(index: number): Promise<ScriptLine | undefined> {
    for (;;) {
      const line = this.#lines[index];
      if (line) return line;
      if (this.#end) return this.#whole(this.#end).lines[index];
      await this.#change();
    }
  }

  standing(index: number): ScriptLine | undefined {
    if (this.#lines[index]) return this.#lines[index];
    return this.#end && 'script' in this.#end ? this.#end.script.lines[index] : undefined;
  }

  async whole(): Promise<Script> {
    while (!this.#end) await this.#change();
    return this.#whole(this.#end);
  }

  #whole(end: { script: Script } | { error: unknown }): Script {
    if ('error' in end) throw end.error;
    return end.script;
  }

  #close(end: { script: Script } | { error: unknown }): void {
    this.#end ??= end;
    this.#wake();
  }

  #change(): Promise<void> {
    return new Promise((resolve) => this.#waiting.add(resolve));
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
