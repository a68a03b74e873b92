import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../fixtures/read-fixture.ts';
import { writeScript } from '../writer.ts';
import { talkPackFor } from './languages/talk-packs.ts';
import { en } from './testing/packs.ts';
import { understandSource } from './testing/understand-source.ts';

const LOCALES: Record<string, string> = {
  en: 'en-US',
  pt: 'pt-BR',
  es: 'es-ES',
  fr: 'fr-FR',
  de: 'de-DE',
  it: 'it-IT',
};

const textsOf = (text: string, language: string): string[] => {
  const pack = talkPackFor(language);
  if (!pack) throw new Error('no pack');
  const { sentences } = understandSource(
    sourceOf(text, language),
    briefFor(LOCALES[language] ?? '', {}),
    pack,
  );
  return sentences.map((sentence) => sentence.text);
};

const toldOf = (text: string, language: string): string =>
  writeScript(sourceOf(text, language), briefFor(LOCALES[language] ?? '', {}))
    .lines.map((line) => line.text)
    .join('\n');

/** So long that it is no single sentence any more. */
const LONG: Record<string, { before: string; quotation: string; inquit: string; lead: string }> = {
  en: {
    before: 'The keeper Ada Hill came back to the harbour on Monday.',
    quotation:
      'I left the lamp burning when I should have put it out, and the whole town saw it from the hill behind the church that night. We had been told to keep the coast dark, and I knew it as well as anybody who has ever worked on that rock in the winter months. The boats were out until the morning, and all of them could have been seen from far away. I was wrong then. Would I do it again? I would not',
    inquit: ',” said Ada Hill, the last keeper of the rock.',
    lead: 'Ada Hill, the last keeper of the rock, said: “I left the lamp burning',
  },
  pt: {
    before: 'O faroleiro voltou ao porto na segunda-feira.',
    quotation:
      'Eu deixei a lâmpada acesa quando devia ter apagado, e a cidade inteira viu a luz do morro atrás da igreja naquela noite de inverno. A gente tinha ordem de manter a costa escura, e eu sabia disso tão bem quanto qualquer pessoa que já trabalhou naquela pedra nos meses de frio. Os barcos ficaram fora até de manhã, e todos podiam ser vistos de muito longe por causa dela. Errei lá atrás. Faria de novo? Não',
    inquit: '”, acrescentou o faroleiro.',
    lead: 'O faroleiro acrescentou: “Eu deixei a lâmpada',
  },
  fr: {
    before: 'Le gardien est revenu au port lundi.',
    quotation:
      'J’ai laissé la lampe allumée alors que je devais l’éteindre, et toute la ville a vu la lumière depuis la colline derrière l’église cette nuit-là. On nous avait dit de garder la côte dans le noir, et je le savais aussi bien que tous ceux qui ont travaillé sur ce rocher pendant les mois d’hiver. J’avais tort. Le refaire ? Non',
    inquit: ' », a-t-il ajouté.',
    lead: 'Il a ajouté: « J’ai laissé la lampe',
  },
  de: {
    before: 'Der Wärter kam am Montag in den Hafen zurück.',
    quotation:
      'Ich habe die Lampe brennen lassen, obwohl ich sie hätte löschen sollen, und die ganze Stadt hat das Licht in jener Nacht vom Hügel hinter der Kirche gesehen. Man hatte uns gesagt, die Küste dunkel zu halten, und ich wusste das so gut wie alle, die je im Winter auf diesem Felsen gearbeitet haben. Ich lag falsch. Würde ich es wieder tun? Nein',
    inquit: '“, sagte der Wärter.',
    lead: 'Der Wärter sagte: “Ich habe die Lampe',
  },
};

