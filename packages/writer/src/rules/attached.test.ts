import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../fixtures/read-fixture.ts';
import { PhraseBag } from '../word/phrase-bag.ts';
import { writeScript } from '../writer.ts';
import { talkPackFor } from './languages/talk-packs.ts';
import { unnamedHeading } from './marks/under-heading.ts';
import { understandSource } from './testing/understand-source.ts';
import { Teller } from './word/teller.ts';

const LANGUAGES = { en: 'en-US', pt: 'pt-BR', es: 'es-ES', fr: 'fr-FR', de: 'de-DE', it: 'it-IT' } as const;
const linesOf = (
  text: string,
  language: keyof typeof LANGUAGES = 'en',
  mode: 'dialogue' | 'monologue' = 'dialogue',
) => writeScript(sourceOf(text, language), { ...briefFor(LANGUAGES[language]), mode }).lines;

/** The line that has these words in it, and the three before it. */
function around(lines: readonly { text: string }[], words: string): string | undefined {
  const at = lines.findIndex(({ text }) => text.includes(words));
  return at < 0
    ? undefined
    : lines
        .slice(Math.max(0, at - 3), at + 1)
        .map((line) => line.text)
        .join(' ');
}

const MODELS = ['Alba', 'Brisa', 'Carla', 'Delia', 'Elena', 'Flora'];

describe('a sentence under a label', () => {
  const text = `# Harbour boats\n${MODELS.map(
    (name, at) =>
      `{Boat ${name}}: named for a sister of builder number ${at + 3}.\nThe hull was painted in colour ${at + 20} before the summer, and the mast came from the forest of village ${at + 40}. The crew of that year had ${at + 60} sailors from both sides of the bay.`,
  ).join('\n')}`;

  it.each(['dialogue', 'monologue'] as const)('is told with it (%s)', (mode) => {
    const lines = linesOf(text, 'en', mode);
    const told = MODELS.flatMap((name, at) => {
      const said = around(lines, `colour ${at + 20}`);
      return said === undefined ? [] : [{ name, said }];
    });
    expect(told.length).toBeGreaterThan(2);
    for (const { name, said } of told) expect(said).toContain(`Boat ${name}`);
  });

  it('rests on the passage that names it', () => {
    const source = sourceOf(text, 'en');
    const { lines } = writeScript(source, briefFor('en-US'));
    for (const [at, name] of MODELS.entries()) {
      const label = source.passages.find((passage) => passage.text.startsWith(`Boat ${name}:`))?.id;
      for (const line of lines.filter((each) => each.text.includes(`Boat ${name}`)))
        expect(line.sourceRefs, `${at}: ${line.text}`).toContain(label);
    }
  });
});

const TOWERS: Record<keyof typeof LANGUAGES, [names: string[], told: string[]]> = {
  en: [
    ['Round towers', 'Square towers', 'Wooden towers', 'Broken towers'],
    [
      'Strong winds pass around them without any harm, and builders like them for it.',
      'Storms break on their corners every winter, and stones fall into the sea.',
    ],
  ],
  de: [
    ['Runde Türme', 'Eckige Türme', 'Hölzerne Türme', 'Zerfallene Türme'],
    [
      'Starke Winde ziehen ohne Schaden vorbei, und deshalb mögen die Baumeister diese Form sehr.',
      'Stürme brechen sich jeden Winter an den Ecken, und Steine fallen dann ins Meer.',
    ],
  ],
  pt: [
    ['Torres redondas', 'Torres quadradas', 'Torres de madeira', 'Torres partidas'],
    [
      'Os ventos fortes passam em volta sem causar danos, e os construtores gostam disso.',
      'As tempestades batem nos cantos todos os invernos, e as pedras caem no mar.',
    ],
  ],
  es: [
    ['Torres redondas', 'Torres cuadradas', 'Torres de madera', 'Torres rotas'],
    [
      'Los vientos fuertes pasan alrededor sin causar daños, y los constructores lo agradecen.',
      'Las tormentas golpean las esquinas todos los inviernos, y las piedras caen al mar.',
    ],
  ],
  fr: [
    ['Tours rondes', 'Tours carrées', 'Tours en bois', 'Tours brisées'],
    [
      'Les vents forts passent autour sans causer de dégâts, et les bâtisseurs aiment cela.',
      'Les tempêtes frappent les coins tous les hivers, et les pierres tombent dans la mer.',
    ],
  ],
  it: [
    ['Torri rotonde', 'Torri quadrate', 'Torri di legno', 'Torri spezzate'],
    [
      'I venti forti passano intorno senza fare danni, e i costruttori ne sono contenti.',
      'Le tempeste colpiscono gli angoli tutti gli inverni, e le pietre cadono in mare.',
    ],
  ],
};

