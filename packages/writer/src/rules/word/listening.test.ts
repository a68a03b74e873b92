import { Casing } from '@parlance/language/text/casing';
import { Lexer } from '@parlance/language/text/lexer';
import { describe, expect, it } from 'vitest';
import { talkPackFor } from '../languages/talk-packs.ts';
import { keepsSense } from './keeps.ts';
import { remarkWays } from './remark-ways.ts';
import { ruleWays } from './rule-ways.ts';

/** Everything the two say, in the ways that keep the sentence's sense. */
function exchanges(text: string, language = 'en'): string[] {
  const pack = talkPackFor(language);
  if (!pack) throw new Error(`no pack for ${language}`);
  const lexer = new Lexer(pack);
  return [...ruleWays(text, pack, new Casing([text], lexer)), ...remarkWays(text, pack)]
    .filter((way) => keepsSense(way, text, pack, lexer))
    .map(({ pieces }) => pieces.map((piece) => piece.text).join(' – '));
}

describe('what a listener asks', () => {
  it.each([
    [
      'The keeper’s log describes the storm of that winter.',
      'What does the keeper’s log describe? – The storm of that winter.',
    ],
    ['The new lamps need a great deal of oil.', 'What do the new lamps need? – A great deal of oil.'],
    ['The survey revealed a crack in the tower.', 'What did the survey reveal? – A crack in the tower.'],
    [
      'That count will determine how the money is shared.',
      'What will that count determine? – How the money is shared.',
    ],
    [
      'Many people have opposed the light since its opening.',
      'Who has opposed the light since its opening? – Many people.',
    ],
    [
      'The distance can be found by measuring the angle twice.',
      'How can the distance be found? – By measuring the angle twice.',
    ],
    [
      'The crew painted the tower red in order to warn the ships.',
      'The crew painted the tower red. – What for? – In order to warn the ships.',
    ],
    [
      'To clean the lens, you need a soft cloth and spirit.',
      'How do you clean the lens? – You need a soft cloth and spirit.',
    ],
    [
      'The harbour has several old lights, such as the mill and the church.',
      'The harbour has several old lights. – Such as? – The mill and the church.',
    ],
    [
      'There is a simple reason for this: the rock is too low.',
      'There is a simple reason for this. – Which is? – The rock is too low.',
    ],
    ['The light isn’t part of the harbour.', 'Is the light part of the harbour? – No.'],
    ['The lamp oil was bad, hence it smoked all night.', 'The lamp oil was bad. – So it smoked all night.'],
    [
      'In that year 90 percent of the ships saw the light.',
      'In that year 90 percent of the ships saw the light. – So nine in ten.',
    ],
    [
      'More than 90 percent of the ships saw the light.',
      'More than 90 percent of the ships saw the light. – So more than nine in ten.',
    ],
  ])('is answered by the rest of the sentence: %s', (text, said) => {
    expect(exchanges(text)).toContain(said);
  });

  it.each([
    ['“The light must never go out again,” said Ada Hill, the keeper.', 'ays'],
    ['According to the harbour office, the light will be moved this year.', 'ays'],
    ['The tools provided by the crew are old.', 'What did the tools'],
    ['Their reports about the pier fill a shelf in the town hall.', 'What does'],
    ['The harbour needs analysis shows that the pier is old.', 'What does the harbour'],
    ['The council appointed a new leader of the harbour.', 'What did the council'],
    ['The crew makes things such as ropes and nets available to visitors.', 'Such as?'],
    ['The light is not lit only because of the war.', 'No.'],
    ['The three mates quailed before his strong look.', 'And the three'],
    ['About 68 percent of the ships saw the light.', 'thirds'],
    ['Let’s assume that the lamps need new oil in June.', 'What do let’s'],
    ['Let’s assume that the lamps need new oil in June.', 'What do Let’s'],
    ['They made the lamp so bright so that all could see it.', 'What for?'],
    ['If the lamp goes out then after a short while, you must light it again.', 'if the lamp'],
    // Cut there, it would deny all of it.
    ['Nothing will be decided until the council meets in June.', 'Until when?'],
    ['The keepers know that there is a reef because the ships avoid it.', 'hy'],
  ])('is not asked where the rest would answer something else: %s', (text, wrong) => {
    expect(exchanges(text).filter((each) => each.includes(wrong))).toEqual([]);
  });
});

