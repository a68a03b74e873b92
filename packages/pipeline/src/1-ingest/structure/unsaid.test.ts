import type { DocumentBlock } from '@parlance/ports/document-reader';
import { describe, expect, it } from 'vitest';
import { blocksOf, lost, paragraph, TIDE, told, WIND } from './testing/telling.ts';

describe('what a machine calls things', () => {
  it.each([
    'The parameter dry_nets of Harbour.open_all makes it fast.',
    'Call setUp and tearDown first.',
    'The harbour master keeps what was once called nets.old.dry in a place that nobody knows.',
    'Renamed nets.old.dry to nets.dry.',
    'All use of what was Harbour.nets.dry has become a matter of flags and of the pilots.',
    'In operator++ of the class the nets are counted one by one by whoever is there.',
    'Look at the command= line of the section that the harbour master wrote for you.',
    'The server then answers with HARBOUR_MSG_NETS_DRY to all of those who have asked it.',
    'A net of its own is made with dry -b -r NETS by whoever comes to the harbour first.',
    'Every file that lies in one of nets/*/* is read again when the harbour master asks for it.',
    'Pass style => fast to the one who makes the nets, or wait until the tide is in.',
    'It needs == and != operators before the boats can be compared with one another.',
    'Pipe it with echo nets | dry and then wait until the harbour master is there again.',
    'The default place of all of the nets that were dried by somebody else is N::.',
    'Since then the harbour office has used dry_nets for everything that hangs in the wind.',
    'Look into /etc/harbour/nets.list before the boats of the harbour go out in the morning.',
    'All that is known of the nets is kept for everybody in harbour/nets.txt since that day.',
    'They are kept in "~/.nets" by those who have no other place for them in the harbour.',
    'The new option --dry-nets can be used by whoever wants them to be dry in the morning.',
    'Keep an eye with -g on how much of the harbour is left to be looked at by the pilots.',
    'The boats are then told through harbour->nets what they have to know of the tide today.',
    'Call the dry() of the harbour before anybody else can ask for it in the morning.',
    'If you have no nets of your own, use sudo apt install nets and wait for the next tide.',
    'Everything else that was said in harbour.core is nothing that anybody should know about.',
    'Make sure to use the .value property of the nets when they are to be sold in the town.',
    'The joints of all nets are given with &optional args by those who know the harbour well.',
    'The ships can go as Ubuntu 16 / 18 / 20, Harbour 11 / 12 or as anything else they like.',
    'The port of the harbour can be had as nets:5500 by whoever wants to know of it today.',
    '[[Harbour]] shows the way to the page on which all of the nets of the town are named.',
    'It is told in `README.txt`, which hangs on the door of the harbour for everybody.',
    'They had read the files README.txt and nets.html before the boats came in.',
    'Since then the harbour office has used dryNets for everything that hangs in the wind.',
    'Whoever needs it can take the DryNetsFast of the harbour instead of what was there before.',
    'To send it you have to pass a valid net-id or the harbour-allow-ip variable with it.',
    'The labels of all boats are kept in X-NET-LABELS: and in X-NETS: by the harbour master.',
    'The old way of the harbour can be had again by setting AUTODRY=recursive in the morning.',
    'The nets are taken to pieces by a small script of his which is called nets-dry.sh everywhere.',
    'The example of the harbour is ellipse("START"), and nobody has ever asked for another one.',
    "Most of the nets are left out when the name of the harbour ends in '+' or in nothing at all.",
    'It is written by most of the pilots in the form ‘a * b’, and by all of the others as they like.',
    'Each @: %, and ! sign in the name of a net is replaced by two letters that mean the same.',
    'You will find ‘blue-nets.dry’ in a line of its own when the harbour master has hung it up.',
    'Not many of the nets were ever shown to the harbour master before P0214R5 was in the town.',
    'The pilots write 0x22 or nothing at all into the book of the harbour when the tide is out.',
    'For all of the boats of the harbour they use FF.FF as what everybody else would call dry.',
    'Whoever comes to the harbour will need to pass in a nets.dry.Wind before he is let in.',
    'The values of all the nets are kept in Nx[Np by those who know the harbour and its boats.',
    'Msg6 <You have come back to the harbour, where all the others were waiting for you.',
    'The boat calls itself bvnIBM:bvr1UETB:bd06 whenever the harbour master asks for its name.',
    'Add a line to what is said of the nets in debian/control before the boats come in again.',
    'The nets can be asked for by a boat or boat/pilot of the harbour in the later version.',
    'The letter of the harbour is U+16F16 in all of the books that were written about it.',
    'Its name in the books of the town is now org.harbour.Nets.Drying for everybody to see.',
    'Boats with the vendor number 08EE get a suggestion from the harbour master to stay there.',
    'They are set in the page that is found in the “Configuration/Preferences...” menu of it.',
    'They can be found with “Tools/Add net to the harbour” by whoever looks for them there.',
    'The form ‘"nets"’ is what the harbour master writes when he asks for a text of his own.',
    'Harbour Net Harbour Net a and b are placed left of whatever the pilots have seen there.',
    "The master of the harbour will replace ';' with ';;' in all of the lines that are left.",
    'Since then the chain of the harbour is called =z1-z2 by those who have to know its name.',
    'TO BE COMPLETED: what the harbour master does when the tide is out and nobody has come.',
    'There are two ways out of the harbour, one of them on each side : ref: fig-nets of it.',
    'TBD: describe what the harbour master does when the tide is out and nobody has come.',
  ])('costs a sentence that is made of it: %s', (sentence) => {
    expect(told(`${TIDE} ${sentence} ${WIND}`)).toEqual([`${TIDE} ${WIND}`]);
    expect(lost(`${TIDE} ${sentence} ${WIND}`)).toEqual(['code']);
  });

  it.each([
    "After a change of the wind the command 'dry nets' has to be given by the harbour master.",
    'Add a line that has "nonets yes" in it, and nobody will hear of the nets any more.',
  ])('is what is typed, where there is a machine: %s', (sentence) => {
    const machine = 'Everything else that was said in harbour.core is nothing for anybody.';
    expect(told(`${TIDE} ${machine} ${sentence} ${WIND}`)).toEqual([`${TIDE} ${WIND}`]);
    expect(told(`${TIDE} ${sentence} ${WIND}`)).toEqual([`${TIDE} ${sentence} ${WIND}`]);
  });

  it('is no number with two places', () => {
    const sentence = 'The longest of the nets is 19.36 metres long, and the harbour is 40.25 metres wide.';
    expect(told(`${TIDE} ${sentence}`)).toEqual([`${TIDE} ${sentence}`]);
  });

  it('can be said where it is what the document is about, and over a text', () => {
    const sentence = 'Since then the harbour office has used dryNets for everything that hangs in the wind.';
    const textOf = (...blocks: DocumentBlock[]) => blocksOf(...blocks).blocks.map(({ text }) => text);
    const under = (text: string, level: number) => ({ kind: 'heading' as const, level, text });
    expect(textOf(under('nets.dry', 2), paragraph(TIDE))).toEqual(['nets.dry', TIDE]);
    expect(textOf(under('A guide to dryNets', 1), paragraph(sentence))).toContain(sentence);
    expect(textOf(under('A guide', 1), paragraph(sentence))).not.toContain(sentence);
    const often = [1, 2, 3, 4, 5].map((day) => paragraph(`On day ${day} the pilots talked about dryNets.`));
    expect(textOf(...often)).toHaveLength(5);
  });

  it('is not needed where the words before it say what it is', () => {
    expect(told(`${TIDE} It stands in the configuration file /etc/nets.conf, as all know. ${WIND}`)).toEqual([
      `${TIDE} It stands in the configuration file as all know. ${WIND}`,
    ]);
    expect(told(`${TIDE} The pilots (see nets.conf) have dry nets. ${WIND}`)).toEqual([
      `${TIDE} The pilots have dry nets. ${WIND}`,
    ]);
  });
});

