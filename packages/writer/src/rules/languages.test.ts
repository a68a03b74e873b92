import { Casing } from '@parlance/language/text/casing';
import { Lexer } from '@parlance/language/text/lexer';
import { wordRegex } from '@parlance/language/text/word-regex';
import { describe, expect, it } from 'vitest';
import { led } from './languages/sharing.ts';
import { TALK_PACKS, talkPackFor } from './languages/talk-packs.ts';
import type { TalkPack } from './languages/talk-rules.ts';
import { markedSentence } from './testing/marked-sentence.ts';
import { exchangeWays } from './word/exchange-ways.ts';
import { keepsSense } from './word/keeps.ts';
import { ruleWays } from './word/rule-ways.ts';
import type { Way } from './word/way.ts';

const pack = (language: string): TalkPack => talkPackFor(language) as TalkPack;

/** Every way to share a sentence that says all of it, and no more. */
function waysTo(language: string, text: string, previous?: string): Way[] {
  const lexer = new Lexer(pack(language));
  const casing = new Casing([`${text} ${previous ?? ''}`], lexer);
  const before =
    previous === undefined
      ? undefined
      : { sentence: markedSentence(previous, { announces: true }), text: previous };
  return [
    ...ruleWays(text, pack(language), casing),
    ...exchangeWays(text, {
      pack: pack(language),
      casing,
      lexer,
      previous: before,
      heard: before ? [before] : [],
      afterLead: false,
    }),
  ].filter((way) => keepsSense(way, text, pack(language), lexer));
}

const said = ({ pieces }: Way): string[] => pieces.map((piece) => piece.text);
const formsOf = (ways: readonly Way[]): string[] => ways.map(({ form }) => form);

function everyPhrase(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(everyPhrase) : [];
}

