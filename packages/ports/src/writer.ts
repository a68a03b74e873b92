import type { Brief } from '@parlance/artifacts/brief';
import type { Script, ScriptLine } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';

/** Told of lines, in order, as soon as they may be spoken. */
export type OnLines = (lines: readonly ScriptLine[]) => void;

/**
 * Turns a source into a script.
 * Throws AppError 'write.cannot_translate' when the asked language differs from the source's and it
 * can't bridge them, 'write.source_too_thin' when there is nothing to say, 'write.model_unavailable' when the
 * service it writes with is away and nobody else can write this.
 */
export interface Writer {
  readonly name: string;
  /** How well it writes in a content language ("pt-BR"): a whole conversation, a plain reading, or not at all. */
  skill(language: string): 'full' | 'read_through' | 'none';
  /** True when it can take a source in one language and write in another. */
  readonly translates: boolean;
  /**
   * A writer that tells of lines while it writes tells of each once, in order, and of all: together they are a whole
   * telling, which whoever listens meanwhile hears to its end. Its script may say some of them otherwise, or leave
   * some out, where they were read again after they were told. Others tell of none.
   */
  write(source: SourceText, brief: Brief, signal: AbortSignal, onLines?: OnLines): Promise<Script>;
}
