import { wordRegex } from '@parlance/language/text/word-regex';
import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { fixtureText, sourceOf } from '../../fixtures/read-fixture.ts';
import { writeScript } from '../../writer.ts';
import { talkPackFor } from '../languages/talk-packs.ts';

const FILLING = Array.from(
  { length: 24 },
  (_, at) =>
    `Engineers of team ${at + 3} measured the water of the river near bridge ${at + 3} for several weeks. Their reports about bridge ${at + 3} fill a shelf in the town hall, and few have read them all. Numbers from bridge ${at + 3} differ from those of the bridge before it.`,
);
const script = (paragraphs: readonly string[], title = 'Sand in the river') =>
  writeScript(sourceOf(`# ${title}\n${[...paragraphs, ...FILLING].join('\n')}`, 'en'), briefFor('en-US'));
const first = (paragraphs: readonly string[]): string => script(paragraphs).lines[0]?.text ?? '';

const LONG_DEFINITION: Record<string, string> = {
  en: 'long and flat heap of grains that the water of a river or of a sea has brought together over the years and that ships have to go around.',
  de: 'lange und flache Ablagerung von Körnern, die das Wasser eines Flusses oder eines Meeres über die Jahre zusammengetragen hat und um die Schiffe fahren müssen.',
  pt: 'longa e plana acumulação de grãos que a água de um rio ou de um mar juntou ao longo dos anos e que os navios precisam contornar com cuidado.',
};
const PLAIN: Record<string, string> = {
  en: 'It grows with every flood of the year, and it moves with the wind and with the water. Its shape changes from week to week, so no chart of it is ever right. They measure it with long poles, and it takes them a whole day.',
  de: 'Sie wächst mit jeder Flut des Jahres, und sie wandert mit dem Wind und mit dem Wasser. Ihre Form ändert sich von Woche zu Woche, also stimmt keine Karte von ihr. Sie wird mit langen Stangen vermessen, und das dauert einen ganzen Tag.',
  pt: 'Ele cresce com cada cheia do ano, e ele anda com o vento e com a água. A sua forma muda de semana em semana, por isso nenhuma carta dele está certa. Ele é medido com varas longas, e isso leva um dia inteiro.',
};

const OPENING = {
  es: 'Con una consulta nacional, la asociación de areneros decidirá este jueves si vuelve a trabajar en el río durante el invierno.',
  fr: 'Avec une consultation nationale, l’association des sabliers décidera jeudi de reprendre ou non le travail sur la rivière cet hiver.',
  it: 'Con una consultazione nazionale, l’associazione dei renaioli deciderà giovedì se tornare a lavorare sul fiume durante l’inverno.',
  pt: 'Com uma consulta nacional, a associação dos areeiros decidirá nesta quinta-feira se volta a trabalhar no rio durante o inverno.',
};
const POINTING = {
  es: 'En ese marco, la asociación de areneros decidirá el jueves si vuelve a trabajar en el río durante el invierno.',
  fr: 'Dans ce cadre, l’association des sabliers décidera jeudi de reprendre ou non le travail sur la rivière.',
  it: 'In questo quadro, l’associazione dei renaioli deciderà giovedì se tornare a lavorare sul fiume.',
  pt: 'Com esse cenário, a associação dos areeiros decidirá na quinta-feira se volta a trabalhar no rio.',
};
const TITLE = {
  es: 'Arena en el río',
  fr: 'Le sable de la rivière',
  it: 'La sabbia del fiume',
  pt: 'A areia do rio',
};
const PLAIN_AFTER = {
  es: 'Los técnicos del grupo AT midieron el agua del río cerca del puente AT durante varias semanas. Los informes del puente AT llenan un estante del ayuntamiento, y pocos los han leído todos.',
  fr: 'Les techniciens du groupe AT ont mesuré l’eau de la rivière près du pont AT pendant plusieurs semaines. Les rapports du pont AT remplissent une étagère de la mairie, et peu les ont tous lus.',
  it: 'I tecnici del gruppo AT hanno misurato l’acqua del fiume vicino al ponte AT per diverse settimane. I rapporti del ponte AT riempiono uno scaffale del municipio, e pochi li hanno letti tutti.',
  pt: 'Os técnicos do grupo AT mediram a água do rio perto da ponte AT durante várias semanas. Os relatórios da ponte AT enchem uma estante da prefeitura, e poucos leram todos eles.',
};
function romance(language: keyof typeof OPENING, opens: string): string {
  const rest = Array.from({ length: 24 }, (_, at) => PLAIN_AFTER[language].replaceAll('AT', String(at + 3)));
  const source = sourceOf(`# ${TITLE[language]}\n${[opens, ...rest].join('\n')}`, language);
  return writeScript(source, briefFor(language)).lines[0]?.text ?? '';
}

