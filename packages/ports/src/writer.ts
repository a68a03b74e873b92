import type { Brief } from '@parlance/artifacts/brief';
import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';

/**
 * Turns a source into a script.
 * Throws AppError 'write.cannot_translate' when the asked language differs from the source's and it
 * can't bridge them, 'write.source_too_thin' when there is nothing to say.
 */
export interface Writer {
  readonly name: string;
  /** How well it writes in a content language ("pt-BR"): a whole conversation, a plain reading, or not at all. */
  skill(language: string): 'full' | 'read_through' | 'none';
  /** True when it can take a source in one language and write in another. */
  readonly translates: boolean;
  write(source: SourceText, brief: Brief, signal: AbortSignal): Promise<Script>;
}
