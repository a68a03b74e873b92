import type { SourceText } from '@parlance/artifacts/source-text';
import { countWords } from '@parlance/kernel/speech-time';
import type { LanguagePack } from '@parlance/language/language';
import { wordRegex } from '@parlance/language/text/word-regex';
import type { Byline } from './byline.ts';

const PART = "\\p{Lu}(?:\\p{Ll}|[’'-]\\p{Lu})[\\p{L}’'-]*";
const PARTICLE = 'de|da|do|dos|du|del|della|di|van|von|der|den|la|le|el|al|bin|ten';
const NAME = `${PART}(?: (?:\\p{Lu}\\.|${PARTICLE}|${PART})){1,4}`;
/** What only houses are called by. */
const HOUSE =
  /\b(?:News|Staff|Team|Press|Editors?|Editorial|Redaktion|Redacción|Redação|Rédaction|Redazione|Agency|Agencia|Agência|Agence|Agenzia|Magazine|Times|Post|Media|Reuters|Associated|Admin|Contributors?|Guest|Desk|Foundation|University|Institute|Inc|Corporation|Company|Online|Digital|Limited|Group)\b/;

/** "By Ada Hill" -> "Ada Hill"; undefined for several people, a house, or what is no name. */
function personIn(text: string, { grammar }: LanguagePack): string | undefined {
  const found = wordRegex(`^(?:(?:${grammar.headings.byline}) )?(?<name>${NAME})$`, 'u').exec(
    text.trim().replace(/^\p{L}/u, (first) => first.toUpperCase()),
  )?.groups?.name;
  const name = found?.replace(wordRegex(`^(?:${grammar.headings.byline}) `), '');
  return name === undefined || HOUSE.test(name) || countWords(name) < 2 ? undefined : name;
}

/** Who wrote it: as the page says, as a line over it says, or as its last line does. */
export function findAuthor(
  source: SourceText,
  byline: Byline | undefined,
  pack: LanguagePack,
): string | undefined {
  const written = (source.documents ?? []).map(({ author }) => author);
  // Of several texts, each is somebody else's.
  if (written.length > 1) return undefined;
  const [said] = written;
  const last = source.passages.at(-1);
  const line = byline?.text.split(',')[0];
  return [said, line, last?.kind === 'heading' ? undefined : last?.text]
    .filter((each) => each !== undefined)
    .map((each) => personIn(each, pack))
    .find((each) => each !== undefined);
}