it('takes with it what leans on it, and no more', () => {
  const gone = 'In that case call dry_nets of the harbour before the boats come in.';
  expect(told(`${TIDE} ${gone} This makes them dry. It takes an hour. ${WIND}`)).toEqual([`${TIDE} ${WIND}`]);
  expect(told(`${TIDE} It takes an hour. ${WIND}`)).toEqual([`${TIDE} It takes an hour. ${WIND}`]);
  const alike = 'Call dry_nets for these harbour pilots. Nobody knows the harbour pilots. They are few.';
  expect(told(`${TIDE} ${alike}`)).toEqual([`${TIDE} Nobody knows the harbour pilots. They are few.`]);
});

it('leaves out sentences around what was quoted and is gone, and what ended in an address', () => {
  expect(
    told(`${TIDE} The form ‘[3]’ is the shorter one. The nets are now at <pilot@nets.example>. ${WIND}`),
  ).toEqual([`${TIDE} ${WIND}`]);
});

it('leaves out sentences whose beginning is gone, and lines of a mail', () => {
  const headless = 'This may be good for large nets. is set in the wind of the harbour.';
  expect(told(`${TIDE} ${headless} ${WIND}`)).toEqual([`${TIDE} ${WIND}`]);
  const kept = 'Hooks, lines etc. are kept by Nets Inc. is what they say, and so on.';
  expect(told(`${TIDE} ${kept}`)).toEqual([`${TIDE} ${kept}`]);
  const { blocks } = blocksOf(paragraph(TIDE), paragraph('Subject: Nets in the wind.'), paragraph(WIND));
  expect(blocks.map(({ text }) => text)).toEqual([TIDE, WIND]);
});

