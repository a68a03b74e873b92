import { describe, expect, it } from 'vitest';
import { pointsBack } from '../analysis/dependence.ts';
import type { Sentence } from '../analysis/document.ts';
import { ExchangeFinder } from '../render/exchange-finder.ts';
import { PhraseBag, seededRandom } from '../render/phrase-bag.ts';
import { Casing } from '../text/casing.ts';
import { Lexer } from '../text/lexer.ts';
import { wordRegex } from '../text/word-regex.ts';
import type { LanguagePack } from './pack.ts';
import { packFor } from './packs.ts';

const pack = (language: string): LanguagePack => packFor(language) as LanguagePack;
const LANGUAGES = ['en', 'pt', 'es', 'fr'];

const sentence = (text: string, wish: Partial<Sentence> = {}): Sentence => ({
  index: 0,
  text,
  refs: ['p1'],
  paragraph: 0,
  section: 0,
  words: text.split(' ').length,
  terms: [],
  sayable: true,
  needsPrevious: false,
  cleaves: false,
  isQuestion: false,
  announces: false,
  authorVoice: false,
  inQuotation: false,
  isItem: false,
  somber: false,
  traits: new Set(),
  vector: new Map(),
  score: 0,
  ...wish,
});

function share(language: string, text: string, states: boolean, previous?: string) {
  const { words } = pack(language);
  const lexer = new Lexer(language, words.stop);
  const bag = new PhraseBag(seededRandom(1));
  const finder = new ExchangeFinder(pack(language), new Casing([text, previous ?? ''], lexer), bag);
  const spoken = { sentence: sentence(text), text };
  const before =
    previous === undefined
      ? undefined
      : { sentence: sentence(previous, { announces: true }), text: previous };
  const match = finder.find(spoken, before, states);
  return match && { id: match.exchange.id, ...finder.use(match, spoken) };
}

function everyPhrase(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(everyPhrase) : [];
}

describe.each(LANGUAGES)('the %s pack', (language) => {
  it('compiles every pattern, and every template uses only groups its pattern has', () => {
    for (const { id, pattern, ask, answer, after } of pack(language).exchanges) {
      const groups = new Set([...pattern.matchAll(/\(\?<(\p{L}+)>/gu)].map((match) => match[1]));
      expect(() => [wordRegex(pattern, 'u'), wordRegex(after ?? '.', 'u')], id).not.toThrow();
      for (const template of [...ask, answer ?? '']) {
        for (const [, name = ''] of template.matchAll(/\{(\p{L}+)(?:\|\p{L}+)?\}/gu)) {
          expect([...groups], `${id}: ${template}`).toContain(name.charAt(0).toLowerCase() + name.slice(1));
        }
      }
    }
  });

  it('has at least two ways to say whatever comes up more than once', () => {
    const { phrases } = pack(language);
    for (const options of [
      phrases.react,
      phrases.agree,
      phrases.askThing,
      phrases.askMore,
      phrases.goodbye,
      phrases.farewell,
    ]) {
      expect(new Set(options).size).toBeGreaterThanOrEqual(3);
    }
  });

  it('ends every phrase as a sentence ends, or leads on', () => {
    for (const phrase of everyPhrase({ ...pack(language).phrases, chapterNames: {}, notes: {} })) {
      expect(phrase, phrase).toMatch(/(?:[.!?…»”]|\}| )$/);
    }
  });

  it('gives no speaker a gender', () => {
    const gendered =
      /\b(?:obrigad[oa]|bem-vind[oa]s?|bienvenid[oa]s?|encantad[oa]|ravie?|contente?|delighted sir)\b/i;
    for (const phrase of everyPhrase(pack(language).phrases)) expect(phrase).not.toMatch(gendered);
  });
});

