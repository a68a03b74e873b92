const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

let codes: Map<string, string> | undefined;

function listCodes(): Map<string, string> {
  const englishNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  return new Map(
    LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).flatMap((code) => {
      const known = englishNames.of(code)?.toLowerCase();
      return known ? [[known, code] as const] : [];
    }),
  );
}

/** "portuguese" -> "pt", for every language that has a code of two letters. */
function codeOfName(name: string): string | undefined {
  codes ??= listCodes();
  return codes.get(name.toLowerCase());
}

/** Services name languages as "en", "eng", "en-US" or "english"; we want "en". */
export function languageCode(named: string | undefined): string | undefined {
  if (!named) return undefined;
  const byName = codeOfName(named);
  if (byName) return byName;
  try {
    return new Intl.Locale(named).language;
  } catch {
    return undefined;
  }
}
