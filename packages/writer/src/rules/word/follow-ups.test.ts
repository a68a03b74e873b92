import { describe, expect, it } from 'vitest';
import { lastOf } from './testing/asked-of.ts';
import { sayingWays } from './turning-ways.ts';
import type { Way } from './way.ts';
import { waysOf } from './ways-of.ts';

const said = ({ pieces }: Way): string => pieces.map(({ text }) => text).join(' – ');

/** What the two can say of the last sentence of a text, right behind the others. */
function exchangesOf(language: string, text: string): string[] {
  const { last, place, understanding } = lastOf(language, text);
  return [
    ...waysOf(last, place, understanding, 'intermediate'),
    ...sayingWays(last, last.text, place.heard, understanding),
  ].map(said);
}

describe('a question that comes from the answer', () => {
  it.each([
    [
      'en',
      'If the wind turns, or the fog gets thicker, then the ships wait outside.',
      'And if the wind turns, or the fog gets thicker? – Then the ships wait outside.',
    ],
    [
      'en',
      'The lamp burns every night of the year. Even if nobody sails out, the keeper lights it at dusk.',
      'Even if nobody sails out? – The keeper lights it at dusk.',
    ],
    [
      'en',
      'The keepers must watch the whole night. Instead of hiring a guard, use a bell on the door.',
      'And instead of hiring a guard? – Use a bell on the door.',
    ],
    [
      'en',
      'The harbour is deep enough for most ships. For smaller boats, the town built a second pier.',
      'And for smaller boats? – The town built a second pier.',
    ],
    [
      'en',
      'The town has a LAMP office. LAMP stands for light and marine port.',
      'And LAMP stands for? – Light and marine port.',
    ],
    [
      'en',
      'The keepers never sleep before midnight. That’s because the oil burns faster then.',
      'Why is that? – That’s because the oil burns faster then.',
    ],
    [
      'en',
      'The sale is done in two steps, as everybody knows. The first step is the transfer of the lamps.',
      'And the first? – The first step is the transfer of the lamps.',
    ],
    [
      'en',
      'The first test comes this month. Nobody doubts it. The second test, talks with the town, could be harder.',
      'And the second test? – The second test, talks with the town, could be harder.',
    ],
    [
      'en',
      'Some keepers liked the new lamp very much. Others wanted the old one back.',
      'And the others? – Others wanted the old one back.',
    ],
    [
      'en',
      'The town reads the report of the keepers. The report says the lamp is old.',
      'What does the report say? – The report says the lamp is old.',
    ],
    [
      'en',
      'The keepers painted the tower red. They also built a new stair for visitors.',
      'What else? – They also built a new stair for visitors.',
    ],
    [
      'en',
      'The real upgrades are inside the tower. It has a new lamp, a new bell and a new stair.',
      'Such as? – It has a new lamp, a new bell and a new stair.',
    ],
    [
      'en',
      'On paper the lamp is the strongest one. In practice, though, the old lamp looks just as good.',
      'And in practice? – The old lamp looks just as good.',
    ],
    [
      'en',
      'In 1989 the old lamp broke in a storm. In 1991, the town bought a new one.',
      'And in 1991? – The town bought a new one.',
    ],
    [
      'en',
      'The new lamp is brighter than the old one. Experts say it burns less oil.',
      'What do experts say? – Experts say it burns less oil.',
    ],
    [
      'en',
      'But this time, the keeper was not hurt by his quarrel with the town. “While the town is loved on the rock, its council is not,” said Ada Hill.',
      'Why not? – “While the town is loved on the rock, its council is not,” said Ada Hill.',
    ],
    [
      'en',
      'The light is new and the tower is old. For night sailors, though, none of that matters.',
      'And for night sailors? – None of that matters.',
    ],
    [
      'en',
      'And then she was given the greatest honour of the whole town: a paper lamp.',
      'And then she was given the greatest honour of the whole town. – A paper lamp.',
    ],
    [
      'en',
      'The lamp goes to the town of Holm. As for the tower, it will be sold next year.',
      'And the tower? – It will be sold next year.',
    ],
    [
      'en',
      'The door has a small window. When someone knocks at night, the keeper looks out first.',
      'And when someone knocks at night? – The keeper looks out first.',
    ],
    [
      'en',
      'He gave the three lamps old names of the islands: Holm, Sund, and Vik.',
      'He gave the three lamps old names of the islands. – Holm, Sund, and Vik.',
    ],
    [
      'fr',
      'La lampe est à vendre. Quant à la tour, elle sera gardée par la ville.',
      'Et la tour ? – Quant à la tour, elle sera gardée par la ville.',
    ],
    [
      'en',
      'The old lamp uses much oil. The mill, meanwhile, has a lamp of its own.',
      'And the mill? – The mill, meanwhile, has a lamp of its own.',
    ],
    [
      'de',
      'Der Turm steht seit Jahren leer. Das liegt daran, dass das Licht kaputt ist.',
      'Woran liegt das? – Das liegt daran, dass das Licht kaputt ist.',
    ],
    [
      'de',
      'Die Lampe ist neu und hell. Sobald der Nebel kommt, wird sie heller gestellt.',
      'Und sobald der Nebel kommt? – Dann wird sie heller gestellt.',
    ],
    [
      'de',
      'Die Wärter mögen die Lampe. Die Lampe kostet knapp 50 Euro im Laden.',
      'Und was kostet das? – Die Lampe kostet knapp 50 Euro im Laden.',
    ],
    [
      'es',
      'La torre está vacía desde hace años. Eso se debe a que la luz se rompió.',
      '¿A qué se debe? – Eso se debe a que la luz se rompió.',
    ],
    [
      'es',
      'La torre es muy alta y muy vieja. En la práctica, sin embargo, la luz vieja basta.',
      '¿Y en la práctica? – La luz vieja basta.',
    ],
    [
      'fr',
      'La tour est vide depuis des années. C’est parce que la lampe est cassée.',
      'Et pourquoi ? – C’est parce que la lampe est cassée.',
    ],
    [
      'fr',
      'Le port est assez profond. Pour les petits bateaux, la ville a construit un quai.',
      'Et pour les petits bateaux ? – La ville a construit un quai.',
    ],
    [
      'it',
      'La torre è vuota da anni. Questo è dovuto alla lampada rotta.',
      'E perché? – Questo è dovuto alla lampada rotta.',
    ],
    [
      'it',
      'Se il vento gira, o se arriva la nebbia, allora le navi aspettano al largo.',
      'E se il vento gira, o se arriva la nebbia? – Allora le navi aspettano al largo.',
    ],
    [
      'pt',
      'A torre está vazia há anos. Isso porque a lâmpada quebrou no inverno.',
      'E por quê? – Isso porque a lâmpada quebrou no inverno.',
    ],
    [
      'pt',
      'Alguns faroleiros gostaram da lâmpada. Outros preferem a antiga.',
      'E outros? – Outros preferem a antiga.',
    ],
  ])('%s: %s', (language, text, exchange) => {
    expect(exchangesOf(language, text)).toContain(exchange);
  });

  it.each([
    ['en', 'For decades, the lamp burned oil from the town.', 'And for decades?'],
    ['en', 'The town has a lamp. The second test could be harder.', 'And the second'],
    ['en', 'The lamp is bright. Others wanted the old one back.', 'And the others'],
    // What was just spoken of is not turned to.
    [
      'en',
      'The revision has a new lamp and a bell. It is bright. The revision is faster than all before.',
      'the revision?',
    ],
    ['en', 'The moon pulls at the sea. The moon, meanwhile, moves along its own orbit.', 'And the moon?'],
    ['de', 'Das war die Idee der Freiheit in den Häfen.', 'Wessen Idee'],
    ['es', 'Es la idea de que la torre es vieja.', 'De quién'],
  ])('is not asked where it would be wrong: %s %s', (language, text, wrong) => {
    expect(exchangesOf(language, text).filter((each) => each.includes(wrong))).toEqual([]);
  });
});

