import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { Mode } from '@parlance/kernel/limits';
import { finishTypography } from '@parlance/language/text/spoken';

/** Collects lines and chapters; in a dialogue the two take turns, the host first. */
export class ScriptBuilder {
  readonly lines: ScriptLine[] = [];
  readonly chapters: Script['chapters'] = [];
  private readonly mode: Mode;
  private readonly language: string;

  constructor(mode: Mode, language: string) {
    this.mode = mode;
    this.language = language;
  }

  get hostIsNext(): boolean {
    return this.mode === 'monologue' || this.lines.length % 2 === 0;
  }

  beginChapter(title: string): void {
    this.chapters.push({ title: finishTypography(title, this.language), firstLine: this.lines.length });
  }

  say(text: string, refs: readonly string[] = []): void {
    this.lines.push({
      speaker: this.hostIsNext ? 'HOST' : 'COHOST',
      text: finishTypography(text, this.language),
      sourceRefs: [...new Set(refs)],
      chapter: this.chapters.length - 1,
    });
  }
}