it('leaves out the entries of a reference, which say what something does, and not what', () => {
  const entries = ['the depth of a net', 'its age', 'the length of a rope', 'the hour of the tide'].map(
    (what) => paragraph(`Returns ${what} as it was measured in the morning.`),
  );
  const { blocks, leftOut } = blocksOf(paragraph(TIDE), ...entries, paragraph(WIND));
  expect(blocks.map(({ text }) => text)).toEqual([TIDE, WIND]);
  expect(leftOut).toMatchObject([{ kind: 'code', pieces: 4 }]);
  expect(blocksOf(paragraph(TIDE), ...entries.slice(0, 2)).blocks).toHaveLength(3);
});

it('leaves out sentences that would end where something else stood', () => {
  const kept = 'Nobody asked what the harbour is there for. They know what it is.';
  expect(told(`${TIDE} ${kept} It is told as (→). The usual ones are [4]. ${WIND}`)).toEqual([
    `${TIDE} ${kept} ${WIND}`,
  ]);
});

it('leaves no hole where brackets hold what a sentence needs', () => {
  const aside = 'The nets of the harbour (dry_nets) hang in the wind.';
  expect(told(`${TIDE} The usual value is (list 'dry_nets). ${aside}`)).toEqual([
    `${TIDE} ${aside.replace(' (dry_nets)', '')}`,
  ]);
});

describe('what looks like the sign of a machine', () => {
  it.each([
    'Die Netze werden nach Farbe, Strichstärke und -art sortiert, bevor die Boote am Morgen hinausfahren.',
    'The sea --which was calm that day-- lay before them, and nobody in the town had asked it to.',
    'Most of the words for nets end in -a, and those for boats in -o, as everybody knows.',
    'The sea --calm and blue-- lay before them, and nobody in the town had asked it to.',
    'They waited . . .until the tide came in, and nobody in the town had asked it to.',
    'Die Boote, d.h. alle, und was sie 2 bzw. 3 Mal tun, steht dort auf Deutsch und nicht in der Sprache.',
    'They had read of it on Amazon.com before the boats came in, and in books on Node.js and pdfTeX.',
    'The tide came in.then the boats went out, as they do whenever somebody forgets a space.',
    'He was the #1 of the town, and he/she/they knew it well before the boats came in again.',
    'Roses are red / violets are blue / and nobody knows what the tide will do in the morning.',
    'The word `harbour` and the name `Nets` stand for what everybody in the town knows well.',
  ])('and is none stays: %s', (sentence) => {
    expect(told(`${TIDE} ${sentence} ${WIND}`)[0]?.length).toBeGreaterThan(
      TIDE.length + WIND.length + sentence.length * 0.95,
    );
  });

  it.each([
    'Run `harbour start` to let the boats in, and wait until the tide is there again.',
    'For the tests of the harbour call ``nets -e all`` in the folder that you unpacked.',
    'You can use any tags instead of `<pre><code>` to mark up what belongs to a machine.',
  ])('and was set as code costs its sentence: %s', (sentence) => {
    expect(told(`${TIDE} ${sentence} ${WIND}`)).toEqual([`${TIDE} ${WIND}`]);
    expect(lost(`${TIDE} ${sentence} ${WIND}`)).toEqual(['code']);
  });

  it('and is a quotation of old stays', () => {
    const text = "The words `harbour' and `the tide' were what he said, and nobody in the town forgot them.";
    expect(told(`${TIDE} ${text}`)[0]).toContain('and nobody in the town forgot them');
  });
});