describe.each(TALK_PACKS)('what is known of $language', ({ exchanges, phrases, sharing }) => {
  it('compiles every pattern, and every template uses only groups its patterns have', () => {
    for (const { id, pattern, ask, answer, after } of exchanges) {
      const found = `${pattern} ${after ?? ''}`.matchAll(/\(\?<(\p{L}+)>/gu);
      const groups = new Set([...found].map((match) => match[1]));
      expect(() => [wordRegex(pattern, 'u'), wordRegex(after ?? '.', 'u')], id).not.toThrow();
      for (const template of [...ask, answer ?? '']) {
        for (const [, name = ''] of template.matchAll(/\{(\p{L}+)(?:\|\p{L}+)?\}/gu)) {
          expect([...groups], `${id}: ${template}`).toContain(name.charAt(0).toLowerCase() + name.slice(1));
        }
      }
    }
  });

  it('shares no shape of sentence by groups that its pattern does not have', () => {
    for (const { id, pattern, turns, becomes } of sharing.rules) {
      const groups = new Set([...pattern.matchAll(/\(\?<(\p{L}+)>/gu)].map((match) => match[1]));
      if (becomes) groups.add('became');
      expect(() => wordRegex(pattern, 'u'), id).not.toThrow();
      for (const template of turns.flatMap(([, says]) => says))
        for (const [, name = ''] of template.matchAll(/\{(\p{L}+)(?:\|\p{L}+)?\}/gu))
          expect([...groups], `${id}: ${template}`).toContain(name.charAt(0).toLowerCase() + name.slice(1));
    }
    for (const [pattern] of sharing.everyday) expect(() => wordRegex(pattern, 'giu'), pattern).not.toThrow();
  });

  it('lets nobody finish the sentence of the other', () => {
    for (const { id, turns, restIsClause } of sharing.rules) {
      const kinds = turns.map(([kind]) => kind);
      // A conclusion is a sentence of its own, and whoever listens may draw it; what a colon led to is named behind one.
      const isApart = (id === 'so' && restIsClause) || id === led.id;
      if (kinds.includes('hand') && !isApart) expect(kinds, id).toEqual(['hand']);
    }
  });

  it('has at least two ways to say whatever comes up more than once', () => {
    for (const options of [
      phrases.closeReturn,
      phrases.closeAnswer,
      phrases.takeAway,
      phrases.credit,
      phrases.goodbye,
      phrases.farewell,
    ]) {
      expect(new Set(options).size).toBeGreaterThanOrEqual(3);
    }
  });

  it('ends every phrase as a sentence ends, or leads on', () => {
    // Whose text it is stands behind its title.
    for (const phrase of everyPhrase({ ...phrases, owner: {}, chapterNames: {}, notes: {} })) {
      expect(phrase, phrase).toMatch(/(?:[.!?…»”“:]|\}| )$/);
    }
  });

  it('gives no speaker a gender', () => {
    const gendered =
      /\b(?:obrigad[oa]|bem-vind[oa]s?|bienvenid[oa]s?|encantad[oa]|ravie?|contente?|delighted sir|benvenut[oaie])\b/i;
    for (const phrase of everyPhrase(phrases)) expect(phrase).not.toMatch(gendered);
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
    [
      'de',
      'Wenn der Wind dreht, warten die Schiffe draußen.',
      'Und wenn der Wind dreht?',
      'Dann warten die Schiffe draußen.',
    ],
    [
      'it',
      'Se il vento gira, le navi aspettano al largo.',
      'E se il vento gira?',
      'Le navi aspettano al largo.',
    ],
  ])('asks for a condition in %s', (language, text, ask, answer) => {
    const ways = waysTo(language, text).filter(({ form }) => form === 'if');
    expect(ways.map(said)).toContainEqual([ask, answer]);
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
    [
      'de',
      'Harrison erhielt das Geld erst mit 80 Jahren, weil die Kommission neue Beweise verlangte.',
      /^Harrison erhielt das Geld erst mit 80 Jahren\. /,
      'Weil die Kommission neue Beweise verlangte.',
    ],
    [
      'it',
      'I produttori guardano con preoccupazione al clima, perché la pianta cresce bene solo al fresco.',
      /^I produttori guardano con preoccupazione al clima\. /,
      'Perché la pianta cresce bene solo al fresco.',
    ],
  ])('asks for a reason in %s', (language, text, ask, answer) => {
    const [way] = waysTo(language, text).filter(({ form }) => form === 'why');
    expect(way?.pieces.map(({ kind }) => kind)).toEqual(['tell', 'ask', 'tell']);
    expect(`${way?.pieces[0]?.text} `).toMatch(ask);
    expect(way?.pieces[2]?.text).toBe(answer);
  });

  it('does not ask why where the reason is denied or only partly given', () => {
    expect(
      formsOf(waysTo('en', 'The tower did not fall in the storm only because the sea was high that night.')),
    ).toEqual([]);
    expect(formsOf(waysTo('en', 'The tower did not fall because it was built of stone.'))).toEqual([]);
  });

  it.each([
    ['en', 'Dennis Ritchie created the language C at Bell Labs.', 'who-did', 'created the language C?'],
    ['en', 'The first record was made in 1917 by a band.', 'when-made', 'hen was the first record made?'],
    ['pt', 'Estácio de Sá fundou a cidade em 1565.', 'who-did', 'fundou a cidade?'],
    ['es', 'Alexander Fleming descubrió la penicilina en 1928.', 'who-did', 'descubrió la penicilina?'],
    ['fr', 'Pierre Méchain prend le sud, de Rodez à Barcelone.', 'who-did', 'prend le sud'],
    ['de', 'Die Brücke wurde 1894 in London eröffnet.', 'when-made', 'wurde die Brücke eröffnet?'],
    ['de', 'Die Hemmung besteht aus einem Rad und einem Anker.', 'made-of', 'besteht die Hemmung?'],
    ['it', 'Achille Gaggia inventò la macchina a leva nel 1938.', 'who-did', 'inventò la macchina a leva?'],
  ])('asks in %s what only this answers: %s', (language, text, id, question) => {
    const ways = waysTo(language, text).filter(({ form }) => form === id);
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) {
      expect(said(way)[0]?.replace('\u00A0', ' ')).toContain(question);
      expect(said(way)[1]).toBe(text);
    }
  });

  it.each([
    ['en', 'In April 2019 the Event Horizon Telescope, a network of dishes, released the first image of it.'],
    [
      'en',
      'In December 1773 protesters, some disguised, threw more than 300 chests of tea into the harbour.',
    ],
    ['en', 'In many trees water climbs tens of metres, pulled upward by evaporation from the leaves.'],
    ['it', 'In Italia lavorano circa 150.000 bar, e la domanda dell’espresso cresce ancora ogni anno.'],
  ])('makes no question of half a clause in %s: %s', (language, text) => {
    for (const way of waysTo(language, text, 'It was hard.'))
      expect(said(way)[0]).not.toMatch(/^(?:And|E) in /i);
  });

  it.each([
    ['pt', 'Durante mais de um século, o preço de um saco de grãos decidiu o destino de governos.'],
    ['es', 'Durante siglos, nadie supo adónde iban las aves ni cómo encontraban la ruta.'],
    ['it', 'Durante molti anni, la linea della valle rimase chiusa per una frana.'],
    ['fr', 'Pendant des siècles, chaque ville a gardé ses propres mesures et ses propres poids.'],
  ])('asks in %s for an event, not for how long something went on: %s', (language, text) => {
    for (const { pieces } of waysTo(language, text, 'It was hard.'))
      for (const piece of pieces)
        if (piece.kind === 'ask') expect(piece.text).not.toMatch(/durante|pendant/i);
  });

  it.each([
    ['en', 'But nobody had ever tried it in winter.'],
    ['de', 'Aber niemand hatte es je im Winter versucht.'],
    ['pt', 'Mas ninguém tinha tentado isso no inverno.'],
    ['es', 'Pero nadie lo había intentado en invierno.'],
    ['fr', 'Mais personne ne l’avait essayé en hiver.'],
    ['it', 'Ma nessuno ci aveva mai provato in inverno.'],
  ])('asks for no contrast that nobody could know of: %s', (language, text) => {
    const asked = waysTo(language, text, 'It was possible.').flatMap(({ pieces }) =>
      pieces.filter(({ kind }) => kind === 'ask'),
    );
    expect(asked).toEqual([]);
  });
});

