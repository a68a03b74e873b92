import { describe, expect, it } from 'vitest';
import { talkPackFor } from '../languages/talk-packs.ts';
import { shorten } from './shorten.ts';

const shortest = (text: string, language = 'en'): string | undefined => {
  const pack = talkPackFor(language);
  return pack && shorten(text, pack).at(-1);
};

describe('a sentence without what it says besides', () => {
  it.each([
    [
      'en',
      'New York, the nation’s third-largest state, is likely to lose two votes.',
      'New York is likely to lose two votes.',
    ],
    [
      'en',
      'Saturday is the anniversary of the act, signed into law on August 14.',
      'Saturday is the anniversary of the act.',
    ],
    ['en', 'The lamp burns whale oil, which costs more every year.', 'The lamp burns whale oil.'],
    ['en', 'The lamp (a gift) burns all night; nobody sleeps in the tower.', 'The lamp burns all night.'],
    ['pt', 'O farol foi aceso em 1850, porque os navios batiam na rocha.', 'O farol foi aceso em 1850.'],
    ['es', 'El faro fue encendido en 1850, ya que los barcos chocaban.', 'El faro fue encendido en 1850.'],
    ['fr', 'Le phare est resté allumé, car les navires heurtaient le récif.', 'Le phare est resté allumé.'],
    ['it', 'Il faro fu acceso nel 1850, perché le navi urtavano lo scoglio.', 'Il faro fu acceso nel 1850.'],
    ['de', 'Der Turm wurde 1850 gebaut, denn viele Schiffe sanken dort.', 'Der Turm wurde 1850 gebaut.'],
  ])('%s: %s', (language, text, short) => {
    expect(shortest(text, language)).toBe(short);
  });

  it.each([
    ['en', 'The ferry runs every day, except when the wind is strong.'],
    ['en', 'The ferry is safe, which holds only if the sea is calm.'],
    ['en', 'Nor, in some instances, has the art of malice omitted it.'],
    ['en', 'If the wind turns, which is rare, the ships wait outside.'],
    ['de', 'Menschen, die rauchen, sterben früher als andere.'],
    ['de', 'Der Turm gehört den Leuten, die ihn gebaut haben.'],
    ['en', 'She said, “The lamp is old, which is sad.”'],
  ])('loses nothing that bounds it (%s: %s)', (language, text) => {
    expect(shortest(text, language)).toBeUndefined();
  });
});