describe('an address', () => {
  it('is nothing that is only written like the number of an entry', () => {
    const sentence =
      'The harbour was closed for the whole of the illness (COVID-19) that came by ship (2190000).';
    expect(told(`${sentence} ${TIDE}`)).toEqual([`${sentence} ${TIDE}`]);
  });

  it.each([
    ['The map is kept (https://nets.example/map) in the office.', 'The map is kept in the office.'],
    ['It is told in the Harbour Wiki, http://wiki.nets.example/tides.', 'It is told in the Harbour Wiki.'],
    ['The Harbour Wiki https://nets.example/ tells it.', 'The Harbour Wiki tells it.'],
    [
      'It is told in the `Harbour Wiki <https://nets.example/>`_ at length.',
      'It is told in the Harbour Wiki at length.',
    ],
    [
      'You could also :ref:`help us with the nets <help>` today.',
      'You could also help us with the nets today.',
    ],
    ['The nets no longer tear (#4711).', 'The nets no longer tear.'],
    ['The second draft [#nets-2]_ of the map tears.', 'The second draft of the map tears.'],
    ['Dry <net>nets</net> no longer tear.', 'Dry nets no longer tear.'],
    ['A knot was mended for bug #4711.', 'A knot was mended.'],
    ['The rope tears, see gh-4711 and gh-4712.', 'The rope tears.'],
    ['The $ dry nets command does it.', 'The dry nets command does it.'],
    ['Dried as in [nets] and [boats] today.', 'Dried as in nets and boats today.'],
    ['The nets no longer tear [#12](https://nets.example/12).', 'The nets no longer tear.'],
  ])('goes alone where it is not needed: %s', (written, said) => {
    expect(told(`${TIDE} ${written} ${WIND}`)).toEqual([`${TIDE} ${said} ${WIND}`]);
  });

  it.each([
    'The book of the tides is online at <https://nets.example/tides>.',
    'For a longer look at the tides, see http://wiki.nets.example/tides.',
    'Everything else is found at www.nets.example/harbour.',
    'See [#78828](https://nets.example/78828) for more.',
    'Comment by pilo...@nets.example, June 5, 2010: could somebody tell us when the tide comes?',
    'The number of the ticket in which the nets were sold is shown as #4711 everywhere.',
    'Messages go to file:///var/log/nets instead of being shown to those in the harbour.',
  ])('costs the sentence that needs it: %s', (sentence) => {
    expect(told(`${TIDE} ${sentence} ${WIND}`)).toEqual([`${TIDE} ${WIND}`]);
    expect(lost(`${TIDE} ${sentence} ${WIND}`)).toEqual(['boilerplate']);
  });
});

it('leaves out sentences that would have a hole where a work was cited', () => {
  const text = `${TIDE} Our nets are related to [1], [2]. Theirs are similar to [1–4]. [3] shows how they dry. Although [2] and [3] are well known, few boats have them. The boats [4] are older. ${WIND}`;
  expect(told(text)).toEqual([`${TIDE} The boats are older. ${WIND}`]);
  expect(lost(text)).toEqual(['reference']);
});