describe('sharing a sentence between two people', () => {
  it.each([
    ['en', 'If the wind turns, the ships wait outside.', 'And if the wind turns?', 'The ships wait outside.'],
    [
      'pt',
      'Se a mata é derrubada, o caminho da água se rompe.',
      'E se a mata é derrubada?',
      'O caminho da água se rompe.',
    ],
    [
      'es',
      'Si un ejército quemaba los campos, la cosecha se salvaba.',
      '¿Y si un ejército quemaba los campos?',
      'La cosecha se salvaba.',
    ],
    [
      'fr',
      'Si le vent tourne, les bateaux attendent au large.',
      'Et si le vent tourne ?',
      'Les bateaux attendent au large.',
    ],
  ])('asks for a condition in %s', (language, text, ask, answer) => {
    const shared = share(language, text, false);
    expect([ask, ask.replace('And if', 'What if')]).toContain(shared?.ask);
    expect(shared?.answer).toBe(answer);
  });

  it.each([
    [
      'en',
      'The owners decided to build in stone because only stone was heavy enough.',
      /^The owners decided to build in stone\. /,
      'Because only stone was heavy enough.',
    ],
    [
      'pt',
      'A teoria ainda é debatida entre os especialistas, porque não é simples separar os efeitos.',
      /^A teoria ainda é debatida entre os especialistas\. /,
      'Porque não é simples separar os efeitos.',
    ],
    [
      'es',
      'Los campesinos la sembraban cada primavera porque daba mucho de comer.',
      /^Los campesinos la sembraban cada primavera\. /,
      'Porque daba mucho de comer.',
    ],
    [
      'fr',
      'Les savants choisissent cet arc-là parce que ses extrémités sont au bord de la mer.',
      /^Les savants choisissent cet arc-là\. /,
      'Parce que ses extrémités sont au bord de la mer.',
    ],
  ])('asks for a reason in %s', (language, text, ask, answer) => {
    const shared = share(language, text, true);
    expect(shared?.ask).toMatch(ask);
    expect(shared?.answer).toBe(answer);
  });

  it('does not ask why where the reason is denied or only partly given', () => {
    expect(
      share('en', 'The tower did not fall in the storm only because the sea was high that night.', true),
    ).toBeUndefined();
  });

  it('takes a clause for no place', () => {
    expect(
      share('en', 'On the reef it took three years, and the men were tired.', false, 'It was hard.')?.id,
    ).not.toBe('fronted');
  });

  it('senses a contrast only right after what it contrasts with', () => {
    expect(share('en', 'But nobody had ever tried.', false)).toBeUndefined();
    expect(share('en', 'But nobody had ever tried.', false, 'It was possible.')?.id).toBe('contrast');
  });
});

describe('sentences that point back', () => {
  it.each([
    ['en', 'It was lit in 1759.'],
    ['en', 'Captains feared them greatly.'],
    ['en', 'Two keepers served there, and they were known to quarrel.'],
    ['en', 'The next year he rebuilt the tower.'],
    ['pt', 'Esse processo se chama evapotranspiração.'],
    ['pt', 'Construiu a torre em três anos.'],
    ['es', 'Regaló un ramo de flores a la reina.'],
    ['es', 'Según la leyenda, sembró un terreno cerca de París.'],
    ['fr', 'Leur méthode s’appelle la triangulation.'],
    ['fr', 'Pendant ce temps, la guerre éclate.'],
  ])('are known in %s: %s', (language, text) => {
    expect(pointsBack(text, pack(language).grammar, true)).toBe(true);
  });

  it.each([
    ['en', 'The lamp was lit in 1759.'],
    ['en', 'Henry Hall said that he had swallowed lead.'],
    ['pt', 'A floresta devolve a água à atmosfera.'],
    ['es', 'La papa se domesticó en los Andes.'],
    ['fr', 'Le mètre est défini par la lumière.'],
  ])('are told from those that stand alone in %s: %s', (language, text) => {
    expect(pointsBack(text, pack(language).grammar, true)).toBe(false);
  });
});
