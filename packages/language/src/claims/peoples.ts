import { fold } from '../text/fold.ts';

/** Whose language it is when somebody is called by it: a French engineer is from France. */
const HOME: Record<string, string> = {
  ar: 'SA',
  bg: 'BG',
  cs: 'CZ',
  da: 'DK',
  de: 'DE',
  el: 'GR',
  en: 'GB',
  es: 'ES',
  fi: 'FI',
  fr: 'FR',
  he: 'IL',
  hi: 'IN',
  hr: 'HR',
  hu: 'HU',
  is: 'IS',
  it: 'IT',
  ja: 'JP',
  ko: 'KR',
  nl: 'NL',
  no: 'NO',
  pl: 'PL',
  pt: 'PT',
  ro: 'RO',
  ru: 'RU',
  sr: 'RS',
  sv: 'SE',
  th: 'TH',
  tr: 'TR',
  uk: 'UA',
  vi: 'VN',
  zh: 'CN',
};
/** Countries that `Intl` has no code for. */
const SCOTLAND = 'GB-SCT';
const WALES = 'GB-WLS';

/** What the names of countries and languages don't tell; folded. */
const ALSO: Record<string, Record<string, string>> = {
  en: {
    swede: 'SE',
    swedes: 'SE',
    dane: 'DK',
    danes: 'DK',
    pole: 'PL',
    poles: 'PL',
    finn: 'FI',
    finns: 'FI',
    turk: 'TR',
    turks: 'TR',
    spaniard: 'ES',
    spaniards: 'ES',
    frenchman: 'FR',
    englishman: 'GB',
    dutchman: 'NL',
    england: 'GB',
    britain: 'GB',
    british: 'GB',
    america: 'US',
    american: 'US',
    americans: 'US',
    holland: 'NL',
    frenchwoman: 'FR',
    englishwoman: 'GB',
    briton: 'GB',
    britons: 'GB',
    irish: 'IE',
    irishman: 'IE',
    irishwoman: 'IE',
    scotland: SCOTLAND,
    scottish: SCOTLAND,
    scot: SCOTLAND,
    scots: SCOTLAND,
    scotsman: SCOTLAND,
    scotswoman: SCOTLAND,
    wales: WALES,
    welsh: WALES,
    welshman: WALES,
  },
  pt: {
    inglaterra: 'GB',
    britanico: 'GB',
    americano: 'US',
    holanda: 'NL',
    holandes: 'NL',
    brasileiro: 'BR',
    escocia: SCOTLAND,
    escoces: SCOTLAND,
    gales: WALES,
    // The only state whose people lost a letter of its name.
    bahia: 'BR-BA',
    baiano: 'BR-BA',
  },
  es: {
    inglaterra: 'GB',
    britanico: 'GB',
    estadounidense: 'US',
    holanda: 'NL',
    holandes: 'NL',
    brasileno: 'BR',
    escocia: SCOTLAND,
    escoces: SCOTLAND,
    gales: WALES,
  },
  fr: {
    angleterre: 'GB',
    britannique: 'GB',
    americain: 'US',
    hollande: 'NL',
    hollandais: 'NL',
    bresilien: 'BR',
    ecosse: SCOTLAND,
    ecossais: SCOTLAND,
    gallois: WALES,
  },
  de: {
    england: 'GB',
    britisch: 'GB',
    amerikanisch: 'US',
    holland: 'NL',
    hollandisch: 'NL',
    brasilianisch: 'BR',
    schottland: SCOTLAND,
    schottisch: SCOTLAND,
    schotte: SCOTLAND,
    wales: WALES,
    walisisch: WALES,
  },
  it: {
    inghilterra: 'GB',
    britannico: 'GB',
    americano: 'US',
    statunitense: 'US',
    olanda: 'NL',
    brasiliano: 'BR',
    scozia: SCOTLAND,
    scozzese: SCOTLAND,
    galles: WALES,
    gallese: WALES,
  },
};

const ENDINGS = ['', 's', 'e', 'es', 'a', 'as', 'o', 'os', 'i', 'en', 'er', 'em', 'ne', 'nes', 'na', 'nas'];

/** Forms of an adjective, folded: "frances", "francesa", "alema"; more than the language has does no harm. */
function formsOf(adjective: string): string[] {
  const stem = adjective.replace(/[aeo]$/, '');
  const nasal = adjective.endsWith('ao') ? [adjective.slice(0, -1), `${adjective.slice(0, -1)}s`] : [];
  return [
    ...ENDINGS.map((ending) => adjective + ending),
    ...ENDINGS.map((ending) => stem + ending),
    ...nasal,
  ];
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function build(language: string): ReadonlyMap<string, string> {
  const table = new Map<string, string>();
  const regions = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const languages = new Intl.DisplayNames([language], { type: 'language', fallback: 'none' });
  for (const [code, home] of Object.entries(HOME)) {
    const name = fold(languages.of(code) ?? '');
    for (const form of language === 'en' ? [name] : formsOf(name)) table.set(form, home);
  }
  for (const [word, home] of Object.entries(ALSO[language] ?? {}))
    for (const form of language === 'en' ? [word] : formsOf(word)) table.set(form, home);
  for (const first of LETTERS)
    for (const second of LETTERS) {
      const name = regions.of(first + second);
      // A code that was given up means what took its place.
      const region = name && new Intl.Locale(`und-${first}${second}`).region;
      if (name && region && !name.includes(' ')) table.set(fold(name), region);
    }
  return table;
}

const tables = new Map<string, ReadonlyMap<string, string>>();

/** The country a word names or comes from, in any of the languages we write: "Denmark", "Danish", "dinamarquesa". */
export function countryOf(folded: string, language: string): string | undefined {
  let table = tables.get(language);
  if (!table) {
    table = build(language);
    tables.set(language, table);
  }
  return table.get(folded);
}
