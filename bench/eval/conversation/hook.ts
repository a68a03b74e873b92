import type { Script } from '@parlance/artifacts/script';
import type { SourceText } from '@parlance/artifacts/source-text';
import type { LanguagePack } from '@parlance/language/language';
import { Lexer } from '@parlance/language/text/lexer';
import { splitSentences } from '@parlance/language/text/sentences';
import { phrasesOf } from '@parlance/writer/plain/phrases/phrases-of';
import { tokensOf } from './tokens.ts';

const MAX_TOKENS = 15;

/** The very first sentence is short, says something of the source beyond its title, and is no greeting. */
export function hasHook({ lines, language }: Script, source: SourceText, pack: LanguagePack): boolean {
  const [first = ''] = splitSentences(lines[0]?.text ?? '', language);
  const greetings = Object.values(phrasesOf(language)?.greeting ?? {})
    .flat()
    .flatMap((phrase) => splitSentences(phrase, language));
  if (first === '' || tokensOf(first).length > MAX_TOKENS || greetings.includes(first)) return false;
  const lexer = new Lexer(pack);
  const inTitle = new Set(lexer.terms(source.title ?? ''));
  const inSource = new Set(
    source.passages.filter(({ text }) => text !== source.title).flatMap(({ text }) => lexer.terms(text)),
  );
  const taken = new Set(lexer.terms(first).filter((term) => inSource.has(term)));
  return taken.size >= 2 && [...taken].some((term) => !inTitle.has(term));
}
