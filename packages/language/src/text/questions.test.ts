import { describe, expect, it } from 'vitest';
import { openQuestions } from './questions.ts';

const risingIn = (line: string, language: string): string[] => {
  const words = line.split(/\s+/u);
  return openQuestions(words, language).map(({ from, to }) => words.slice(from, to).join(' '));
};

const OPEN: Record<string, string[]> = {
  en: [
    'And around 1560?',
    'There’s a catch, I take it?',
    'Really?',
    'When the ramp broke, did anyone notice?',
    'What about the octopus?',
    'So they did what?',
    'Is it safe, then?',
  ],
  pt: ['E hoje?', 'A ponte ainda está aberta?', 'Quando chove, a feira fecha mais cedo?', 'Não é mesmo?'],
  es: ['¿Y hoy en día?', '¿Sigue abierto el puente?', '¿Que no lo sabían?'],
  fr: ['Et aujourd’hui ?', 'Est-ce que le pont est ouvert ?', 'C’est vrai ?', 'Ils ont fermé quoi ?'],
  it: ['E oggi?', 'Il ponte è ancora aperto?', 'Davvero?'],
  de: ['Und heute?', 'Ist die Brücke noch offen?'],
};
const ASKING: Record<string, string[]> = {
  en: ['Why?', 'And in what year?', 'So, how did it end?', 'Who came, and why?', 'From where exactly?'],
  pt: ['O que aconteceu?', 'E por que não?', 'De onde vem o nome?', 'Quanto tempo durou a guerra?'],
  es: ['¿Por qué?', '¿Y desde cuándo?', 'Entonces, ¿qué pasó?'],
  fr: ['Qu’est-ce que c’est ?', 'D’où vient ce nom ?', 'Et pourquoi ?', 'Depuis quand ?'],
  it: ['Che cos’è?', 'Dov’è finito?', 'E perché?', 'Da quanto tempo?'],
  de: ['Warum?', 'Und seit wann?', 'Wie lange dauerte das?'],
};

describe('openQuestions', () => {
  it.each(Object.entries(OPEN))('finds questions that end high in %s', (language, lines) => {
    for (const line of lines) expect(risingIn(line, language), line).toHaveLength(1);
  });

  it.each(Object.entries(ASKING))('leaves out those with a question word in %s', (language, lines) => {
    for (const line of lines) expect(risingIn(line, language), line).toEqual([]);
  });

  it('finds each one of a line, and no statement', () => {
    expect(risingIn('Sixteen days? That is long. “Is it over?” Why not?', 'en-US')).toEqual([
      'Sixteen days?',
      '“Is it over?”',
    ]);
    expect(risingIn('Pero ella dijo: ¿es verdad? Sí.', 'es-ES')).toEqual(['¿es verdad?']);
    expect(risingIn('It is over.', 'en')).toEqual([]);
    expect(risingIn('Ydy hi drosodd?', 'cy-GB')).toEqual([]);
  });
});
