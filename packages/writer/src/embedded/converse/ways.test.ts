import type { LanguagePack } from '@parlance/language/language';
import { packFor } from '@parlance/language/languages';
import { Casing } from '@parlance/language/text/casing';
import { Lexer } from '@parlance/language/text/lexer';
import { describe, expect, it } from 'vitest';
import { findConversation, NOTHING_SAID, type Unit } from './beam.ts';
import { isStriking, lastPhrase } from './last-phrase.ts';
import { listWays } from './list-ways.ts';
import { ruleWays } from './rule-ways.ts';
import { plainWay, type Way } from './way.ts';

const packOf = (language: string): LanguagePack => {
  const pack = packFor(language);
  if (!pack) throw new Error(`no pack for ${language}`);
  return pack;
};
const formsOf = (text: string, language: string): string[] => {
  const pack = packOf(language);
  return ruleWays(text, pack, new Casing([text], new Lexer(pack))).map(({ form }) => form);
};

describe('a row of things', () => {
  it('leaves its last thing to the other', () => {
    const [way] = listWays('The keepers carried oil, wicks, bread and coal.', packOf('en'));
    expect(way?.pieces.map(({ kind, text }) => [kind, text])).toEqual([
      ['tell', 'The keepers carried oil, wicks, bread.'],
      ['hand', 'And coal.'],
    ]);
  });

  it('stays whole where its last thing is what all of it acts on', () => {
    expect(listWays('The tools are made to install, view and change the tables.', packOf('en'))).toEqual([]);
  });

  it.each([
    ['pt', 'Boa parte da água que cai em Santos, em Campinas e em Curitiba sumiu.'],
    ['es', 'Buena parte del agua que cae en Lugo, en Soria y en Huesca desaparece.'],
    ['en', 'Much of the water that falls in Bath, in York and in Hull vanishes.'],
  ])('is not shared where it stands in the subject: %s', (language, text) => {
    expect(listWays(text, packOf(language))).toEqual([]);
  });
});

describe('a sentence shape', () => {
  it('is not taken for what it is not', () => {
    expect(formsOf('The matter is dark because no light comes from it.', 'en')).toContain('why-full');
    expect(formsOf('We know there is matter because we see what it does.', 'en')).not.toContain('why-full');
    expect(formsOf('The keeper does not open the gate.', 'en')).toContain('no');
    expect(formsOf('You probably do not open the gate.', 'en')).not.toContain('no');
    expect(formsOf('The speeds stay the same, the stars near the edge included.', 'en')).toContain('tail');
    expect(formsOf('Instead of falling off, the speeds of the stars stay.', 'en')).not.toContain('tail');
  });

  it.each([
    ['es', 'who-is', 'La Rioja, por ejemplo, se ha negado a revelar el número de pacientes.'],
    ['pt', 'who-is', 'Marta Vieira, por exemplo, ficou em casa durante todo o inverno.'],
    ['es', 'what-for', 'De diciembre a junio las listas de espera para operarse aumentaron mucho.'],
    ['en', 'tail', 'Moreover the number of lamps available, the number of keepers is far higher.'],
  ])('is not cut before its verb, nor asks who a phrase is: %s %s', (language, form, text) => {
    expect(formsOf(text, language)).not.toContain(form);
  });

  it.each([
    ['en', 'The tower was built on a rock and is still standing today.'],
    ['de', 'Der Turm wurde auf einem Felsen gebaut und ist heute noch zu sehen.'],
    ['pt', 'A torre foi construída sobre uma rocha e é vista ainda hoje.'],
    ['es', 'La torre fue construida sobre una roca y es visible todavía hoy.'],
    ['fr', 'La tour fut construite sur un rocher et est encore visible aujourd’hui.'],
    ['it', 'La torre fu costruita su uno scoglio ed è visibile ancora oggi.'],
  ])('with two verbs is shared between two: %s', (language, text) => {
    expect(formsOf(text, language)).toContain('and-verb');
  });
});

describe('a phrase said back', () => {
  const lastOf = (language: string, clause: string): string | undefined =>
    lastPhrase(clause, packOf(language), new Lexer(packOf(language)));

  it('is whole', () => {
    expect(lastOf('en', 'They built all of it in stone.')).toBe('in stone');
    expect(lastOf('pt', 'Tudo depende hoje muito do administrador de sistema.')).not.toBe('de sistema');
    expect(lastOf('pt', 'Os moradores deram a isso um nome que pegou.')).toBe('um nome que pegou');
    expect(lastOf('fr', 'Voici les règles que chaque paquet doit satisfaire.')).toBeUndefined();
    expect(lastOf('de', 'Es lohnt sich immer, das Buch zu lesen.')).not.toBe('zu lesen');
  });

  it.each([
    ['en', 'the largest lake', true],
    ['en', 'the 300 keepers', true],
    ['en', 'an important decision', false],
    ['en', 'a bit complicated', false],
    ['pt', 'o pacote build-essential', false],
    ['de', 'der größte See', true],
  ])('surprises only by a number or a strong word: %s %s', (language, phrase, strikes) => {
    expect(isStriking(phrase, packOf(language))).toBe(strikes);
  });
});

describe('a conversation', () => {
  const unit = (ways: Way[]): Unit => ({ ways, refs: ['a'], opensParagraph: false, teller: undefined });
  const told = unit([plainWay('The freeze began in July.')]);
  const turnsOf = (asked: Way) => {
    const start = { first: 'HOST', lead: undefined, memory: NOTHING_SAID } as const;
    return findConversation([told, unit([asked])], start, 'intermediate').turns;
  };

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

  it('takes up what the other has told, and cites nothing for it', () => {
    const [, reaction] = turnsOf({
      form: 'react',
      cost: -9,
      pieces: [
        { kind: 'ask', text: 'A long freeze, interesting.', reacts: true },
        { kind: 'tell', text: 'It took a year.' },
      ],
    });
    expect(reaction).toMatchObject({ speaker: 'COHOST', text: 'A long freeze, interesting.', refs: [] });
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
