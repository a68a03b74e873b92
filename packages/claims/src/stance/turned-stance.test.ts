import { WRITTEN_LANGUAGES } from '@parlance/language/languages';
import { describe, expect, it } from 'vitest';
import { readStance } from './read-stance.ts';
import { turnedStance } from './turned-stance.ts';

function found(language: string, line: string, source: string): string[] {
  const [said, known] = [readStance(line, language), readStance(source, language)];
  return said && known ? turnedStance(said, [known]).map(({ how }) => how) : ['unread'];
}

describe('what a line turns round', () => {
  it.each([
    ['en', 'The staff can open the old gate.', 'After nine the staff cannot open the old gate.'],
    ['pt', 'O médico recomenda o remédio antigo.', 'O médico não recomenda o remédio antigo.'],
    ['es', 'El médico recomienda el remedio antiguo.', 'El médico no recomienda el remedio antiguo.'],
    ['fr', 'Le médecin recommande cet ancien remède.', 'Le médecin ne recommande pas cet ancien remède.'],
    ['de', 'Der Arzt empfiehlt das alte Mittel.', 'Der Arzt empfiehlt das alte Mittel nicht.'],
    ['it', 'Il medico raccomanda il vecchio rimedio.', 'Il medico non raccomanda il vecchio rimedio.'],
  ])('in %s has a "not" in one and none in the other', (language, told, denied) => {
    expect(found(language, told, denied)).toEqual(['lost not']);
    expect(found(language, denied, told)).toEqual(['added not']);
    expect(found(language, denied, denied)).toEqual([]);
    expect(found(language, told, told)).toEqual([]);
  });

  it.each([
    ['en', 'Every farmer sold grain.', 'Most farmers sold grain.'],
    ['pt', 'Todo agricultor vendeu trigo.', 'Muitos agricultores venderam trigo.'],
    ['es', 'Todos los agricultores vendieron trigo.', 'Muchos agricultores vendieron trigo.'],
    ['fr', 'Chaque paysan vendait du blé.', 'Beaucoup de paysans vendaient du blé.'],
    ['de', 'Jeder Bauer verkaufte Getreide.', 'Viele Bauern verkauften Getreide.'],
    ['it', 'Ogni contadino vendeva grano.', 'Molti contadini vendevano grano.'],
  ])('in %s is told of all where it was told of some', (language, line, source) => {
    expect(found(language, line, source)).toContain('lifted limit');
    expect(found(language, source, source)).toEqual([]);
  });

  it.each([
    ['en', 'The wallet fell behind a folding seat.', 'The wallet may have fallen behind a folding seat.'],
    ['de', 'Das Mosaik stammt aus Trier.', 'Das Mosaik stammt vermutlich aus Trier.'],
  ])('in %s leaves out a likelihood', (language, line, source) => {
    expect(found(language, line, source)).toEqual(['lost limit']);
  });

  it.each([
    [
      'a word',
      'The council has rejected the new bridge plan.',
      'The council has accepted the new bridge plan.',
    ],
    ['a prefix', 'Old people are commonly treated there.', 'Old people are uncommonly treated there.'],
  ])('says the opposite by %s', (_, line, source) => {
    expect(found('en', line, source)).toContain('opposite');
    expect(found('en', source, source)).toEqual([]);
  });

  it.each([
    ['en', 'Everyone who disagreed was imprisoned.', 'People who disagreed were imprisoned.'],
    ['de', 'Immer fährt die Fähre abends.', 'Die Fähre fährt abends.'],
    ['fr', 'Tous les marins dorment à bord.', 'Les marins dorment à bord.'],
  ])('in %s is told of all where the source says so of nobody in particular', (language, line, source) => {
    expect(found(language, line, source)).toEqual(['lifted limit']);
  });

  it.each([
    [
      'the half of a contrast that is true',
      'The shortage led to serfdom in the east.',
      'The shortage led not to higher wages in the east but to serfdom.',
    ],
    ['a word that denies itself', 'The exact figure is unknown.', 'The exact figure is not known.'],
    ['what nobody surpasses', 'No town in Sardinia lies higher.', 'It is the highest town in Sardinia.'],
    ['an answer that is only "no"', 'You cannot take a dog home.', 'Can I take a dog home? No.'],
    ['the month of May', 'The family gave us a wall clock.', 'In May the family gave us a wall clock.'],
    [
      'what somebody was able to do',
      'In the mirror he saw her asleep.',
      'In the mirror he could see her asleep.',
    ],
    ['a question', 'Can the staff open the old gate?', 'The staff cannot open the old gate.'],
    ['another word for it', 'The staff refuse to open the old gate.', 'The staff do not open the old gate.'],
    ['another limit', 'Perhaps the wallet fell behind a seat.', 'The wallet may have fallen behind a seat.'],
    ['a phrase that denies nothing', 'Not only farmers sold grain.', 'Others sold grain, and farmers did.'],
    [
      'what another clause denies',
      'The mill closed in May.',
      'The mill closed in May; nobody was dismissed.',
    ],
  ])('believes %s', (_, line, source) => {
    expect(found('en', line, source)).toEqual([]);
  });

  it('is read in every language with a folder', () => {
    expect(WRITTEN_LANGUAGES.filter((language) => readStance('x', language) === undefined)).toEqual([]);
  });
});
