import type { LineCheck, ScriptCheck } from '@parlance/artifacts/script-check';
import type { SourceText } from '@parlance/artifacts/source-text';
import { PACKS } from '@parlance/language/languages';
import { describe, expect, it } from 'vitest';
import { checkScript } from './check-script.ts';
import { harbour, repeating, scriptOf } from './fixtures/harbours.ts';

const LISTED = PACKS.map(({ language }) => language);
const ALL = [...LISTED, 'ru', 'ja', 'hi'];

async function check(
  source: SourceText,
  script = repeating(source),
  instructions = {},
): Promise<ScriptCheck> {
  return checkScript(source, script, instructions);
}
const checkLine = async (
  language: string,
  text: string,
  refs: string[],
  instructions = {},
): Promise<LineCheck> =>
  (await check(harbour(language), scriptOf(language, [{ text, refs }]), instructions)).lines[0]!;

describe.each(ALL)('a script that only repeats its source in %s', (language) => {
  it('is supported in every line and has no flag', async () => {
    for (const line of (await check(harbour(language))).lines)
      expect(line).toEqual({ support: 'supported', flags: [] });
  });

  it('is doubted as soon as any number in digits is another', async () => {
    const source = harbour(language);
    for (const passage of source.passages) {
      for (const { 0: number, index } of passage.text.matchAll(/\p{Nd}[\p{Nd}.,\u00a0 ]*(?<=\p{Nd})/gu)) {
        const lie = `${passage.text.slice(0, index)}777${passage.text.slice(index + number.length)}`;
        const line = await checkLine(language, lie, [passage.id]);
        expect(line, lie).toEqual({
          support: 'unsupported',
          // With what makes it larger: "777 million".
          flags: [{ code: 'number_not_in_source', text: expect.stringMatching(/^777/) }],
        });
      }
    }
  });
});

describe('what its author quotes the source for', () => {
  const lined = async (words: string) => {
    const source = harbour('en');
    const passage = source.passages.find(({ id }) => id === 'p2')!;
    const script = scriptOf('en', [{ text: `${passage.text} That makes 777.`, refs: ['p2'] }]);
    const quoted = words === '' ? passage.text.split(' ').slice(0, 6).join(' ') : words;
    const lines = script.lines.map((line) => ({
      ...line,
      basis: [{ claim: '777', passage: 'p2', words: quoted }],
    }));
    return (await check(source, { ...script, lines })).lines[0]!;
  };

  it('is not flagged, as long as the words stand there', async () => {
    expect(await lined('')).toEqual({ support: 'supported', flags: [] });
    expect((await lined('words of nobody')).flags).toEqual([{ code: 'number_not_in_source', text: '777' }]);
  });
});

describe('a number', () => {
  it.each([
    ['en', 'he counted nine cranes', 'nine'],
    ['en', 'he hired twenty-four pilots', 'twenty four'],
    ['pt', 'contou nove guindastes', 'nove'],
    ['es', 'contó ocho grúas', 'ocho'],
    ['fr', 'il compta sept grues', 'sept'],
    ['fr', 'il engagea soixante-treize pilotes', 'soixante treize'],
    ['de', 'er zählte sieben Kräne', 'sieben'],
    ['de', 'er holte sechsunddreißig Lotsen', 'sechsunddreißig'],
    ['it', 'contò sette gru', 'sette'],
  ])('in words is checked as well: %s, “%s”', async (language, lie, number) => {
    expect(await checkLine(language, `${lie}.`, ['p2'])).toMatchObject({
      support: 'unsupported',
      flags: [{ code: 'number_not_in_source', text: number }],
    });
  });

  it.each([
    ['en', 'He counted 4 cranes and hired 23 pilots from Norway.', 'p2'],
    ['en', 'The harbour was built with 1493 blocks of granite.', 'p1'],
    ['en', 'The repairs cost 2,400,000 crowns.', 'p3'],
    ['en', 'He counted four cranes, not a hundred.', 'p2'],
    ['pt', 'Contou 4 guindastes e contratou 35 práticos da Noruega.', 'p2'],
    ['de', 'Er zählte 4 Kräne und holte 35 Lotsen aus Norwegen.', 'p2'],
    ['fr', 'Le port fut construit avec 1493 blocs de granit.', 'p1'],
  ])('may be written otherwise than the source writes it: %s, “%s”', async (language, text, ref) => {
    expect(await checkLine(language, text, [ref])).toEqual({ support: 'supported', flags: [] });
  });

  it('of another passage is told from one of no passage', async () => {
    const line = await checkLine('en', 'Henry Holm became the harbour master in 1820.', ['p2']);
    expect(line.flags).toEqual([{ code: 'number_not_cited', text: '1820' }]);
  });

  it('of the question that was asked is nobody’s invention', async () => {
    const asked = 'Are there really 7 harbours in Atlantis?';
    expect((await checkLine('en', asked, [], { question: asked })).flags).toEqual([]);
    expect((await checkLine('en', asked, [])).flags.map(({ text }) => text)).toEqual(['7', 'Atlantis']);
  });
});

