/** Made once for each language: to make a formatter takes a hundred times as long as to use it. */
export function perLanguage<Formatter>(
  make: (language: string) => Formatter,
): (language: string) => Formatter {
  const made = new Map<string, Formatter>();
  return (language) => {
    const known = made.get(language);
    if (known) return known;
    const formatter = make(language);
    made.set(language, formatter);
    return formatter;
  };
}