describe.each(Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[])(
  'a sentence under a line by itself (%s)',
  (language) => {
    const [names, told] = TOWERS[language];
    const sentences = names.map((_, at) => (told[at % 2] ?? '').replace(/\.$/, ` ${at + 31}.`));
    const lines = linesOf(names.map((name, at) => `~ ${name}\n${sentences[at]}`).join('\n'), language);

    it('is told with what that line names, and the line is none of the script', () => {
      for (const [at, name] of names.entries()) {
        const noun = name.split(' ').at(-1) ?? '';
        expect(around(lines, ` ${at + 31}`)?.toLowerCase(), name).toContain(noun.toLowerCase());
        expect(lines.map(({ text }) => text)).not.toContain(`${name}.`);
      }
    });
  },
);

describe('somebody’s words over several paragraphs', () => {
  const text = [
    '# The old mill',
    'The old mill stands at the river and was built by three brothers of the village in 1750.',
    'Ada Hill writes:',
    '> "The wheel of the mill was broken when I came here. Nobody in the village knew how to mend it.',
    '> My brother carried the stones for a whole winter. I paid for the wood myself.',
    '> "In spring the wheel turned again."',
    'Today the mill belongs to the village, and everybody may see it on Sundays.',
  ].join('\n');

  it('are theirs to the end', () => {
    const said = linesOf(text).map((line) => line.text);
    const first = said.findIndex((each) => each.includes('when I came here'));
    expect(said[first]).toContain('Ada Hill writes:');
    for (const each of said.filter((line) => /I paid|My brother/.test(line)))
      expect(each).toMatch(/“.*(?:I paid|My brother)/);
  });
});

describe('a list', () => {
  const filling = Array.from(
    { length: 12 },
    (_, at) =>
      `Keeper number ${at + 3} looked after the harbour lamp for many years. Ships from port ${at + 20} came in safely every single night because of the lamp.`,
  );
  const items = Array.from({ length: 9 }, (_, at) => `- Oil of kind ${at + 50} from the shop;`);
  const lines = linesOf(
    [
      '# The harbour lamp',
      ...filling.slice(0, 6),
      'The harbour lamp burns many kinds of oil:',
      ...items,
      ...filling.slice(6),
    ].join('\n'),
  ).map(({ text }) => text);

  it('is told whole or not at all', () => {
    const told = items.filter((_, at) => lines.some((line) => line.includes(`kind ${at + 50}`)));
    expect([0, items.length]).toContain(told.length);
    if (told.length === 0) expect(lines.join(' ')).not.toContain('many kinds of oil');
  });
});

describe('a question that a list answers', () => {
  const asked = Array.from(
    { length: 5 },
    (_, at) =>
      `## What happens in month ${at + 3}?\nThe keepers of month ${at + 3} paint the tower and mend the stairs, and they write down what they have seen in the book of the harbour.`,
  );
  const rules = Array.from(
    { length: 14 },
    (_, at) =>
      `- Nobody of rule ${at + 30} may touch the great lamp with bare hands while it burns at night, whatever happens.`,
  );
  const lines = linesOf(
    [
      '# The lamp',
      ...asked,
      '## Which rules are there?',
      'Whoever comes here follows these rules:',
      ...rules,
    ].join('\n'),
  ).map(({ text }) => text);

  it('leaves no answer without its question', () => {
    const code = 'status 18:10:33 2.1 2.2 2.3 2.4 in';
    const text = [
      '# The lamp',
      ...asked,
      '## How do I keep a log of the lamp?',
      code,
      'Be sure that the new logbook is copied every month by somebody who writes well.',
    ].join('\n');
    const said = linesOf(text).map((line) => line.text);
    expect(said.some((line) => line.includes('new logbook'))).toBe(
      said.some((line) => line.includes('log of the lamp?')),
    );
  });

  it('is asked only where it is answered by all of it', () => {
    const told = rules.filter((_, at) => lines.some((line) => line.includes(`rule ${at + 30} `)));
    expect([0, rules.length]).toContain(told.length);
    expect(lines.some((line) => line.includes('Which rules are there?'))).toBe(told.length > 0);
  });
});

const BYLINES: Record<keyof typeof LANGUAGES, string> = {
  en: 'Written by Ada Hill, revised in March 1994',
  de: 'Geschrieben von Ada Hill, überarbeitet im März 1994',
  pt: 'Escrito por Ada Hill, revisto em março de 1994',
  es: 'Escrito por Ada Hill, revisado en marzo de 1994',
  fr: 'Écrit par Ada Hill, révisé en mars 1994',
  it: 'Scritto da Ada Hill, rivisto nel marzo 1994',
};

