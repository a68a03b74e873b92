import type { SourceDocument, SourceText } from '@parlance/artifacts/source-text';
import type { Grammar } from '@parlance/language/language';
import { capitalize } from '@parlance/language/text/casing';
import { wordRegex } from '@parlance/language/text/word-regex';

/** What the source is, as far as it changes how one speaks of it. */
export type Material = {
  /** An article about a subject, something that was spoken, or a written text. */
  kind: 'subject' | 'recording' | 'text';
  /** Pages of the web and nothing else. */
  isPage: boolean;
  /** Of every document, in order; empty for a pasted text. */
  titles: string[];
};

const SUBJECT: ReadonlySet<SourceDocument['kind']> = new Set(['almanac', 'wikipedia']);
const RECORDING: ReadonlySet<SourceDocument['kind']> = new Set(['video', 'podcast']);

/** A file is called as its title says or, failing that, as it is named. */
export const titleOf = ({ title, fileName, url }: SourceDocument): string | undefined =>
  title?.trim() || fileName?.replace(/\.\p{L}[\p{L}\p{N}]{1,4}$/u, '').replaceAll('_', ' ') || url;

export function materialOf({ documents = [] }: SourceText): Material {
  const every = (is: (document: SourceDocument) => boolean): boolean =>
    documents.length > 0 && documents.every(is);
  const isSubject = ({ kind }: SourceDocument) => SUBJECT.has(kind);
  // An uploaded recording is a file like any other, but what is known of it was heard.
  const isRecording = ({ kind, by }: SourceDocument) => by === 'hearing' || RECORDING.has(kind);
  const kind = every(isSubject) ? 'subject' : every(isRecording) ? 'recording' : 'text';
  const titles = documents.map(titleOf).filter((title) => title !== undefined);
  return { kind, isPage: every((document) => document.kind === 'page'), titles: [...new Set(titles)] };
}

/** Who asked for a topic gave no text, and a recording is none: of neither "the text" is spoken. */
export const speaksOfText = (phrase: string, { sourceText }: Grammar): boolean =>
  wordRegex(`(?<![\\p{L}{])(?:${sourceText})(?![\\p{L}}])`).test(phrase);

/** A recording as it is retold: nobody repeats an "um". */
export const withoutHesitation = (text: string, { hesitation }: Grammar): string =>
  capitalize(
    text
      .replace(wordRegex(`,? ?(?<![\\p{L}’'-])(?:${hesitation})(?![\\p{L}’'-])[,…]?(?=\\s|[.?!])`, 'giu'), '')
      .trim(),
  );
