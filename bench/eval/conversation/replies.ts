import type { Script } from '@parlance/artifacts/script';
import type { LanguagePack } from '@parlance/language/language';
import { Lexer } from '@parlance/language/text/lexer';

/** What one says to the other without telling: lines that rest on nothing, but for the greeting and the goodbye. */
function reactionsOf({ lines, chapters }: Script): number[] {
  const closing = chapters.length > 1 ? (chapters.at(-1)?.firstLine ?? lines.length) : lines.length - 2;
  return lines.flatMap(({ sourceRefs }, at) =>
    at > 0 && at < closing && sourceRefs.length === 0 ? [at] : [],
  );
}

/** Of the reactions, those that share a word which means something, or a number, with the line before or behind. */
export function contentReactions(script: Script, pack: LanguagePack): { reactions: number; bearing: number } {
  const lexer = new Lexer(pack);
  const meant = (text: string | undefined): string[] => [
    ...lexer.terms(text ?? ''),
    ...(text?.match(/\d+/g) ?? []),
  ];
  const reactions = reactionsOf(script);
  const bearing = reactions.filter((at) => {
    const around = new Set([script.lines[at - 1], script.lines[at + 1]].flatMap((line) => meant(line?.text)));
    return meant(script.lines[at]?.text).some((term) => around.has(term));
  });
  return { reactions: reactions.length, bearing: bearing.length };
}