describe('a name that is said before a sentence', () => {
  const understood = (text: string, kind?: 'page') => {
    const pack = talkPackFor('en');
    if (!pack) throw new Error('no English');
    const source = sourceOf(text, 'en');
    return understandSource(kind ? { ...source, documents: [{ kind }] } : source, briefFor('en-US'), pack);
  };
  const namesOf = (understanding: ReturnType<typeof understood>): string[] =>
    understanding.sentences.flatMap((sentence) => unnamedHeading(sentence, understanding)?.name ?? []);
  const PICTURES = `# The storm
The storm broke the lamp of the harbour on Monday, and nobody slept.
~ Sund Police
The keeper was taken to the hospital of the town after he fell from the stair.
~ Old Brisa
The boat lay on the rocks for a whole day before it was found. Old Brisa had been built by hand.`;

  it('is on a page none of a picture, but what is spoken of below', () => {
    expect(namesOf(understood(PICTURES))).toContain('Sund Police');
    expect([...new Set(namesOf(understood(PICTURES, 'page')))]).toEqual(['Old Brisa']);
  });

  it('is no mark of a list that somebody makes in a story', () => {
    const marks = ['Plan A', 'Plan B', 'Plan C'];
    const said = marks.map(
      (mark, at) =>
        `{${mark}}: the water would be warm for hour ${at + 20}. Nobody would stand in the queue.`,
    );
    const understanding = understood(`# Showers\n${said.join('\n')}`);
    expect(namesOf({ ...understanding, genre: 'news' })).toContain('Plan A');
    expect(namesOf({ ...understanding, genre: 'story' })).toEqual([]);
  });

  it('has neither its number nor a bracket', () => {
    const teller = new Teller(understood(PICTURES), 'intermediate', new PhraseBag(() => 0.5));
    const named = teller.nameOf({ name: '2) The old bell (Ada Hill)', by: 'label', ref: undefined });
    expect(named).toBe('The old bell');
  });
});

describe('a heading of which the beginning has told some', () => {
  it('is not led over to', () => {
    const sentences = Array.from(
      { length: 14 },
      (_, at) =>
        `The lamp of pier ${at + 20} was lit by the keeper of house ${at + 40}, who had learned it from the builder of boat ${at + 60}.`,
    );
    const text = `# Lamps\n## Why is the lamp so old?\n${sentences.slice(0, 7).join('\n')}\n## What does the lamp burn?\n${sentences.slice(7).join('\n')}`;
    const said = linesOf(text)
      .map((line) => line.text)
      .join(' ');
    expect(said.match(/why is the lamp so old/gi)).toHaveLength(1);
  });
});

describe.each(Object.entries(BYLINES))('who wrote a text and when (%s)', (language, byline) => {
  it('is said at the beginning, on the line that says so', () => {
    const code = language as keyof typeof LANGUAGES;
    const [names, told] = TOWERS[code];
    const text = [
      `# ${names[0]}`,
      `by: ${byline}`,
      told.join(' '),
      told.join(' ').replaceAll('.', ' 7.'),
    ].join('\n');
    const said = linesOf(text, code).slice(0, 2);
    const line = said.find((each) => each.text.includes(byline));
    expect(line?.sourceRefs).toEqual(['p2']);
  });
});

describe('a speech', () => {
  it('is introduced by whom it turns to, and told from its first sentence on', () => {
    const lines = linesOf(
      [
        'Members of the Council: In meeting you again I feel much pride in the harbour of our town.',
        ...Array.from(
          { length: 6 },
          (_, at) => `I have seen the school of street ${at + 3}, and I promise to mend its roof.`,
        ),
      ].join('\n'),
    ).map((each) => each.text);
    expect(lines.slice(0, 2).join(' ')).toContain('“Members of the Council”');
    expect(lines.join(' ')).toContain('In meeting you again I feel');
    expect(lines.slice(2).join(' ')).not.toContain('Members of the Council');
  });
});

describe('a heading that only sets the mood', () => {
  const text = `# Harbours
## A wall against the sea
The harbour of the old town has a wall that was built from the stones of a church. It stands to this day, and children walk on it in summer.
## Boats with minds of their own
Fishermen say that the currents of the bay carry home whoever falls asleep at night. Nobody has ever tried it twice, and the oldest of them laughs when he is asked.
## The end of a long winter
People of the town burn the oldest net on the pier when the ice is gone. Strangers are welcome, and they bring wood.
## A light for everybody
The lamp of the tower is lit by a girl of the school on the first evening of the year. Her name is written on the door.`;

  it('is not said before a first sentence that can be understood without it', () => {
    const said = linesOf(text).map((line) => line.text);
    expect(said.join(' ')).toContain('the currents of the bay');
    expect(said.filter((line) => /^(?:A wall|Boats with|And the end|A light)[^.]*[:?]/.test(line))).toEqual(
      [],
    );
  });

  it('is not said where it has parts of its own', () => {
    const pack = talkPackFor('en');
    if (!pack) throw new Error('no English');
    const unnamedUnder = (heading: string) => {
      const source = sourceOf(text.replace('A light for everybody', heading), 'en');
      const understanding = understandSource(source, briefFor('en-US'), pack);
      const sentence = understanding.sentences.find((each) => each.text.includes('lamp of the tower'));
      return sentence && unnamedHeading(sentence, understanding)?.name;
    };
    expect(unnamedUnder('Customs: Ada Hill, the pier')).toBeUndefined();
    expect(unnamedUnder('Old customs')).toBe('Old customs');
  });
});
