import { INTERFACE_LANGUAGES } from '@parlance/contract/accounts';
import { FINDING_CODES } from '@parlance/contract/feed-findings';
import { PODCAST_CATEGORIES } from '@parlance/contract/podcast-categories';
import { FAILURE_CODES, FIELD_CODES, PROBLEM_CODES } from '@parlance/contract/problem';
import { describe, expect, it } from 'vitest';
import { byNamespace } from './i18n.ts';
import { files as english } from './locales/en-US.ts';
import { files as portuguese } from './locales/pt-BR.ts';

const CATALOGUES = { 'en-US': byNamespace(english), 'pt-BR': byNamespace(portuguese) };
const PLURAL = /_(zero|one|two|few|many|other)$/;

type Sentences = Map<string, string>;

/** "session.sign_in.title" -> sentence; the items of a list are numbered. */
function sentencesOf(tree: unknown, path = ''): Sentences {
  if (typeof tree === 'string') return new Map([[path, tree]]);
  const branches = Object.entries(tree as object).map(([key, branch]) =>
    sentencesOf(branch, path === '' ? key : `${path}.${key}`),
  );
  return new Map(branches.flatMap((branch) => [...branch]));
}

const stem = (key: string): string => key.replace(PLURAL, '');
const stems = (sentences: Sentences): string[] => [...new Set([...sentences.keys()].map(stem))].sort();
/** What a sentence needs from outside: {{values}} and <parts>. */
const slots = (sentence: string): string[] =>
  [...sentence.matchAll(/\{\{\s*(\w+)|<(\w+)>/g)].map((match) => match[1] ?? match[2] ?? '').sort();

const base = sentencesOf(CATALOGUES['en-US']);

describe.each(INTERFACE_LANGUAGES)('the %s catalogue', (language) => {
  const sentences = sentencesOf(CATALOGUES[language]);

  it('has the same keys as the English one', () => {
    expect(stems(sentences)).toEqual(stems(base));
  });

  it('has every plural form that the language knows', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const counted = [...sentences.keys()].filter((key) => key.endsWith('_other')).map(stem);
    const missing = counted
      .flatMap((key) => forms.map((form) => `${key}_${form}`))
      .filter((key) => !sentences.has(key));
    expect(missing).toEqual([]);
    const lone = [...sentences.keys()].filter(
      (key) => PLURAL.test(key) && !sentences.has(`${stem(key)}_other`),
    );
    expect(lone).toEqual([]);
  });

  it('asks for the same values in every sentence', () => {
    const differing = [...sentences].filter(([key, sentence]) => {
      const original = base.get(key) ?? base.get(`${stem(key)}_other`) ?? '';
      return String(slots(sentence)) !== String(slots(original));
    });
    expect(differing).toEqual([]);
  });

  it('leaves no sentence empty', () => {
    expect([...sentences].filter(([, sentence]) => sentence.trim() === '')).toEqual([]);
  });

  it('has a sentence for every code a person may meet', () => {
    const codes = [
      ...[...PROBLEM_CODES, 'network', 'timeout'].map((code) => `errors.problem.${code}`),
      ...FAILURE_CODES.map((code) => `errors.failure.${code}`),
      ...FINDING_CODES.map((code) => `feeds.findings.${code}`),
      ...PODCAST_CATEGORIES.map((name) => `feeds.categories.${name}`),
      ...[...FIELD_CODES, 'password_mismatch'].map((code) => `errors.field.${code}`),
    ];
    expect(codes.filter((code) => !sentences.has(code))).toEqual([]);
  });
});