describe('a quotation of several sentences', () => {
  it.each(Object.entries(LONG))('is led in by who says it: %s', (language, parts) => {
    const { before, quotation, inquit, lead } = parts;
    const open = language === 'fr' ? '« ' : language === 'de' ? '„' : '“';
    const [, first = '', ...rest] = textsOf(`# X\n${before}\n\n${open}${quotation}${inquit}`, language);
    expect(first).toContain(lead);
    expect(rest.length).toBeGreaterThan(0);
    for (const text of [first, ...rest]) expect(text).toMatch(/[“«][^“”«»]*[”»]$/u);
  });

  it.each(Object.entries(LONG))('is never given to who wrote the text: %s', (language, parts) => {
    const { before, quotation, inquit } = parts;
    const open = language === 'fr' ? '« ' : language === 'de' ? '„' : '“';
    const pack = talkPackFor(language);
    if (!pack) throw new Error('no pack');
    const source = sourceOf(`# X\n${before}\n\n${open}${quotation}${inquit}`, language);
    const { sentences, firstPerson } = understandSource(source, briefFor(LOCALES[language] ?? '', {}), pack);
    expect(firstPerson).toBe(false);
    expect(sentences.filter(({ authorVoice }) => authorVoice)).toEqual([]);
  });

  it.each([
    ['en', '“It was dark. We waited,” she wrote in June.', 'She wrote in June: “It was dark. We waited.”'],
    ['es', '«Estaba oscuro. Esperamos», añadió Ana Ruiz.', 'Ana Ruiz añadió: «Estaba oscuro. Esperamos.»'],
    [
      'pt',
      '“Estava escuro. Esperamos”, falou Ana ao programa “Mar”, no ar.',
      'Ana falou: “Estava escuro. Esperamos.”',
    ],
    ['it', '«Era buio. Aspettammo», aggiunse.', 'Aggiunse: «Era buio. Aspettammo.»'],
    ['en', '“It was dark,” she wrote in June.', '“It was dark,” she wrote in June.'],
  ])('is led in where it is short, too: %s %s', (language, text, said) => {
    expect(textsOf(`# X\n${text}`, language)).toEqual([said]);
  });

  it('stays as it is where what stands behind it says nobody’s name', () => {
    const quotation = LONG.en?.quotation ?? '';
    const texts = textsOf(
      `# X\nThe rock is dark.\n\n“${quotation},” is how the old story of the rock goes.`,
      'en',
    );
    expect(texts.at(-1)).toContain('is how the old story of the rock goes.');
    expect(texts[1]).toMatch(/^“I left/);
  });
});

const DIARY: Record<string, { text: string; greeted: string; told: string[]; whole: string }> = {
  en: {
    text: `# The rock
The rock lies two miles off the coast, and no boat can land there in a storm. It was lit in 1860.
Every ship that passed had to pay a penny for the light. I counted the pennies myself for a whole year, and there were never enough of them.
The tower was built of granite from the hills. The stones were cut in the town and carried out at low water.
Nobody lives there today. I went out last summer, and the door was open to the wind.
The lamp is electric now, and it is switched on from the town. I miss the smell of the oil more than anything else.
“The wind ate my boots” means that it was stormy. The keepers said it often.`,
    greeted: 'in the author’s own words.',
    told: ['I counted the pennies', 'The author went out last summer, and the door'],
    whole: '“The wind ate my boots” means',
  },
  es: {
    text: `# La roca
La roca está a dos millas de la costa, y ningún barco puede llegar con tormenta. Se encendió en 1860.
Cada barco que pasaba tenía que pagar un céntimo por la luz. Yo conté los céntimos durante un año entero, y nunca hubo bastantes.
La torre se construyó con granito de las colinas. Las piedras se cortaron en el pueblo y se llevaron con marea baja.
Hoy no vive nadie allí. Yo fui el verano pasado, y la puerta estaba abierta al viento.
La lámpara es ahora eléctrica, y se enciende desde el pueblo. Yo recuerdo el olor del aceite más que ninguna otra cosa.
La casa del puerto es blanca. Los barcos salen muy temprano de allí.`,
    greeted: 'contado en primera persona.',
    told: ['Yo conté los céntimos', 'Yo fui el verano pasado'],
    whole: 'Los barcos salen muy temprano',
  },
  de: {
    text: `# Der Felsen
Der Felsen liegt zwei Meilen vor der Küste, und bei Sturm kann dort kein Boot landen. Seit 1860 brennt dort ein Licht.
Jedes Schiff musste für das Licht einen Pfennig zahlen. Ich habe die Pfennige ein ganzes Jahr lang gezählt, und es waren nie genug.
Der Turm besteht aus Granit aus den Hügeln. Die Steine wurden in der Stadt gehauen und bei Ebbe hinausgebracht.
Heute wohnt dort niemand mehr. Ich war im letzten Sommer draußen, und die Tür stand offen im Wind.
Die Lampe ist jetzt elektrisch und wird von der Stadt aus geschaltet. Mir fehlt der Geruch des Öls mehr als alles andere.
Das Haus am Hafen ist weiß. Die Boote fahren sehr früh hinaus.`,
    greeted: 'in der ersten Person erzählt.',
    told: ['Ich habe die Pfennige', 'Ich war im letzten Sommer'],
    whole: 'Die Boote fahren sehr früh hinaus',
  },
};

