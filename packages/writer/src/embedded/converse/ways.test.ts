import type { LanguagePack } from '@parlance/language/language';
import { packFor } from '@parlance/language/languages';
import { verbSecond } from '@parlance/language/languages/de/verb-second';
import { Casing } from '@parlance/language/text/casing';
import { Lexer } from '@parlance/language/text/lexer';
import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import { understand } from '../analysis/understand.ts';
import { findConversation, NOTHING_SAID, type Unit } from './beam.ts';
import { keepsSense } from './keeps.ts';
import { remarkWays } from './remark-ways.ts';
import { ruleWays } from './rule-ways.ts';
import { plainWay, type Way } from './way.ts';
import { waysOf } from './ways-of.ts';

const packOf = (language: string): LanguagePack => {
  const pack = packFor(language);
  if (!pack) throw new Error(`no pack for ${language}`);
  return pack;
};
const formsOf = (text: string, language: string): string[] => {
  const pack = packOf(language);
  return ruleWays(text, pack, new Casing([text], new Lexer(pack))).map(({ form }) => form);
};

describe('a sentence shape', () => {
  it('is not taken for what it is not', () => {
    expect(formsOf('The keepers left the tower because no light came from it.', 'en')).toContain('why');
    expect(formsOf('Only because no light came from it the keepers left.', 'en')).not.toContain('why');
  });

  it.each([
    ['en', 'The tower was built on a rock and is still standing today.'],
    ['de', 'Der Turm wurde auf einem Felsen gebaut und ist heute noch zu sehen.'],
    ['pt', 'A torre foi construída sobre uma rocha e é vista ainda hoje.'],
    ['es', 'La torre fue construida sobre una roca y es visible todavía hoy.'],
    ['fr', 'La tour fut construite sur un rocher et est encore visible aujourd’hui.'],
  ])('with two verbs is shared between two: %s', (language, text) => {
    expect(formsOf(text, language)).toContain('retold-and');
  });
});

describe('half a sentence', () => {
  /** What the two say of it, in the ways that keep its sense; who says what is left open. */
  const retold = (text: string, language: string): string[] => {
    const pack = packOf(language);
    const lexer = new Lexer(pack);
    return ruleWays(text, pack, new Casing([text], lexer))
      .filter((way) => keepsSense(way, text, pack, lexer))
      .map(({ pieces }) => pieces.map((piece) => piece.text).join(' '));
  };

  it.each([
    [
      'en',
      'While the ramp was closed, the ferry kept its timetable all winter.',
      'The ramp was closed. But the ferry kept its timetable all winter.',
    ],
    [
      'en',
      'The storm took the ramp, leaving 40 farms without a road.',
      'The storm took the ramp. That left 40 farms without a road.',
    ],
    [
      'en',
      'The keepers use two lamps, which are lit at dusk.',
      'The keepers use two lamps. Those are lit at dusk.',
    ],
    [
      'de',
      'Obwohl der Turm seit Jahren leer steht, wird er jeden Abend beleuchtet.',
      'Der Turm steht seit Jahren leer. Trotzdem wird er jeden Abend beleuchtet.',
    ],
    [
      'de',
      'Es gab ungefähr 60 Wärter, die im Winter die Lampen betreuten.',
      'Es gab ungefähr 60 Wärter. Die betreuten im Winter die Lampen.',
    ],
    [
      'de',
      'Die Uhr stand still, sodass niemand die genaue Zeit kannte.',
      'Die Uhr stand still. So kannte niemand die genaue Zeit.',
    ],
    [
      'pt',
      'Como as lâmpadas ainda não estão prontas, o farol fica apagado por meses.',
      'As lâmpadas ainda não estão prontas. Então o farol fica apagado por meses.',
    ],
    [
      'es',
      'La torre es alta, mientras que la casa del farero es muy pequeña.',
      'La torre es alta. En cambio, la casa del farero es muy pequeña.',
    ],
    [
      'fr',
      'La lampe est tombée en panne, ce qui inquiète les marins du port.',
      'La lampe est tombée en panne. Cela inquiète les marins du port.',
    ],
    [
      'it',
      'Anche se la torre è vuota, la luce si accende ogni sera.',
      'La torre è vuota. Ma la luce si accende ogni sera.',
    ],
  ])('is told as a whole one: %s %s', (language, text, said) => {
    expect(retold(text, language)).toContain(said);
  });

  it.each([
    ['de', 'Löschen Sie alle Dateien, die nicht mehr gebraucht werden.', 'Die werden nicht'],
    ['es', 'Aunque la torre sea alta, la luz no llega al puerto viejo.', 'La torre sea'],
    ['en', 'The project is an attempt to create a lamp that lives up to its name.', 'That lamp'],
    ['en', 'The line will be 7 kilometres long and have eleven stops.', 'And the line have'],
    ['en', 'While the keeper was sleeping, the lamp went out in the storm.', 'But the lamp'],
  ])('stays what it is where it would say something else: %s %s', (language, text, wrong) => {
    expect(retold(text, language).filter((said) => said.includes(wrong))).toEqual([]);
  });

  it.each([
    ['en', 'The implication is that the mass grows with the orbit.', 'What is the implication?'],
    ['en', 'About 60 keepers looked after the lamps in those years.', 'How many keepers looked after'],
    ['de', 'Es gab ungefähr 60 Wärter in jenen Jahren.', 'Wie viele Wärter gab es?'],
    [
      'de',
      'Der Turm wurde im August 1993 von drei Brüdern gebaut.',
      'Wann wurde der Turm von drei Brüdern gebaut?',
    ],
    ['pt', 'O objetivo do projeto é criar uma lâmpada que não se apaga.', 'Qual é o objetivo do projeto?'],
    [
      'es',
      'La torre fue construida en agosto de 1993 por tres hermanos.',
      '¿Cuándo fue construida la torre?',
    ],
    ['fr', 'Le but du projet est de créer une lampe simple et sûre.', 'Quel est le but du projet ?'],
    ['it', 'La torre fu costruita nel 1993 da tre fratelli.', 'Quando fu costruita la torre?'],
  ])('is asked for by what the rest answers: %s %s', (language, text, question) => {
    expect(retold(text, language).some((said) => said.startsWith(question))).toBe(true);
  });
});