describe('a listener in another language', () => {
  it.each([
    [
      'pt',
      'O farol novo contém uma lâmpada muito forte.',
      'O que o farol novo contém? – Uma lâmpada muito forte.',
    ],
    [
      'es',
      'El faro nuevo contiene una lámpara muy fuerte.',
      '¿Qué contiene el faro nuevo? – Una lámpara muy fuerte.',
    ],
    [
      'fr',
      'Le phare neuf contient une lampe très forte.',
      'Qu’est-ce que le phare neuf contient ? – Une lampe très forte.',
    ],
    [
      'it',
      'Il faro nuovo contiene una lampada molto forte.',
      'Che cosa contiene il faro nuovo? – Una lampada molto forte.',
    ],
    [
      'de',
      'Der neue Turm enthält eine sehr starke Lampe.',
      'Was enthält der neue Turm? – Eine sehr starke Lampe.',
    ],
    [
      'pt',
      'Há uma razão simples para isso: a rocha é baixa demais.',
      'Há uma razão simples para isso. – Qual? – A rocha é baixa demais.',
    ],
    [
      'es',
      'Hay una razón sencilla: la roca es demasiado baja.',
      'Hay una razón sencilla. – ¿Cuál? – La roca es demasiado baja.',
    ],
    [
      'it',
      'C’è una ragione semplice: la roccia è troppo bassa.',
      'C’è una ragione semplice. – Quale? – La roccia è troppo bassa.',
    ],
    [
      'de',
      'Dafür gibt es einen einfachen Grund: Der Felsen ist zu niedrig.',
      'Dafür gibt es einen einfachen Grund. – Und zwar? – Der Felsen ist zu niedrig.',
    ],
    [
      'de',
      'Man malte den Turm ganz rot, um die Schiffe zu warnen.',
      'Man malte den Turm ganz rot. – Wozu? – Um die Schiffe zu warnen.',
    ],
    [
      'it',
      'Nel porto il 90% delle navi vide la luce.',
      'Nel porto il 90% delle navi vide la luce. – Quindi nove su dieci.',
    ],
  ])('asks what the rest answers: %s %s', (language, text, said) => {
    expect(exchanges(text, language)).toContain(said);
  });

  it.each([
    ['it', 'Nel porto quasi il 90% delle navi vide la luce.', 'Quindi nove'],
    ['de', '„Das Licht darf nie wieder ausgehen“, sagte Ada Hügel, die Wärterin.', 'er sagt'],
    ['fr', 'Selon le bureau du port, la lumière sera déplacée cette année.', 'ui dit'],
    ['pt', 'Segundo a lei, a luz do porto fica acesa a noite toda.', 'Quem diz'],
    ['de', 'Der neue Turm zeigt die Zeit der Flut an.', 'Was zeigt'],
    ['it', 'Il libro descrive i fari del porto, così come i pontili che sono chiusi.', 'Così come'],
  ])('stays silent where it would not: %s %s', (language, text, wrong) => {
    expect(exchanges(text, language).filter((each) => each.includes(wrong))).toEqual([]);
  });
});

describe('a number', () => {
  it.each([
    ['en', 'Last year the town filled 255,904 holes in the pier.', undefined],
    ['en', 'Last year the town mended 255,904 boats.', '255,904 boats.'],
    ['en', 'The crew has now looked after more than 500 lamps.', 'More than 500 lamps.'],
    ['en', 'The tower was opened to visitors in 1998.', undefined],
    ['en', 'The old keeper is 75 years old, or 76 years.', undefined],
    ['en', 'The pier is known for the 78 lamps.', undefined],
    ['de', 'Man schützt sie mit einem Gitter von 13 Millimetern.', undefined],
    ['de', 'Im Sommer kamen mehr als 200 Leute.', 'Mehr als 200 Leute.'],
    ['fr', 'Il a fallu remplacer 28 poutres, rongées par le sel.', '28 poutres.'],
    ['it', 'La galleria del porto è lunga 430 metri.', '430 metri.'],
    ['fr', 'La grève du port doit reprendre à compter du 5 mars, avec tous les quais.', undefined],
    ['fr', 'Le dommage est de 21.930,54 euros.', undefined],
  ])('is taken up with what is counted, and only where it is certain: %s %s', (language, text, echo) => {
    const known = talkPackFor(language);
    if (!known) throw new Error('no pack');
    const pack = { ...known, phrases: { ...known.phrases, react: ['{number}.'] } };
    const said = remarkWays(text, pack)
      .filter(({ form }) => form === 'react')
      .map(({ pieces }) => pieces.at(-1)?.text);
    expect(said).toEqual(echo === undefined ? [] : [echo]);
  });

  it.each(['en', 'de', 'es', 'fr', 'it', 'pt'])(
    'is not just said again where no tone has words for it: %s',
    (language) => {
      expect(talkPackFor(language)?.phrases.react).toEqual([]);
    },
  );
});
