import { Casing } from '@parlance/language/text/casing';
import { Lexer } from '@parlance/language/text/lexer';
import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import { talkPackFor } from '../languages/talk-packs.ts';
import { understandSource } from '../testing/understand-source.ts';
import { exchangeWays } from './exchange-ways.ts';
import { keepsSense } from './keeps.ts';
import { remarkWays } from './remark-ways.ts';
import { ruleWays } from './rule-ways.ts';

const packOf = (language: string) => {
  const pack = talkPackFor(language);
  if (!pack) throw new Error(`no pack for ${language}`);
  return pack;
};

const LOCALES: Record<string, string> = {
  en: 'en-US',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  pt: 'pt-BR',
};

/** Everything the two could say of the last of these sentences, told right behind the others. */
function exchanges(language: string, text: string, before?: string): string[] {
  const pack = packOf(language);
  const lexer = new Lexer(pack);
  const casing = new Casing([text], lexer);
  const source = sourceOf(`${before ?? ''} ${text}`.trim(), language);
  const [sentence] = understandSource(source, briefFor(LOCALES[language] ?? ''), pack).sentences;
  const previous = before === undefined || !sentence ? undefined : { sentence, text: before };
  return [
    ...ruleWays(text, pack, casing),
    ...remarkWays(text, pack),
    ...exchangeWays(text, {
      pack,
      casing,
      lexer,
      previous,
      heard: previous ? [previous] : [],
      afterLead: false,
    }),
  ]
    .filter((way) => keepsSense(way, text, pack, lexer))
    .map(({ pieces }) => pieces.map((piece) => piece.text).join(' – '));
}

describe('a question', () => {
  it.each([
    // What somebody feels or does is not what they are.
    ['en', 'The Harbour Council is concerned the laws would close the old pier.', 'What is'],
    ['en', 'The mill is a well-known sight and is near the old harbour of the town.', 'What is'],
    ['en', 'The feeling of safety is a poor guide.', 'What is'],
    ['es', 'La luz del puerto era la parte más cara.', 'Qué era'],
    ['fr', 'La lampe du port est une chose très rare.', 'Qu’est-ce'],
    ['it', 'La lampada del porto è una cosa molto rara.', 'Che cosa'],
    ['en', 'The fish are weighed, washed and dried, and put on ice in the hold.', 'Which are'],
    ['en', 'The survey found a crack in the tower and closed the whole pier.', 'What did'],
    // Two verbs do not make one question.
    ['en', 'The keepers of the light had said that the lamp would be lit again on Monday.', 'did'],
    ['en', 'A careless keeper would have said: “The lamp is out and nobody will see it.”', 'did'],
    // Set phrases are no conditions, and a comma need not end one.
    ['en', 'If nothing else, the storm should show the town how weak the pier is.', 'nothing else?'],
    ['en', 'If you sell ropes, nets, and lamp oil, here is how to keep them dry.', 'sell ropes?'],
    ['en', 'If the oil gets too cold, he noted, the lamp may start to smoke.', 'too cold?'],
    // Who says it stands behind the reason, and would say only half of it.
    ['en', 'The oil is harder to keep because it freezes at night, the keeper added.', 'hy'],
    ['en', 'The test is not perfect, since a wet lamp may smoke a lot, but it is quick.', 'hy is that'],
    ['en', 'Some of the methods work for small boats, such as the old rope trick.', 'Such as?'],
    ['en', 'The tower was an exception to the rule in order to get into the new plan.', 'What for?'],
    ['de', 'Der Turm war eine Ausnahme von der Regel, um in den neuen Plan zu passen.', 'ozu?'],
    ['en', 'The storm sent the price of oil down 10 percent in one night.', 'one in ten'],
    ['en', 'But the light is not made by the lamp itself.', 'Is but'],
    ['fr', 'La lampe est très vieille, puisqu’elle brûle encore de l’huile.', 'Puisqu'],
  ])('is not asked where the rest is no reply to it: %s %s', (language, text, wrong) => {
    expect(exchanges(language, text).filter((said) => said.includes(wrong))).toEqual([]);
  });

  it.each([
    [
      'en',
      'The mill is a house in which oil is made.',
      'What is the mill? – A house in which oil is made.',
      'The keepers went to the mill in June.',
    ],
    [
      'en',
      'Conrad Ash, a painter from Leith, was asked for help.',
      'Conrad Ash was asked for help. – Who’s that? – A painter from Leith.',
    ],
    [
      'fr',
      'La lampe est très vieille parce qu’elle brûle encore de l’huile.',
      'La lampe est très vieille. – Pourquoi ? – Parce qu’elle brûle encore de l’huile.',
    ],
    [
      'fr',
      'Le port a deux lampes anciennes : la rouge et la verte.',
      'Le port a deux lampes anciennes. – À savoir ? – La rouge et la verte.',
    ],
    [
      'en',
      'Instead, the keepers lit a fire on the rock.',
      'And instead? – The keepers lit a fire on the rock.',
      'The lamp could not be lit that night.',
    ],
    [
      'en',
      'Today the tower belongs to the town.',
      'And today? – The tower belongs to the town.',
      'The tower was built by two brothers in 1759.',
    ],
    [
      'de',
      'Heute gehört der Turm der Stadt.',
      'Und heute? – Heute gehört der Turm der Stadt.',
      'Der Turm wurde 1759 von zwei Brüdern gebaut.',
    ],
    ['en', 'Then the lamp went out.', 'And then? – Then the lamp went out.', 'The storm rose in the night.'],
    [
      'de',
      'Dann brach die alte Mole.',
      'Und dann? – Dann brach die alte Mole.',
      'In der Nacht kam der Sturm auf.',
    ],
    [
      'es',
      'Luego se apagó la luz.',
      '¿Y después? – Luego se apagó la luz.',
      'De noche llegó la tormenta al puerto.',
    ],
    [
      'fr',
      'Puis la lampe s’éteignit.',
      'Et ensuite ? – Puis la lampe s’éteignit.',
      'La tempête se leva dans la nuit.',
    ],
    [
      'it',
      'Poi la luce si spense.',
      'E poi? – Poi la luce si spense.',
      'Nella notte arrivò la tempesta sul porto.',
    ],
    [
      'pt',
      'Depois a luz se apagou.',
      'E depois? – Depois a luz se apagou.',
      'A tempestade chegou ao porto de noite.',
    ],
  ])('is asked where the rest is its whole reply: %s %s', (language, text, said, before?: string) => {
    expect(exchanges(language, text, before)).toContain(said);
  });

  it.each([
    [
      'en',
      'Instead, the keepers lit a fire on the rock.',
      'instead?',
      'The lamp costs a great deal of money.',
    ],
    [
      'en',
      'Currently, the town has five crews on the pier.',
      'oday?',
      'More storms make more work for the crews.',
    ],
    ['es', 'Ahora limpia la lámpara con un paño.', 'hoy?', 'El farero guardaba los paños en la torre.'],
    ['it', 'Adesso si accende la lampada.', 'oggi?', 'Il guardiano teneva i panni nella torre.'],
    ['it', 'Quindi, i pescatori possono usare la lampada.', 'ne segue?', 'Un metodo migliore.'],
  ])('is not asked where nothing was said that leads to it: %s %s', (language, text, wrong, before) => {
    expect(exchanges(language, text, before).filter((said) => said.includes(wrong))).toEqual([]);
  });
});

