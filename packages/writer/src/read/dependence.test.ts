import type { LanguagePack } from '@parlance/language/language';
import { packFor } from '@parlance/language/languages';
import { wordRegex } from '@parlance/language/text/word-regex';
import { describe, expect, it } from 'vitest';
import { pointsBack } from './dependence.ts';

const pack = (language: string): LanguagePack => packFor(language) as LanguagePack;

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
    ['de', 'Danach baute er den Turm neu.'],
    ['de', 'Seine vierte Uhr fuhr nach Jamaika.'],
    ['it', 'Costruì una macchina con una leva.'],
    ['it', 'Questo strato si chiama crema.'],
    ['en', 'Gilberto thereby created a rhythm of his own.'],
    ['pt', 'João Gilberto criou assim uma batida nova.'],
    ['pt', 'Depois vieram os dirigíveis.'],
    ['es', 'Emlen demostró así la fuerza del instinto.'],
    ['fr', 'Riquet imagina de les capter par une rigole.'],
    ['en', 'Marta Lind adds that the ice was thinner than anyone had measured.'],
    ['en', '“The ice was thin,” Marta Lind added.'],
    ['de', 'Alternativ lässt sich das Brot über Nacht im Korb lagern.'],
    ['de', 'Der Bäcker fügt hinzu, dass der Ofen kalt war.'],
    ['es', 'Se supera y no pocas veces.'],
    ['es', 'Marta Ruiz añade que el hielo era fino.'],
    ['fr', 'Le boulanger ajoute que le four était froid.'],
    ['it', 'D’altro canto, il forno costa poco.'],
    ['it', 'Si chiama lievito madre.'],
    ['it', 'Il fornaio aggiunge che il forno era freddo.'],
    ['pt', 'O padeiro acrescenta que o forno estava frio.'],
    ['pt', 'Trata-se de um fermento natural.'],
    ['en', 'No; the bell was cast in another town.'],
    ['de', 'Nein, die Glocke wurde anderswo gegossen.'],
  ])('are known in %s: %s', (language, text) => {
    expect(pointsBack(text, pack(language).grammar, true)).toBe(true);
  });

  it.each([
    ['en', 'The lamp was lit in 1759.'],
    ['en', 'Henry Hall said that he had swallowed lead.'],
    ['pt', 'A floresta devolve a água à atmosfera.'],
    ['es', 'La papa se domesticó en los Andes.'],
    ['fr', 'Le mètre est défini par la lumière.'],
    ['de', 'Die Lampe wurde 1759 angezündet.'],
    ['it', 'La lampada fu accesa nel 1759.'],
    ['pt', 'Depois de um acidente, Henrique Dumont vendeu as terras.'],
    ['fr', 'Le vent de la mer et de l’air chaud tournent.'],
    ['en', 'Marta Lind measured the ice and added that the lake was closed.'],
    ['es', 'Se construyó un puente sobre el río en 1901.'],
    ['it', 'Si costruì un ponte sul fiume nel 1901.'],
    ['de', 'Der Bäcker heizte den Ofen und fügte dem Teig Salz hinzu.'],
  ])('are told from those that stand alone in %s: %s', (language, text) => {
    expect(pointsBack(text, pack(language).grammar, true)).toBe(false);
  });
});

describe('the author’s own voice', () => {
  it.each([
    ['it', 'Ho imparato ad apprezzare le panchine tardi.'],
    ['it', 'Mio padre ne ha parlato una volta sola.'],
    ['es', 'Crecí en una casa grande.'],
    ['es', 'De niño me aburría.'],
    ['pt', 'Cresci numa casa perto do mar.'],
  ])('is known in %s at the beginning of a sentence and inside: %s', (language, text) => {
    expect(wordRegex(pack(language).grammar.authorVoice, 'u').test(text)).toBe(true);
  });

  it.each([
    ['it', 'La panchina è un ricordo di pietra.'],
    ['es', 'El recuerdo de la casa queda.'],
    ['pt', 'A casa perto do mar cresceu.'],
  ])('is not heard where somebody else is spoken of in %s: %s', (language, text) => {
    expect(wordRegex(pack(language).grammar.authorVoice, 'u').test(text)).toBe(false);
  });
});