describe('what an episode begins with', () => {
  it('is the beginning of the source, and is not told again behind the greeting', () => {
    const { lines } = script([
      'The river has lost half of its sand in only ten years. Dredgers sell it to builders along the coast.',
    ]);
    expect(lines[0]?.text).toBe('The river has lost half of its sand in only ten years.');
    expect(lines.slice(1, -4).some(({ text }) => text.includes('half of its sand'))).toBe(false);
  });

  it('is what readers would begin with, where our rules find nothing', () => {
    const opens = 'Nobody in the valley wanted to hear what fishermen had been saying for years.';
    expect(first([opens])).toBe(opens);
  });

  it.each(['es', 'fr', 'it', 'pt'] as const)(
    'is that in languages of which nothing was learned: %s',
    (language) => {
      expect(romance(language, OPENING[language])).toBe(OPENING[language]);
      expect(romance(language, POINTING[language])).not.toContain(POINTING[language].slice(12));
    },
  );

  it('may be a question that the source asks and answers, without the word that joins it', () => {
    const asks = 'But why does a river lose its sand, if the mountains bring new sand every spring?';
    expect(
      first([
        `Every spring the water is brown, it seems. ${asks} Dams hold the sand back behind their walls.`,
      ]),
    ).toBe('Why does a river lose its sand, if the mountains bring new sand every spring?');
  });

  it('leans on nothing that nobody has heard of', () => {
    const text = first([
      'It began slowly, and it took them years to notice what happened to the river.',
      'The minister has cited technical reasons for the delays at the river.',
      'Kallmeyer has blamed the other four for the loss of sand, although he signed.',
    ]);
    expect(text).not.toMatch(/the delays|the other four|Kallmeyer|^It began/);
  });
});

describe('the first line', () => {
  const words = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

  it('is what the source begins with, up to a breath', () => {
    const opens =
      'Engineers have watched the river and all of its forty bridges for many years, and what they found there has surprised nobody in town.';
    const { lines } = script([`${opens} A report on the sand says why.`]);
    expect(lines[0]?.text).toBe(opens);
    expect(lines.slice(1).some(({ text }) => text.includes('forty bridges'))).toBe(false);
  });

  it('is the first half of a long sentence that has two, and the second goes on behind the greeting', () => {
    const { lines } = script([
      'The river has lost half of its sand in only ten years, but the builders along the coast still ask for more of it every single spring.',
    ]);
    expect(lines[0]?.text).toBe('The river has lost half of its sand in only ten years.');
    expect(lines[2]?.text).toMatch(/^The builders along the coast still ask for more/);
    expect(lines.slice(1).some(({ text }) => text.includes('half of its sand'))).toBe(false);
  });

  it('is the lead of an article, which says all of it at once', () => {
    const lead =
      'A plan to close the sand works of the river over their part in the floods has failed after members of the council left the hall on Saturday ahead of the planned vote.';
    expect(first([`${lead} The works go on.`])).toBe(lead);
  });

  it('is a greeting where the source begins with more than a breath', () => {
    const long = `Engineers have watched the river ${'and the town and the coast and the sand '.repeat(4)}for years.`;
    const { lines } = script([long]);
    expect(lines[0]?.text).not.toContain('Engineers');
    expect(lines[0]?.text.split(' ').length).toBeLessThan(15);
    expect(lines[1]?.text).toContain('Engineers have watched');
  });

  it('is turned against behind the greeting as the source does', () => {
    const { lines } = script([
      'The engineers of the river say that its sand is safe.',
      'But the builders of the harbour take more of the sand every spring.',
    ]);
    expect(lines[0]?.text).toBe('The engineers of the river say that its sand is safe.');
    expect(lines[2]?.text).toMatch(/^But the builders/);
  });

  it('is not said again as the title', () => {
    const text = [
      '# Tide reaches wall of old town',
      'The tide has reached the wall of the old town after a storm.',
      ...Array.from(
        { length: 12 },
        (_, at) => `Street number ${at + 3} is closed, and its people were asked to leave.`,
      ),
    ].join('\n');
    const [first, second] = writeScript(sourceOf(text, 'en'), briefFor('en-US')).lines;
    expect(first?.text).toMatch(/^The tide has reached/);
    expect(second?.text).not.toContain('Tide reaches');
    expect(second?.text).toMatch(/today/);
  });

  it('is nothing that leads on to what comes below it', () => {
    expect(first(['Here is what the engineers of the river found in its sand.'])).not.toMatch(/^Here is/);
  });

  it.each(['en', 'pt', 'es', 'fr', 'de', 'it'])('is nothing but the hook or a greeting (%s)', (language) => {
    for (const mode of ['dialogue', 'monologue'] as const) {
      const { lines } = writeScript(sourceOf(fixtureText(language), language), {
        ...briefFor(language),
        mode,
      });
      expect(words(lines[0]?.text ?? '')).toBeLessThan(30);
    }
  });

  it('brings along what says "it" of it, as far as one breath goes', () => {
    const { lines } = script(['The tide has reached the old town wall. And it still rises every day.']);
    expect(lines[0]?.text).toBe('The tide has reached the old town wall. And it still rises every day.');
  });

  it('is the author’s own where the author speaks as "I", and the greeting says whose it is', () => {
    const told = Array.from(
      { length: 16 },
      (_, at) =>
        `I walked along the harbour of town number ${at + 3} and my friend carried the maps of the coast for me. I never found what I had lost in town number ${at + 3}, although I asked everybody.`,
    );
    const [first, second] = writeScript(
      sourceOf(
        ['# A walk', ...told.slice(0, 8), 'I will never trust a map again.', ...told.slice(8)].join('\n'),
        'en',
      ),
      briefFor('en-US'),
    ).lines;
    expect(first?.text).toMatch(/^I walked along the harbour of town number 3 /);
    expect(second?.text).toMatch(/author/);
  });
});