describe('an author who says "I" here and there', () => {
  it.each(Object.entries(DIARY))(
    'is known from the greeting, and told plainly: %s',
    (language, { text, greeted, told, whole }) => {
      const all = toldOf(text, language);
      for (const each of [greeted, whole, ...told]) expect(all).toContain(each);
      expect(all).not.toMatch(/The text says|El texto dice|Im Text heißt es|[“«„](?:I|Yo|Ich) /);
    },
  );
});

const OPINION = `The council of the harbour voted on Monday to close the old lamp for good. The lamp was built in 1860 by the town.
That is a ridiculous decision. The lamp costs forty crowns a year, and the council spends more on flags.
The mayor Helen Okafor said that nobody needs the lamp. The boats of the harbour have carried their own lights since 1990.
It makes no sense to save so little. The council should keep the lamp.
Another vote would be a waste of time. The harbour master has kept the lamp for thirty years.
The house below the lamp is white. The council will meet again in June.`;

const saidOf = (text: string, author?: string): string => {
  const source = sourceOf(text, 'en');
  const documents = author === undefined ? [] : [{ kind: 'page' as const, author }];
  return writeScript({ ...source, documents }, briefFor('en-US', {}))
    .lines.map((line) => line.text)
    .join('\n');
};

describe('somebody’s opinion', () => {
  it('is theirs by name, which the greeting says', () => {
    const told = saidOf(`# The lamp\n${OPINION}`, 'Ada Hill');
    expect(told).toContain(', by Ada Hill.');
    expect(told).toContain('That is a ridiculous decision.');
    expect(told.match(/Ada Hill/g)).toHaveLength(1);
  });

  it('is the text’s where nobody is named, or a house is: once', () => {
    const told = saidOf(`# The lamp\n${OPINION}`);
    expect(told.match(/The text says: “/g)).toHaveLength(1);
    expect(saidOf(`# The lamp\n${OPINION}`, 'BBC News')).not.toContain('BBC News');
  });

  it('is known by the heading over a part, which names no chapter', () => {
    const report = OPINION.replaceAll(/That is a ridiculous|makes no sense|waste of time|should/g, 'fine');
    const part = `## Analysis: Jon Berg, Daily News, Oslo\nThe mayor was calm all day. I asked her twice why she wants it, and my notes say nothing.\nI left the hall at noon. I saw her wave from my window.`;
    const told = saidOf(`# The lamp\n${report}\n${part}`);
    expect(told).toContain('Jon Berg writes: “I asked her twice');
    expect(told).toContain('Jon Berg left the hall at noon.');
  });

  it('leaves out a single “I” of a report that can’t be told of them', () => {
    const told = saidOf(`# The lamp\n${OPINION}\nI am glad that the lamp has burned so long.`, 'Ada Hill');
    expect(told).not.toContain('I am glad');
  });
});