describe('a name', () => {
  it.each([
    ['en', 'Henry Holm', 'Henry Brandt', 'Brandt'],
    ['en', 'Norway', 'Portugal', 'Portugal'],
    ['pt', 'Henrique Lobo', 'Henrique Furtado', 'Furtado'],
    ['pt', 'Monte Alto', 'Monte Negro', 'Negro'],
    ['es', 'Enrique Lobo', 'Enrique Pardo', 'Pardo'],
    ['fr', 'Montclair', 'Rochefort', 'Rochefort'],
    ['it', 'Montalto', 'Portofino', 'Portofino'],
    ['de', 'Heinrich Holm', 'Heinrich Brandt', 'Brandt'],
    // A lone name, where every noun has a capital: told by the place the source gives to a name.
    ['de', 'schrieb Holm verbittert', 'schrieb Brandt verbittert', 'Brandt'],
    // At the beginning of a sentence, where every word has one.
    ['en', 'Holm kept', 'Brandt kept', 'Brandt'],
    ['fr', 'Lavigne tenait', 'Rochefort tenait', 'Rochefort'],
  ])('exchanged for another is flagged: %s, %s', async (language, truth, lie, name) => {
    const source = harbour(language);
    const passage = source.passages.find(({ text }) => text.includes(truth))!;
    expect(await checkLine(language, passage.text.replace(truth, lie), [passage.id])).toEqual({
      support: 'unsupported',
      flags: [{ code: 'name_not_in_source', text: name }],
    });
  });

  it('may be given in full where the passage has the surname alone', async () => {
    const text =
      'Every ship that arrived was written down by Henry Holm in a diary, with its cargo and flag.';
    expect((await checkLine('en', text, ['p4'])).flags).toEqual([]);
  });

  it('from elsewhere in the source is flagged as not cited', async () => {
    const text = 'In Norway he kept a diary in which he wrote down every ship.';
    expect((await checkLine('en', text, ['p4'])).flags).toEqual([{ code: 'name_not_cited', text: 'Norway' }]);
  });

  it('of somebody who comes later may be announced beside a line that cites', async () => {
    const text = `${harbour('en').passages[2]?.text} From there, the road takes us all the way to Henry Holm.`;
    expect(await checkLine('en', text, ['p3'])).toEqual({ support: 'supported', flags: [] });
    const german = `${harbour('de').passages[2]?.text} Das steht in der Ich-Form da.`;
    expect((await checkLine('de', german, ['p3'])).flags).toEqual([]);
  });

  it('is not seen in a German noun that the source happens not to have', async () => {
    const text =
      'Der Hafen wurde aus Granitblöcken gebaut, die in einem Steinbruch über der Stadt gebrochen wurden.';
    expect(await checkLine('de', text, ['p1'])).toEqual({ support: 'supported', flags: [] });
    const noun = text.replace('Steinbruch', 'Gebirge');
    expect((await checkLine('de', noun, ['p1'])).flags).toEqual([]);
  });
});

