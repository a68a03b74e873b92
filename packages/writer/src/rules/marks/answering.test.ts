import { Lexer } from '@parlance/language/text/lexer';
import { describe, expect, it } from 'vitest';
import { talkPackFor } from '../languages/talk-packs.ts';
import { askedKinds, showsKind } from './answer-kind.ts';
import { WordKinship } from './word-kinship.ts';

const kinshipOf = (language: string) => {
  const pack = talkPackFor(language)!;
  const lexer = new Lexer(pack);
  const kinship = new WordKinship(pack, lexer);
  return (asked: string, word: string): number => {
    const stem = lexer.stem(word.toLowerCase());
    return kinship.relativesOf(lexer.stem(asked.toLowerCase()), [stem]).get(stem) ?? 0;
  };
};

describe('words that mean the same', () => {
  it.each([
    ['en', 'farmers', 'farm'],
    ['en', 'shut', 'closing'],
    ['de', 'Gefahr', 'Lebensgefahr'],
    ['de', 'sterben', 'Tod'],
    ['es', 'empezó', 'comenzar'],
    ['fr', 'interdire', 'interdiction'],
    ['it', 'costruito', 'costruzione'],
    ['pt', 'moradores', 'habitantes'],
  ])('%s: %s and %s', (language, asked, word) => {
    expect(kinshipOf(language)(asked, word)).toBeGreaterThan(0.5);
  });

  it('does not take a number or a chance likeness for the same', () => {
    expect(kinshipOf('en')('1901', '1902')).toBe(0);
    expect(kinshipOf('en')('car', 'carbon')).toBe(0);
    expect(kinshipOf('en')('port', 'sport')).toBe(0);
  });
});

describe('what a question asks for', () => {
  it.each([
    [
      'en',
      [
        'Who built it?',
        'In what year was it built?',
        'How many people work there?',
        'Where does it lie?',
        'Why was it closed?',
      ],
    ],
    [
      'de',
      [
        'Wer hat es gebaut?',
        'In welchem Jahr wurde es gebaut?',
        'Wie viele Menschen arbeiten dort?',
        'Wo liegt es?',
        'Warum wurde es geschlossen?',
      ],
    ],
    [
      'es',
      [
        '¿Quién lo construyó?',
        '¿En qué año se construyó?',
        '¿Cuántas personas trabajan allí?',
        '¿Dónde está?',
        '¿Por qué se cerró?',
      ],
    ],
    [
      'fr',
      [
        'Qui l’a construit ?',
        'En quelle année fut-il construit ?',
        'Combien de gens y travaillent ?',
        'Où se trouve-t-il ?',
        'Pourquoi a-t-il fermé ?',
      ],
    ],
    [
      'it',
      [
        'Chi lo costruì?',
        'In che anno fu costruito?',
        'Quante persone ci lavorano?',
        'Dove si trova?',
        'Perché fu chiuso?',
      ],
    ],
    [
      'pt',
      [
        'Quem construiu?',
        'Em que ano foi construído?',
        'Quantas pessoas trabalham lá?',
        'Onde fica?',
        'Por que fechou?',
      ],
    ],
  ])('is known in %s', (language, questions) => {
    const asked = questions.map((question) => askedKinds(question, talkPackFor(language)!));
    expect(asked).toEqual([['person'], ['date'], ['number'], ['place'], ['reason']]);
  });

  it('is not what the question brings itself', () => {
    const en = talkPackFor('en')!;
    const shows = (kind: 'person' | 'number' | 'date', text: string, question: string) =>
      showsKind(kind, text, question, en);
    expect(shows('person', 'It was built by Ada Byron.', 'Who built it?')).toBe(true);
    expect(shows('person', 'It is older than Kent Tower.', 'Who built Kent Tower?')).toBe(false);
    expect(shows('number', 'It has 1,493 stones.', 'How many stones?')).toBe(true);
    expect(shows('date', 'It was built in 1820.', 'What happened before 1820?')).toBe(false);
  });
});