describe('what an author says as "I"', () => {
  const report = (own: string): string => `# The lamp of the harbour
The lamp of the harbour has burned since 1860. The town pays for the oil of the lamp.
${own}
The keeper of the lamp lives below it. The boats of the harbour carry lights of their own.
The council of the harbour meets in June. The lamp needs a new lens before the winter.`;

  it.each([
    ['I noticed the smell of oil.', 'Ada Hill noticed the smell of oil.'],
    ['Personally, I preferred the old lens.', 'Personally, Ada Hill preferred the old lens.'],
    ['“It burns,” the keeper told me in June.', '“It burns,” the keeper told Ada Hill in June.'],
    ['The light fell into my room.', 'The light fell into Ada Hill’s room.'],
    // Verbs that would change, a second verb that might, or a second word of the author's: left as it is.
    ['The lamp hums when I visit the tower.', 'The lamp hums when I visit the tower.'],
    ['I liked the lens and think of it.', 'I liked the lens and think of it.'],
    ['I need a lens for the lamp.', 'I need a lens for the lamp.'],
    ['The keeper told me when I came.', 'The keeper told me when I came.'],
    ['“I lost my boat,” said the keeper.', '“I lost my boat,” said the keeper.'],
  ])('is told of them where the verb stays the same: %s', (own, told) => {
    const pack = talkPackFor('en');
    if (!pack) throw new Error('no pack');
    const source = {
      ...sourceOf(report(own), 'en'),
      documents: [{ kind: 'page' as const, author: 'Ada Hill' }],
    };
    const { sentences } = understandSource(source, briefFor('en-US', {}), pack);
    expect(sentences.map(({ text }) => text)).toContain(told);
  });

  it('is a reviewer’s in a review', () => {
    const pack = talkPackFor('en');
    if (!pack) throw new Error('no pack');
    const source = sourceOf(report('I noticed the smell.').replace('# The', '# Review: the'), 'en');
    const { sentences } = understandSource(source, briefFor('en-US', {}), pack);
    expect(sentences.map(({ text }) => text)).toContain('The reviewer noticed the smell.');
  });

  it('is never given the words of somebody whom they quote', () => {
    const own = `I like the lamp more than I can say. “It is mine,” the keeper told me when I saw him. I think of him and of my boat.`;
    expect(saidOf(report(own), 'Ada Hill')).toContain('“It is mine,” the keeper told me when I saw him.');
  });

  it('is a site’s where its title names one, with the article that the text has', () => {
    const source = sourceOf(
      `# Lean nets\nWe messed up. As keepers of the harbour, we lost track of the nets. Nets are made of hemp, and hemp rots.\nWe saw it in 1990. The HNA counted the nets, and the HNA was right. We made new nets, and our team was proud.\nThe nets of the harbour are white. They dry in the wind. The boats go out at dawn.`,
      'en',
    );
    const documents = [{ kind: 'page' as const, site: 'HNA' }];
    const [first, second] = writeScript({ ...source, documents }, briefFor('en-US', {})).lines;
    expect(first?.text).toBe('We messed up. As keepers of the harbour, we lost track of the nets.');
    expect(second?.text).toMatch(/Lean nets, from the HNA\.$/);
  });
});

describe('a word that only looks like somebody’s "I"', () => {
  it.each([
    'The tools that are used to mine a data set were updated in the spring of that year.',
    'The painting from 1968, My Name on the Moon, hangs in the old town hall of the harbour.',
  ])('is no author’s: %s', (text) => {
    const pack = talkPackFor('en');
    if (!pack) throw new Error('no pack');
    const { sentences } = understandSource(sourceOf(`# X\n${text}`, 'en'), briefFor('en-US', {}), pack);
    expect(sentences.map(({ authorVoice }) => authorVoice)).toEqual([false]);
  });
});

it('an author who tells all of it as "I" is read by both, and nobody has to ask on', () => {
  const years = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];
  const text = years
    .map(
      (year) =>
        `In my ${year} year on the rock I kept the lamp alone, and I wrote down every ship that I saw from the gallery. My ${year} winter was long, and I was glad of the letters that my sister sent me.`,
    )
    .join('\n\n');
  const { lines, chapters } = writeScript(
    sourceOf(`# A keeper’s years\n${text}`, 'en'),
    briefFor('en-US', {}),
  );
  // The last thought may be the other one's.
  const speakers = lines
    .slice(0, chapters.at(-1)?.firstLine)
    .filter(({ text: said }) => /(?:year on the rock|winter was long)/.test(said))
    .map(({ speaker }) => speaker);
  expect(speakers.length).toBeGreaterThan(2);
  expect(new Set(speakers).size).toBe(2);
  const prompts = new Set(en.phrases.askAuthor);
  expect(lines.filter(({ text: said }) => prompts.has(said))).toEqual([]);
});
