import { Casing } from '@parlance/language/text/casing';
import { Lexer } from '@parlance/language/text/lexer';
import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import { verbSecond } from '../languages/de/verb-second.ts';
import { talkPackFor } from '../languages/talk-packs.ts';
import type { TalkPack } from '../languages/talk-rules.ts';
import { understandSource } from '../testing/understand-source.ts';
import { findConversation, NOTHING_SAID, type Unit } from './beam.ts';
import { keepsSense } from './keeps.ts';
import { remarkWays } from './remark-ways.ts';
import { ruleWays } from './rule-ways.ts';
import { plainWay, type Way } from './way.ts';
import { waysOf } from './ways-of.ts';

const packOf = (language: string): TalkPack => {
  const pack = talkPackFor(language);
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
    // What is advised against is not done for that reason.
    expect(formsOf('Avoid taking the old lamp away because it is out of date.', 'en')).not.toContain('why');
    expect(formsOf('Evitare di rimuovere una traduzione del tutto perché è obsoleta.', 'it')).not.toContain(
      'why',
    );
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
      'Siccome la torre è vuota, la luce resta spenta ogni sera.',
      'La torre è vuota. Quindi la luce resta spenta ogni sera.',
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
    ['en', 'They hung the key in the church, where it can still be seen.'],
    ['en', 'The light stayed on all night, although the tower was empty.'],
    ['en', 'While the ramp was closed, the ferry kept its timetable all winter.'],
    ['fr', 'La lampe est restée allumée, même si la tour était vide depuis des années.'],
    ['fr', 'Même si la tour est vide, la lampe reste allumée toute la nuit.'],
    ['it', 'La luce si accende ogni sera, anche se la torre è vuota.'],
    ['es', 'La lámpara quedó encendida, aunque la torre estaba vacía desde hacía años.'],
    ['pt', 'A torre fica no porto velho, onde os barcos dormem no inverno.'],
    ['de', 'Der Turm steht am alten Hafen, wo im Winter die Boote liegen.'],
  ])('keeps the word that binds it, where another would bind it otherwise: %s %s', (language, text) => {
    expect(retold(text, language)).toEqual([]);
  });

  it.each([
    ['en', 'The tower has two lamps: an old one and a new one.', 'Which ones?', true],
    ['en', 'The story of the tower is known: it was built by two brothers and a priest.', 'Which', false],
    ['es', 'Parte de su historia es conocida: la torre fue obra de dos hermanos y un cura.', 'Cuáles', false],
    ['it', 'Il porto offre due torri: una è vuota e una è piena.', 'Quali', false],
    ['en', 'Big mirrors are used in order to collect more of the faint light.', 'What for?', false],
    ['en', 'The keepers cleaned the mirror every night in order to collect more light.', 'What for?', true],
    ['de', 'Meistens wird Öl benutzt, um die große Lampe zu füllen.', 'ozu?', false],
    ['de', 'Die Wärter putzen jede Nacht den Spiegel, um das Licht zu bündeln.', 'ozu?', true],
  ])('is asked about only where the rest is whole: %s %s', (language, text, question, isAsked) => {
    expect(retold(text, language).some((said) => said.includes(question))).toBe(isAsked);
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
  const understanding = understandSource(source, briefFor('en-US'), packOf('en'));
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
    turnsAgainst: false,
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

  it('lets the other one bring up what turns against it', () => {
    const start = { first: 'HOST', lead: undefined, memory: NOTHING_SAID } as const;
    const turned = { ...unit([plainWay('But the light was too weak for the ships.')]), turnsAgainst: true };
    const { turns } = findConversation([told, turned], start, 'intermediate');
    expect(turns.map(({ speaker }) => speaker)).toEqual(['HOST', 'COHOST']);
  });

  it('melts the words of the author, and of nobody else', () => {
    const start = { first: 'HOST', lead: undefined, memory: NOTHING_SAID } as const;
    const quoted = (text: string, author: boolean): Unit => ({
      ...unit([{ ...plainWay(text), pieces: [{ kind: 'tell', text, author }] }]),
      teller: 'HOST',
    });
    const textOf = (author: boolean) =>
      findConversation(
        [quoted('“It rained.”', author), quoted('“We stayed.”', author)],
        start,
        'intermediate',
      )
        .turns.map(({ text }) => text)
        .join(' ');
    expect(textOf(true)).toBe('“It rained. We stayed.”');
    expect(textOf(false)).toBe('“It rained.” “We stayed.”');
  });

  it('says every “No.” of the source', () => {
    const start = { first: 'HOST', lead: undefined, memory: NOTHING_SAID } as const;
    const ask = (text: string): Way => ({
      form: 'own-question',
      cost: 0,
      pieces: [{ kind: 'ask', text, own: true }],
    });
    const units = [
      unit([ask('Is the lamp lit by day?')]),
      unit([plainWay('No.')]),
      unit([ask('Does the keeper sleep in the tower?')]),
      unit([plainWay('No.')]),
    ];
    const { turns } = findConversation(units, start, 'intermediate');
    expect(
      turns
        .map(({ text }) => text)
        .join(' ')
        .match(/No\./g),
    ).toHaveLength(2);
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

describe('what only the author could ask', () => {
  const questionsOf = (text: string): string[] => {
    const source = sourceOf(`${text}\n\nThe Great Lamp is a tower that burns oil at night.`, 'en');
    const understanding = understandSource(source, briefFor('en-US'), packOf('en'));
    const [sentence] = understanding.sentences;
    if (!sentence) throw new Error('nothing was read');
    const heard = [{ sentence, text: 'The lamp and the view of the keepers in 1924 were told of.' }];
    const place = { previous: heard[0], afterLead: false, heard, named: text };
    return waysOf({ sentence, text }, place, understanding, 'intermediate').flatMap(({ pieces }) =>
      pieces.filter(({ kind }) => kind === 'ask').map((piece) => piece.text),
    );
  };

  it('is asked by nobody', () => {
    expect(questionsOf('The view of the keepers is that the lamp should burn all night.')).not.toEqual([]);
    expect(questionsOf('Our view is that the lamp should burn all night.')).toEqual([]);
  });

  it('is not asked where the reply turns against what was said', () => {
    expect(questionsOf('In 1924, the lamp burned all night.')).not.toEqual([]);
    expect(questionsOf('In 1924, though, the lamp burned all night.')).toEqual([]);
  });

  it('takes up no number that is part of a name', () => {
    const react = packOf('en').tones.serious.react;
    const heard = (text: string): boolean =>
      remarkWays(text, { ...packOf('en'), phrases: { ...packOf('en').phrases, react } }).length > 0;
    expect(heard('The keepers of the harbour bought 12 lamps.')).toBe(true);
    expect(heard('The keepers of the harbour bought the Great Lamp 4 Pro.')).toBe(false);
  });
});