describe('somebody named before', () => {
  const NEWS = [
    '# A vote in the harbour',
    'Mayor Ada Hill and the keeper Tom Reed met in the town hall on Monday.',
    'Ada Hill has led the council for years. Ada Hill wants a new lamp for the harbour. The votes of the council decide on the harbour, and the harbour waits.',
    'The crowd outside waits in the rain for the votes of the council.',
  ];
  it('is turned to when a new paragraph is about them', () => {
    const text = [...NEWS, 'Reed, the last keeper of the rock, wants the old lamp back.'].join('\n\n');
    expect(exchangesOf('en', text)).toContain(
      'And Reed? – Reed, the last keeper of the rock, wants the old lamp back.',
    );
  });

  it('is not turned to while they are spoken of', () => {
    const text = [
      ...NEWS,
      'Reed has waited for years.',
      'Reed, the last keeper, wants the old lamp back.',
    ].join('\n\n');
    expect(exchangesOf('en', text).filter((each) => each.startsWith('And Reed'))).toEqual([]);
  });

  it('is asked for their own words behind what was told of them', () => {
    const text =
      'Ada Hill has kept the lamp for forty years. “The light must never go out again,” says Hill, the keeper.';
    expect(exchangesOf('en', text).some((each) => each.startsWith('And what does Hill say?'))).toBe(true);
    const spoke =
      'Ada Hill said the lamp was too old. “The light must never go out again,” says Hill, the keeper.';
    expect(
      exchangesOf('en', spoke).some((each) =>
        each.startsWith('And what does Hill say? – “The light must never go out again,” says'),
      ),
    ).toBe(false);
  });
});
