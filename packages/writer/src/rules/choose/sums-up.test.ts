import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { fixtureSource, sourceOf } from '../../fixtures/read-fixture.ts';
import { writeScript } from '../../writer.ts';
import { talkPackFor } from '../languages/talk-packs.ts';
import { understandSource } from '../testing/understand-source.ts';
import { SumsUp } from './sums-up.ts';

const TEXTS: Record<string, [title: string, keeps: string, ...refused: string[]]> = {
  'en-US': [
    'The harbour light',
    'A harbour light saves more ships than any map.',
    'The harbour light was lit on August 6, 1910, by the mayor.',
    'The harbour office will furnish full details of the light.',
    'Some harbour lights are common on both sides of the bay.',
    'There are harbour lights on both sides of the bay.',
    'Old maps show neither reefs nor banks of sand.',
  ],
  'de-DE': [
    'Das Leuchtfeuer',
    'Ein Leuchtfeuer rettet mehr Schiffe als jede Karte.',
    'Das Leuchtfeuer wurde im Jahr 1910 vom Bürgermeister entzündet.',
    'Weitere Einzelheiten zum Leuchtfeuer finden Sie im Hafenamt.',
    'Einige Leuchtfeuer stehen auf beiden Seiten der Bucht.',
    'Alte Karten zeigen weder Riffe noch Sandbänke.',
  ],
  'pt-BR': [
    'O farol',
    'Um farol salva mais navios do que qualquer mapa.',
    'O farol foi aceso em 1910 pelo prefeito da cidade.',
    'Outros detalhes do farol podem ser encontrados no porto.',
    'Alguns faróis ficam dos dois lados da baía.',
    'Os mapas antigos não mostram recifes nem bancos de areia.',
  ],
  'es-ES': [
    'El faro',
    'Un faro salva más barcos que cualquier mapa.',
    'El faro se encendió en 1910 ante el alcalde.',
    'Los detalles del faro pueden consultarse en el puerto.',
    'Algunos faros están a ambos lados de la bahía.',
    'Los mapas antiguos no muestran arrecifes ni bancos de arena.',
  ],
  'fr-FR': [
    'Le phare',
    'Un phare sauve plus de navires que toutes les cartes.',
    'Le phare a été allumé en 1910 par le maire.',
    'Les détails du phare peuvent être consultés au port.',
    'Certains phares se trouvent des deux côtés de la baie.',
    'Les vieilles cartes ne montrent ni récifs ni bancs de sable.',
  ],
  'it-IT': [
    'Il faro',
    'Un faro salva più navi di qualsiasi mappa.',
    'Il faro fu acceso nel 1910 dal sindaco.',
    'I dettagli del faro possono essere consultati al porto.',
    'Alcuni fari si trovano sui due lati della baia.',
    'Le vecchie mappe non mostrano né scogli né banchi di sabbia.',
  ],
};

describe.each(Object.entries(TEXTS))(
  'what an episode may begin or end with (%s)',
  (code, [title, ...texts]) => {
    const language = code.slice(0, 2);
    const pack = talkPackFor(language);
    if (!pack) throw new Error(language);
    const understanding = understandSource(
      sourceOf(`# ${title}\n${texts.join(' ')}`, language),
      briefFor(code),
      pack,
    );
    const sumsUp = new SumsUp(understanding);

    it('speaks of the subject, and is no date, no pointer and no part of something', () => {
      const kept = understanding.sentences.filter((sentence) => sumsUp.has(sentence.text, sentence));
      expect(kept.map(({ text }) => text)).toEqual([texts[0]]);
    });
  },
);

describe('the farewell', () => {
  it.each(['en', 'pt', 'es', 'fr', 'de', 'it'])(
    'takes two lines at most, and says that AI made it (%s)',
    (language) => {
      const phrases = talkPackFor(language)?.phrases;
      for (const length of ['short', 'medium'] as const)
        for (const level of ['beginner', 'intermediate', 'expert'] as const) {
          const { lines } = writeScript(fixtureSource(language), { ...briefFor(language), length, level });
          const plain = (text = ''): string => text.replaceAll('\u00A0', ' ').replaceAll('\u202F', ' ');
          const last = plain(lines.at(-1)?.text);
          expect(phrases?.goodbye.filter((phrase) => last.includes(plain(phrase)))).toHaveLength(1);
          expect(phrases?.farewell.filter((phrase) => last.endsWith(plain(phrase)))).toHaveLength(1);
          const told = lines.findLastIndex(({ sourceRefs }) => sourceRefs.length > 0);
          const looksBack = level === 'beginner' ? 1 : 0;
          expect(lines.length - 1 - told).toBeLessThanOrEqual(2 + looksBack);
        }
    },
  );
});