describe('what the two make of a sentence', () => {
  it.each([
    ['en', 'The tower was lit in 1759.', ['When was the tower lit?', 'In 1759.']],
    [
      'en',
      'Ines Farrow, a physicist from Leeds, measured the cave for years.',
      ['Ines Farrow measured the cave for years.', 'Who’s that?', 'A physicist from Leeds.'],
    ],
    [
      'pt',
      'O farol é uma torre com uma luz no alto.',
      ['O que é o farol?', 'Uma torre com uma luz no alto.'],
    ],
    [
      'de',
      'Die Brücke wurde 1894 in London eröffnet.',
      ['Wann wurde die Brücke in London eröffnet?', '1894.'],
    ],
  ])('is, in %s, an exchange: %s', (language, text, exchange) => {
    expect(waysTo(language, text).map(said)).toContainEqual(exchange);
  });

  it.each([
    ['en', 'If you push at the right moment, the wave grows.'],
    ['en', 'In 1775, the French mathematician began to count.'],
    ['pt', 'Na oficina que herdou do avô, a família funde sinos de bronze.'],
    ['de', 'In der Werkstatt am Fluss, die alte Frau und ihr Sohn.'],
  ])('is never, in %s, half a sentence said as a whole: %s', (language, text) => {
    for (const way of waysTo(language, text)) expect(way.pieces[0]?.kind, said(way).join(' / ')).toBe('ask');
  });

  it('keeps the capital of a name inside a sentence', () => {
    const ways = waysTo('en', 'The signal was weakened on purpose because May 2000 came.');
    expect(ways.flatMap(said)).toContain('Because May 2000 came.');
  });

  it('loses no denial, no number and no word that weakens', () => {
    const lexer = new Lexer(pack('en'));
    const way = (...texts: string[]): Way => ({
      form: 'x',
      cost: 0,
      pieces: texts.map((text) => ({ kind: 'tell', text })),
    });
    const text = 'Almost every family had about 40 shelves, but no key.';
    const keeps = (...texts: string[]): boolean => keepsSense(way(...texts), text, pack('en'), lexer);
    expect(keeps('Almost every family had about 40 shelves.', 'But no key.')).toBe(true);
    expect(keeps('Every family had about 40 shelves.', 'But no key.')).toBe(false);
    expect(keeps('Almost every family had 40 shelves.', 'But no key.')).toBe(false);
    expect(keeps('Almost every family had about 40 shelves.', 'But a key.')).toBe(false);
    expect(keeps('Almost every family had about 14 shelves.', 'But no key.')).toBe(false);
    expect(keeps('Almost every family had about 40 shelves and.', 'But no key.')).toBe(false);
    expect(keeps('Almost every family had about 40.', 'But no key.')).toBe(false);
  });
});
