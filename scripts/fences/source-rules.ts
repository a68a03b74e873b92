/** What must not stand in a file, by name of the rule. Imports have rules of their own. */
export type SourceFile = { path: string; text: string };

type SourceRule = { name: string; why: string; breaks: (file: SourceFile) => boolean };

const isCode = (path: string): boolean => /\.(ts|tsx|mts|mjs|cjs|js)$/.test(path);
const isProduct = (path: string): boolean => /^(apps|packages)\/[^/]+\/src\//.test(path) && isCode(path);
const isTest = (path: string): boolean => /\.test\.tsx?$|\/testing\//.test(path);

const MAX_LINES = 400;

export const READS_ENVIRONMENT = [
  // Writes examples of programs that read theirs.
  /^packages\/contract\/src\/reference\/snippets\.ts$/,
  /^apps\/server\/src\/config\/config\.ts$/,
];

/** What the rule below looks for. */
export const ENVIRONMENT = /process\.env|\benv\b.*from 'node:process'/;

// Put together from halves so that this file keeps its own rules.
export const LEFTOVERS = new RegExp(
  `(?<![.\\w])${'proto'}types?\\b|\\b${'TO'}DO\\b|\\b${'FIX'}ME\\b|coming ${'soon'}`,
);
export const MACHINE_PATH = new RegExp(
  `(?<![\\w.~-])/(${'wo'}rk|${'ro'}ot|${'ho'}me|${'Us'}ers)/\\w|[A-Z]:\\\\${'Us'}ers`,
);

/** A class of letters that lost its backslash asks for a "p" and what stands in the braces. */
const BARE_CLASS = /(?<!\\)\b[pP]\{(?:[LMNPSZC][a-z]?|(?:Script|Script_Extensions|sc|scx)=\w+)\}/;

export const SOURCE_RULES: SourceRule[] = [
  {
    name: 'no-giant-files',
    why: `a file of more than ${MAX_LINES} lines is several things`,
    breaks: ({ path, text }) => isCode(path) && text.split('\n').length > MAX_LINES + 1,
  },
  {
    name: 'environment-only-in-config',
    why: 'settings are read, checked and named in one place',
    breaks: ({ path, text }) =>
      isProduct(path) &&
      !isTest(path) &&
      !path.startsWith('apps/web/') &&
      !READS_ENVIRONMENT.some((allowed) => allowed.test(path)) &&
      ENVIRONMENT.test(text),
  },
  {
    name: 'no-leftovers',
    why: 'what ships is finished, and says nothing about how it came to be',
    // What the checkers said of patterns names those that look for leftovers.
    breaks: ({ path, text }) => !/\/fixtures\/|pattern-verdicts\.json$/.test(path) && LEFTOVERS.test(text),
  },
  {
    name: 'no-machine-paths',
    why: 'a path of the machine it was written on works nowhere else',
    breaks: ({ text }) => MACHINE_PATH.test(text),
  },
  {
    name: 'no-bare-letter-classes',
    why: 'without its backslash a class of letters is no class, and the pattern takes words for others',
    breaks: ({ path, text }) => isCode(path) && BARE_CLASS.test(text),
  },
  {
    name: 'no-spread-of-a-literal',
    why: 'an object that is spread where it is written has no use but its layout, which is the formatter’s',
    breaks: ({ path, text }) => isCode(path) && /\.\.\.\{/.test(text),
  },
];

export const brokenRules = (file: SourceFile): string[] =>
  SOURCE_RULES.filter((rule) => rule.breaks(file)).map((rule) => rule.name);