describe('a sentence told as two', () => {
  it.each([
    [
      'en',
      'The storm took four boats, including the two new ones, in a night that nobody on the pier forgets.',
      'That includes',
    ],
    [
      'es',
      'La tormenta se llevó cuatro barcos, incluyendo los dos nuevos, en una noche que nadie olvida.',
      'Eso incluye',
    ],
    [
      'en',
      'The office lists the ropes, nets, the lamp oil, and the many other things when the winter is near.',
      '. – And the many',
    ],
    [
      'en',
      'The trouble with it is the price, and the harm that a wall can do to the birds on the shore.',
      '. – And the harm',
    ],
    [
      'fr',
      'Le canal portait le blé vers la mer, le vin dans l’autre sens, et des gens qui mettaient quatre jours.',
      '. – Et des gens',
    ],
    [
      'en',
      'One firm sold its boats in the spring, the mill closed in June, and the bakery moved to the next town.',
      '. – And the bakery',
    ],
    [
      'it',
      'Poi è finita la festa, qualcuno ha spento la lampada, e la barca bianca ha lasciato il porto.',
      '. – E la barca',
    ],
    [
      'en',
      'The keepers say the lamp should be lit at dusk, and it should burn until the morning comes.',
      '. – And it',
    ],
    [
      'en',
      'Maybe the keeper had forgotten the lamp that night, and the oil was too cold to burn anyway.',
      '. – And the oil',
    ],
    [
      'en',
      'The office said that the lamp would be lit, but that it did not know who would pay for it.',
      '. – But that',
    ],
    [
      'de',
      'Damit wird gesagt, dass die Lampe teuer ist, aber dass dies nicht das Ende des Hafens bedeutet.',
      '. – Aber dass',
    ],
    [
      'en',
      'The crew counts about 500 boats, most of them small, in an ordinary month, but many more in winter.',
      '. – But many',
    ],
    [
      'en',
      'The town owns a quarter of the ferry line, which posted a large loss yesterday in its own paper.',
      'That posted',
    ],
    [
      'en',
      'Because it is wet, the rock under the tower is never used by the keepers in winter.',
      'It is wet. –',
    ],
    [
      'en',
      'With bent heads the men went on, careless of the wind; till one of them whispered that the light was out.',
      'Till one',
    ],
  ])('is left whole where a half would not stand: %s %s', (language, text, wrong) => {
    expect(exchanges(language, text).filter((said) => said.includes(wrong))).toEqual([]);
  });

  it('is told as two where both stand', () => {
    expect(
      exchanges('en', 'The storm took four boats, including the mail boat and the two new ones.'),
    ).toContain('The storm took four boats. – That includes the mail boat and the two new ones.');
    expect(
      exchanges('en', 'The side of the rock that faces the sea is wet, and the far side is dry in summer.'),
    ).toContain('The side of the rock that faces the sea is wet. – And the far side is dry in summer.');
  });
});

describe('what nobody would ask', () => {
  it.each([
    'The players are the ones who earn that money.',
    'The fact is that the older guests spend more than others.',
    'If there was ever a time for the band to make its dream record, it was now.',
    'The plane is so costly in large part because of the secret systems on board.',
    'Representatives for Ms. Hill did not reply to a request for comment.',
  ])('is told as it is: %s', (sentence) => {
    const questions = exchanges('en', sentence, 'The town had waited for years.');
    expect(
      questions.filter((way) => /(?:What (?:is|are|does|exactly)|Why|How come|if there was).*\?/i.test(way)),
    ).toEqual([]);
  });
});