describe('what a listener asks', () => {
  /** Everything the two say, in the ways that keep the sentence's sense. */
  const exchanges = (text: string, language = 'en'): string[] => {
    const pack = packOf(language);
    const lexer = new Lexer(pack);
    return [...ruleWays(text, pack, new Casing([text, 'the a'], lexer)), ...remarkWays(text, pack)]
      .filter((way) => keepsSense(way, text, pack, lexer))
      .map(({ pieces }) => pieces.map((piece) => piece.text).join(' – '));
  };

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
    [
      '“The light must never go out again,” said Ada Hill, the keeper.',
      '“The light must never go out again.” – Who says that? – Ada Hill, the keeper.',
    ],
    [
      'According to the harbour office, the light will be moved this year.',
      'The light will be moved this year. – Who says so? – According to the harbour office.',
    ],
    [
      'Nothing will be decided until the council meets in June.',
      'Nothing will be decided. – Until when? – Until the council meets in June.',
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
    [
      'The harbour is likely to lose two of its lights.',
      'The harbour is likely to lose two of its lights. – Likely. So it’s still open.',
    ],
  ])('is answered by the rest of the sentence: %s', (text, said) => {
    expect(exchanges(text)).toContain(said);
  });

  it.each([
    ['The tools provided by the crew are old.', 'What did the tools'],
    ['The harbour needs analysis shows that the pier is old.', 'What does the harbour'],
    ['The council appointed a new leader of the harbour.', 'What did the council'],
    ['The crew makes things such as ropes and nets available to visitors.', 'Such as?'],
    ['The light is not lit only because of the war.', 'No.'],
    ['The three mates quailed before his strong look.', 'And the three'],
    ['About 68 percent of the ships saw the light.', 'thirds'],
    ['They made the lamp so bright so that all could see it.', 'What for?'],
  ])('is not asked where the rest would answer something else: %s', (text, wrong) => {
    expect(exchanges(text).filter((each) => each.includes(wrong))).toEqual([]);
  });
});

describe('a listener in another language', () => {
  const exchanges = (text: string, language: string): string[] => {
    const pack = packOf(language);
    const lexer = new Lexer(pack);
    return [...ruleWays(text, pack, new Casing([text], lexer)), ...remarkWays(text, pack)]
      .filter((way) => keepsSense(way, text, pack, lexer))
      .map(({ pieces }) => pieces.map((piece) => piece.text).join(' – '));
  };

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
    ['pt', 'Segundo a lei, a luz do porto fica acesa a noite toda.', 'Quem diz'],
    ['de', 'Der neue Turm zeigt die Zeit der Flut an.', 'Was zeigt'],
    ['it', 'Il libro descrive i fari del porto, così come i pontili che sono chiusi.', 'Così come'],
  ])('stays silent where it would not: %s %s', (language, text, wrong) => {
    expect(exchanges(text, language).filter((each) => each.includes(wrong))).toEqual([]);
  });
});