describe('what the title names and the source begins by explaining', () => {
  it.each([
    ['en', 'Sand bank', 'A sand bank is a', /^What (?:exactly )?is a sand bank\?$/],
    ['de', 'Sandbank', 'Die Sandbank ist eine', /^Was (?:genau )?ist (?:eigentlich )?die Sandbank\?$/],
    ['pt', 'Banco de areia', 'O banco de areia é uma', /^O que é,?(?: afinal,)? o banco de areia\?$/],
  ])('is asked for where nothing else opens the episode (%s)', (language, title, opens, asks) => {
    const { lines } = writeScript(
      sourceOf(`# ${title}\n${opens} ${LONG_DEFINITION[language]}\n${PLAIN[language]}`, language),
      briefFor(language),
    );
    expect(lines[0]?.text).toMatch(asks);
  });
});

describe('a speech without a title', () => {
  const told = Array.from(
    { length: 30 },
    (_, at) =>
      `I have seen the harbour of town number ${at + 3} and I spoke with the people who work there every day. We shall build a school in town number ${at + 3}, and I promise that nobody will be forgotten.`,
  );
  const long = `Members of the Council: I come before you ${'to speak of the harbours and of the schools and '.repeat(6)}of the years ahead.`;
  const { lines } = writeScript(
    sourceOf([`${long} Such a plan includes all the harbours of the coast.`, ...told].join('\n'), 'en'),
    briefFor('en-US'),
  );
  const said = lines.map(({ text }) => text);

  it('is introduced by how it turns to those it was made to, where that is too long to be told', () => {
    expect(said.slice(0, 2).join(' ')).toContain('“Members of the Council”');
  });

  it('does not begin with what leans on the sentence that is not told', () => {
    expect(said.some((text) => text.includes('Such a plan'))).toBe(false);
  });
});

describe('what an episode ends with', () => {
  const RIVER = [
    'The river has lost half of its sand in only ten years. Dredgers sell it to builders along the coast.',
  ];

  it('is no sentence that was said before, word for word', () => {
    for (const language of ['en', 'pt', 'es', 'fr', 'de', 'it']) {
      const { lines } = writeScript(sourceOf(fixtureText(language), language), briefFor(language));
      const sentences = lines
        .flatMap(({ text }) => text.split(/(?<=[.!?:]) /))
        .filter((text) => text.split(' ').length > 5);
      expect(sentences.filter((text, at) => sentences.indexOf(text) !== at)).toEqual([]);
    }
  });

  it('may be what was told at length, in fewer words', () => {
    const { lines } = script([
      ...RIVER,
      'Lisbon, the oldest port on the coast and the home of sailors, is the largest buyer of sand from the river.',
    ]);
    const end = lines.slice(-6).map(({ text }) => text);
    expect(end.some((text) => text.endsWith('Lisbon is the largest buyer of sand from the river.'))).toBe(
      true,
    );
  });

  it('points at nothing that was said before it', () => {
    for (const language of ['en', 'pt', 'es', 'fr', 'de', 'it']) {
      const { lines, chapters } = writeScript(sourceOf(fixtureText(language), language), briefFor(language));
      const pack = talkPackFor(language);
      const last = chapters.at(-1);
      if (!pack || last?.title !== pack.phrases.chapterNames.closing) continue;
      const pointing = wordRegex(`(?<!\\p{L})(?:${pack.grammar.demonstrative})(?!\\p{L})`);
      const leads = pack.phrases.takeAway.map((each) => each.split('{')[0] ?? '');
      for (const { text } of lines.slice(last.firstLine)) {
        const lead = leads.find((each) => text.startsWith(each));
        if (lead) expect(text.slice(lead.length)).not.toMatch(pointing);
      }
    }
  });

  it('does not speak of a thing as if it were the only one', () => {
    const { lines } = script([
      ...RIVER,
      'Sand made a story for children famous. The world is dry and without rivers, and sand is all that is left of the coast.',
    ]);
    expect(lines.slice(-5).some(({ text }) => text.includes(': The world is dry'))).toBe(false);
  });

  it('is no instruction beside the subject, and nothing full of figures', () => {
    const { lines } = script([
      'The river has lost half of its sand in only ten years. Dredgers sell it to builders along the coast.',
      'Use the search window to find the river on the map. You may have to zoom in to see the bridge.',
      'Sand from the river went to 14 towns in 1998 and to 31 towns in 2006.',
    ]);
    const end = lines.slice(-3).map(({ text }) => text);
    expect(end.join(' ')).not.toMatch(/search window|zoom in|14 towns/);
    expect(lines.some(({ text }) => text.includes('search window'))).toBe(false);
  });
});
