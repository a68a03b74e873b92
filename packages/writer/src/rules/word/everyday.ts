import { capitalize } from '@parlance/language/text/casing';
import { outsideQuotations } from '@parlance/language/text/quotations';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { TalkPack } from '../languages/talk-rules.ts';

/** Written wording -> what people say; what stands in quotation marks is somebody's own, and stays. */
export function inEverydayWords(text: string, { sharing }: TalkPack): string {
  const retell = (part: string): string =>
    sharing.everyday.reduce(
      (plain, [pattern, replacement]) =>
        plain.replace(
          wordRegex(`(?<![\\p{L}’'-])(?:${pattern})(?![\\p{L}’'-])`, 'giu'),
          (found, ...groups) => {
            // "DOES NOT": somebody stressed it.
            if (/\p{Lu}{2}/u.test(found) && !/\p{Ll}/u.test(found)) return found;
            const captured = groups.filter((group) => typeof group === 'string' || group === undefined);
            const filled = replacement.replace(/\$(\d)/g, (_, nth) =>
              String(captured[Number(nth) - 1] ?? ''),
            );
            return /^\p{Lu}/u.test(found) ? capitalize(filled) : filled;
          },
        ),
      part,
    );
  return outsideQuotations(text, retell);
}