describe('a line', () => {
  it('that says something else than what it cites is unsupported', async () => {
    const text = 'Violin makers varnish their instruments with resin and sell them to famous orchestras.';
    expect((await checkLine('en', text, ['p1'])).support).toBe('unsupported');
    expect((await checkLine('en', `${harbour('en').passages[0]?.text} ${text}`, ['p1'])).support).toBe(
      'unsupported',
    );
    expect((await checkLine('en', text, [])).support).toBe('unsupported');
  });

  it('that retells its passage in other words is supported', async () => {
    const text = 'So the storm came in January, the pier of wood was gone, and to repair it cost a fortune.';
    expect((await checkLine('en', text, ['p3'])).support).toBe('supported');
  });

  it('that also announces the chapters to come is supported by the rest of it', async () => {
    const text = `${harbour('en').passages[2]?.text} Coming up: violins, velvet curtains, roses and candlelight.`;
    const script = scriptOf('en', [{ text, refs: ['p3'] }]);
    const titles = ['Violins and roses', 'Velvet curtains', 'Candlelight'];
    const chapters = titles.map((title) => ({ title, firstLine: 0 }));
    expect((await check(harbour('en'), script)).lines[0]?.support).toBe('unsupported');
    expect((await check(harbour('en'), { ...script, chapters })).lines[0]?.support).toBe('supported');
  });

  it('that greets, asks or leads over is framing', async () => {
    for (const text of [
      'Hello and welcome! Today we talk about the harbour of Westhaven.',
      'And who were the pilots that he hired, and where did the whole violin orchestra come from?',
      'Right. Let’s move on to the great storm.',
    ])
      expect(await checkLine('en', text, []), text).toEqual({ support: 'framing', flags: [] });
  });

  it('that cites nothing is not borne out by another such line', async () => {
    const script = scriptOf('en', [
      { text: 'Have you been to Atlantis in 1999?' },
      { text: 'Yes, I was in Atlantis in 1999.' },
    ]);
    for (const { flags } of (await check(harbour('en'), script)).lines)
      expect(flags.map(({ text }) => text)).toEqual(['1999', 'Atlantis']);
  });

  it('that its author calls an image of the hosts’ own is neither supported nor doubted', async () => {
    const script = scriptOf('en', [{ text: 'It’s like waiting for a bus in Tokyo with 900 other people.' }]);
    const lines = script.lines.map((line) => ({ ...line, kind: 'illustration' as const }));
    expect((await check(harbour('en'), { ...script, lines })).lines[0]).toEqual({
      support: 'illustration',
      flags: [],
    });
  });

  it('that points at a passage which does not exist points at nothing', async () => {
    expect((await checkLine('en', 'Let’s see.', ['p99'])).support).toBe('framing');
  });

  it('turned into its opposite passes: this check compares, it does not understand', async () => {
    const text = 'The great storm of January never tore down the wooden pier.';
    expect((await checkLine('en', text, ['p3'])).support).toBe('supported');
  });
});

describe('a translation', () => {
  const translated = async (text: string) =>
    (await check(harbour('en'), scriptOf('pt', [{ text, refs: ['p2'] }]))).lines[0];

  it('is held to the source’s numbers and full names, not to its words', async () => {
    expect(
      await translated('Quando o capitão Henry Holm assumiu o porto, buscou pilotos na Noruega.'),
    ).toEqual({
      support: 'supported',
      flags: [],
    });
    expect(await translated('Quando o capitão Bruno Tavares assumiu o porto, contou 9 guindastes.')).toEqual({
      support: 'unsupported',
      flags: [
        { code: 'number_not_in_source', text: '9' },
        { code: 'name_not_in_source', text: 'Bruno Tavares' },
      ],
    });
  });
});

describe('what was left out', () => {
  const about = (id: string, text: string) => ({
    id,
    kind: 'paragraph' as const,
    text,
    address: { paragraph: 1 },
  });
  const source: SourceText = {
    language: 'en',
    passages: [
      about(
        'core',
        'The harbour, its cranes, its pilots and its granite pier brought ships and cargo to the town.',
      ),
      about(
        'near',
        'Ships brought cargo to the granite pier, and the pilots of the harbour worked beside the cranes.',
      ),
      about(
        'crane',
        'Cranes lifted cargo from ships while pilots guided others through the narrow harbour mouth.',
      ),
      about(
        'granite',
        'Granite from the quarry made the pier of the harbour strong enough for the heaviest ships.',
      ),
      about(
        'aside',
        'My grandmother baked excellent cherry cakes every Sunday and fed seven cats behind her kitchen.',
      ),
      about(
        'poem',
        'An old poem praises violins, candlelight, velvet curtains, roses and endless winter evenings.',
      ),
      about('short', 'Harbour, ships, cargo.'),
      about(
        'duty',
        'Customs officers taxed tea, sugar and pepper according to a printed list that changed yearly.',
      ),
    ],
  };
  const leftOut = async (...told: string[]) =>
    (
      await check(
        source,
        scriptOf(
          'en',
          told.map((id) => ({ text: 'Right, go on then.', refs: [id] })),
        ),
      )
    ).leftOut;

  it('is what the text keeps coming back to, and no line rests on', async () => {
    expect(await leftOut('aside', 'poem')).toEqual(expect.arrayContaining(['core', 'near']));
    expect(await leftOut('aside', 'poem')).not.toContain('duty');
  });

  it('is nothing once it is told, however many asides are not', async () => {
    expect(await leftOut('core', 'near', 'crane', 'granite')).toEqual([]);
  });

  it('does not count what was said from another passage', async () => {
    const script = scriptOf('en', [{ text: source.passages[0]!.text, refs: ['duty'] }]);
    expect((await check(source, script)).leftOut).not.toContain('core');
  });
});