describe('the verb of half a German sentence', () => {
  it('comes to the second place, and leaves its prefix behind', () => {
    expect(verbSecond('morgen im Hafen ankommt', 'behind-mark')).toBe('kommt morgen im Hafen an');
    expect(verbSecond('Sie vor dem Upload wissen sollten', 'behind-mark')).toBe(
      'sollten Sie vor dem Upload wissen',
    );
    expect(verbSecond('der Leiter des Projekts nicht kam', 'behind-subject')).toBe(
      'der Leiter des Projekts kam nicht',
    );
  });

  it('stays where it is when it is not certain', () => {
    expect(verbSecond('er das hätte wissen können', 'behind-subject')).toBeUndefined();
    expect(verbSecond('größer ist als der Turm', 'behind-mark')).toBeUndefined();
    expect(verbSecond('gestern jemand kam', 'behind-subject')).toBeUndefined();
  });
});

describe('a question', () => {
  const source = sourceOf(
    'The Great Lamp stood on the rock for years.\nThe Great Lamp is a tower that burns oil at night. Ada Hill is an engineer who drew the plans of all of it.',
    'en',
  );
  const understanding = understand(source, briefFor('en-US'), packOf('en'));
  const questions = (text: string, heard: readonly string[]): (string | undefined)[] => {
    const sentence = understanding.sentences.find((each) => each.text === text);
    if (!sentence) throw new Error(`not read: ${text}`);
    const before = heard.map((each) => ({ sentence, text: each }));
    const place = { previous: before.at(-1), afterLead: false, heard: before, named: '' };
    return waysOf({ sentence, text }, place, understanding, 'intermediate')
      .map(({ pieces: [first] }) => first)
      .filter((piece) => piece?.kind === 'ask')
      .map((piece) => piece?.text);
  };

  it('is asked about what was mentioned, and about nothing else', () => {
    const text = 'Ada Hill is an engineer who drew the plans of all of it.';
    expect(questions(text, ['The plans were drawn by Ada Hill in one winter.'])).toContain(
      'Who is Ada Hill?',
    );
    expect(questions(text, ['The rock lies far out in the sea.'])).toEqual([]);
  });
});

describe('a conversation', () => {
  const unit = (ways: Way[], leans = false): Unit => ({
    ways,
    refs: ['a'],
    opensPassage: false,
    leans,
    teller: undefined,
  });
  const told = unit([plainWay('The freeze began in July.')]);
  const turnsOf = (asked: Way) => {
    const start = { first: 'HOST', lead: undefined, memory: NOTHING_SAID } as const;
    return findConversation([told, unit([asked])], start, 'intermediate').turns;
  };

  it('leaves what leans on a sentence to whoever told it', () => {
    const start = { first: 'HOST', lead: undefined, memory: NOTHING_SAID } as const;
    const long = Array.from(
      { length: 5 },
      () => 'The keepers of the light went out in the storm to save it.',
    );
    const units = long.map((text, at) => ({
      ...unit([plainWay(text)], at % 2 === 1),
      opensPassage: at % 2 === 0,
    }));
    const { turns } = findConversation(units, start, 'intermediate');
    expect(turns.map(({ text }) => text.match(/The keepers/g)?.length)).toEqual([2, 2, 1]);
  });

  it('has nobody ask on about what they told themselves', () => {
    const turns = turnsOf({
      form: 'contrast',
      cost: -9,
      pieces: [
        { kind: 'ask', text: 'I sense a “but” coming.', bare: true },
        { kind: 'tell', text: 'It took a year.' },
      ],
    });
    expect(turns.map(({ text }) => text)).toEqual([
      'The freeze began in July.',
      'I sense a “but” coming.',
      'It took a year.',
    ]);
  });

  it('has whoever listens ask, and whoever tells answer', () => {
    const turns = turnsOf({
      form: 'why',
      cost: -9,
      pieces: [
        { kind: 'ask', text: 'Why did it freeze?', bare: false },
        { kind: 'tell', text: 'The lake is shallow.' },
      ],
    });
    expect(turns.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
      'HOST: The freeze began in July.',
      'COHOST: Why did it freeze?',
      'HOST: The lake is shallow.',
    ]);
  });

  it('asks for the same thing once, in whatever words', () => {
    const ask = (text: string): Way => ({
      form: text,
      cost: -2,
      pieces: [
        { kind: 'ask', text, about: 'key' },
        { kind: 'tell', text: 'It hung in the church.' },
      ],
    });
    const units = [
      told,
      unit([ask('And the key?')]),
      told,
      unit([ask('What about the key?'), plainWay('It hung there.')]),
    ];
    const start = { first: 'HOST', lead: undefined, memory: NOTHING_SAID } as const;
    const { turns } = findConversation(units, start, 'intermediate');
    expect(turns.filter(({ text }) => /key\?/.test(text))).toHaveLength(1);
  });
});