describe('what is printed beside the text', () => {
  it.each([
    [
      'Tip; Nets dry best where the wind comes from the sea.',
      'Nets dry best where the wind comes from the sea.',
    ],
    [
      'Note The nets of the north are older than the others.',
      'The nets of the north are older than the others.',
    ],
    ['Hinweis Die Netze hängen dort, wo der Wind herkommt.', 'Die Netze hängen dort, wo der Wind herkommt.'],
    [
      'Attention Deficit was the name of the oldest boat.',
      'Attention Deficit was the name of the oldest boat.',
    ],
    ['Note that the nets of the north are older.', 'Note that the nets of the north are older.'],
  ])('is no word of it: %s', (written, said) => {
    expect(blocksOf(paragraph(written)).blocks[0]?.text).toBe(said);
  });

  it.each([
    'Generated on Wed Jan 20 2016 22:32:43 for the nets of the harbour by Doxygen 1.8.6.',
    'Lorem ipsum dolor sit amet, consectetuer adipiscing elit, sed diam nonummy nibh euismod tincidunt.',
  ])('goes where nobody wrote it for a reader: %s', (line) => {
    expect(told(`${TIDE}\n\n${line}\n\n${WIND}`)).toEqual([TIDE, WIND]);
    expect(lost(`${TIDE}\n\n${line}\n\n${WIND}`)).toEqual(['boilerplate']);
  });

  it('goes where it names a picture or another page', () => {
    expect(
      told(`The hourglass :hourglass: of the harbour is turned at every tide, see Drying the nets. ${WIND}`),
    ).toEqual([`The hourglass of the harbour is turned at every tide. ${WIND}`]);
  });

  it('goes with the footnotes under their own name, in every language', () => {
    const note = paragraph('The old harbour master was not asked when this was written, and it shows.');
    const text = Array.from({ length: 6 }, () => paragraph(`${TIDE} ${WIND}`));
    const long = Array.from({ length: 3 }, () => note);
    for (const name of ['Footnotes', 'Fußnoten', 'Notas de rodapé', 'Notes de bas de page']) {
      const read = blocksOf(...text, { kind: 'heading', level: 2, text: name }, note);
      expect(read.blocks.map(({ text: said }) => said)).not.toContain(name);
      expect(read.leftOut.map(({ kind }) => kind)).toContain('footnote');
      const kept = blocksOf(...text, { kind: 'heading', level: 2, text: name }, ...long).blocks;
      expect(kept.map(({ text: said }) => said)).toEqual([...text, ...long].map(({ text: said }) => said));
    }
  });
});

it.each([
  'The package is distributed under the Harbour Licence.',
  'Das Programm steht unter der Hafen-Lizenz.',
  'Le logiciel est distribué sous licence libre.',
  'El programa se distribuye bajo la licencia del puerto.',
  'O programa é distribuído sob a licença do porto.',
  'Il programma è rilasciato sotto la licenza del porto.',
])('leaves out under which licence something is had: %s', (sentence) => {
  expect(told(`${TIDE}\n\n${sentence}\n\n${WIND}`)).toEqual([TIDE, WIND]);
  expect(lost(`${TIDE}\n\n${sentence}\n\n${WIND}`)).toEqual(['licence']);
});

it('loses no more than the sentence with the licence', () => {
  const text = `${TIDE} The nets are released under the Harbour Licence. ${WIND}`;
  expect(told(text)).toEqual([`${TIDE} ${WIND}`]);
});

it('keeps what is told of licences themselves', () => {
  const text =
    'A licence is a promise, and whoever breaks the one of the harbour loses the right to moor there.';
  expect(told(text)).toEqual([text]);
});

it.each([
  'Let \u20d7w be the wind of the harbour.',
  'The step is ∆t long.',
  'The Introduc\u08a2on was torn.',
  'The value of the nets is modi ed by the wind.',
  'If no pilot is speci ed, the rst of them goes out.',
])('leaves out sentences with signs that a font drew: %s', (sentence) => {
  expect(told(`${TIDE} ${sentence} ${WIND}`)).toEqual([`${TIDE} ${WIND}`]);
});

it('keeps letters of other scripts that belong to a word', () => {
  const text = 'The boats carry TGFβ and 5 μm nets, and the sign ЯR stands on the oldest of them all.';
  expect(told(text)).toEqual([text]);
});

it('reads a list whose lines ran together as a list', () => {
  const { blocks } = blocksOf(
    paragraph('The nets and the wind • Making boats • Tides • Defining the harbour'),
  );
  expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ['item', 'The nets and the wind'],
    ['item', 'Making boats'],
    ['item', 'Tides'],
    ['item', 'Defining the harbour'],
  ]);
});

it.each([
  ['Press [Enter] while the boat is moving.', 'Press Enter while the boat is moving.'],
  ['It is closed with the key [Escape].', 'It is closed with the key Escape.'],
  ['Appuyez sur [Entrée] pour sortir.', 'Appuyez sur Entrée pour sortir.'],
])('says the keys to be pressed: %s', (written, said) => {
  expect(told(`${TIDE} ${written} ${WIND}`)).toEqual([`${TIDE} ${said} ${WIND}`]);
});

it('leaves out a sentence that lost what stood before a comma', () => {
  expect(told(`${TIDE} The knots are made by the [A], [B], as everybody knows. ${WIND}`)).toEqual([
    `${TIDE} ${WIND}`,
  ]);
  const whole = 'What the nets are for, and what they are made of, everybody in the town knows well.';
  expect(told(`${TIDE} ${whole} (See Figure 2.)`)[0]).toContain(whole);
});
