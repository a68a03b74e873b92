import { packFor } from '@parlance/language/languages';
import { describe, expect, it } from 'vitest';
import { minutesPartOf, readMinutes } from './minutes.ts';

const HEADINGS = {
  en: ['Decisions', 'Action items', 'Open questions', 'Attendees', 'The decisive battle'],
  pt: ['Decisões', 'Próximos passos', 'Questões em aberto', 'Participantes', 'A batalha decisiva'],
  es: ['Acuerdos', 'Tareas', 'Temas pendientes', 'Asistentes', 'La batalla decisiva'],
  fr: ['Décisions', 'Actions', 'Questions ouvertes', 'Présents', 'La bataille décisive'],
  de: ['Beschlüsse', 'Aufgaben', 'Offene Punkte', 'Teilnehmer', 'Die Entscheidungsschlacht'],
  it: ['Decisioni', 'Prossimi passi', 'Punti in sospeso', 'Presenti', 'La battaglia decisiva'],
};
const section = (title: string) => ({ title, level: 2, headingRef: undefined });

describe.each(Object.entries(HEADINGS))('minutes in %s', (language, headings) => {
  const grammar = packFor(language)?.grammar;
  if (!grammar) throw new Error(`no pack for ${language}`);

  it('are known by what their parts are called', () => {
    expect(headings.map((heading) => minutesPartOf(heading, grammar))).toEqual([
      'decisions',
      'actions',
      'open',
      'people',
      undefined,
    ]);
    expect(readMinutes(headings.map(section), grammar)?.size).toBe(4);
  });

  it('need more than one part of a meeting', () => {
    expect(readMinutes([section(headings[1] ?? ''), section(headings[4] ?? '')], grammar)).toBeUndefined();
  });
});
