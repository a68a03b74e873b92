import type { Script } from '@parlance/artifacts/script';
import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../fixtures/read-fixture.ts';
import { writeScript } from '../writer.ts';

const textOf = ({ lines }: Script): string => lines.map((line) => line.text).join(' ');
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, ' ');

describe('a text that is told whole', () => {
  const tram = [
    'The city council voted to build a second tram line from the station to the hospital. The line will be 7.4 kilometres long and have eleven stops.',
    'Helen Okafor, the mayor, called it a turning point for the east, where buses are often full. The project will cost 412 million euros.',
    'Not everybody is happy. Shop owners along Mill Street fear that the works will keep customers away. The council promised a fund to help them, but its rules have not been written yet.',
  ];
  const releases = [
    '- Search now finds words inside attachments.',
    '- Exporting a project takes half as long as before.',
    'The old login page will be removed on 1 March. People who still use it will see a reminder for four weeks. Single sign-on works with all providers. The next release is planned for June and will bring offline editing.',
  ];
  const bees = [
    'As abelhas sem ferrão vivem no Brasil há milhões de anos. Os povos indígenas já usavam o mel da jataí como remédio.',
    'A jataí faz o ninho em ocos de árvores e em muros. Uma colônia tem entre duas mil e cinco mil operárias.',
    'Criar essas abelhas se chama meliponicultura. Como elas não ferroam, a atividade cabe no quintal de uma casa. O mel é mais ácido do que o comum, e por isso custa até dez vezes mais.',
  ];
  const sentencesOf = (text: string): string[] => text.replace(/^- /, '').match(/.+?[.!?](?= |$)/g) ?? [];

  it.each([
    ['a report', 'en', 'en-US', tram],
    ['a list and a note', 'en', 'en-US', releases],
    ['an article', 'pt', 'pt-BR', bees],
  ] as const)('says every sentence of %s, once and in its order', (_, language, code, paragraphs) => {
    const script = writeScript(sourceOf(paragraphs.join('\n'), language), briefFor(code));
    const [hook, ...lines] = script.lines;
    const inPlace = plain(textOf({ ...script, lines }));
    // Who listens may take up a figure; that rests on nothing of its own.
    const told = plain(textOf({ ...script, lines: lines.filter(({ sourceRefs }) => sourceRefs.length > 0) }));
    // The beginning may be the hook, and need not be told again.
    const said = `${plain(hook?.text ?? '')} ${inPlace}`;
    const ends = paragraphs.flatMap(sentencesOf).map((sentence) => {
      const end = plain(sentence).trim().split(' ').slice(-3).join(' ');
      expect(said, sentence).toContain(end);
      expect(told.split(end).length, sentence).toBeLessThanOrEqual(2);
      return inPlace.includes(end) ? inPlace.indexOf(end) : -1;
    });
    expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  });

  it('ends with its last thought as a whole', () => {
    const script = writeScript(sourceOf(tram.join('\n'), 'en'), briefFor('en-US'));
    const end = script.lines.find((line) => line.text.includes('not been written yet'));
    expect(end?.text).toMatch(/Not everybody is happy\. Shop owners/);
  });

  it('counts no parts where there is only one', () => {
    const text = `# The tram\n${tram[0]} ${tram[1]}\n## The other side of the street\n${tram[2]} Two years are a long time for a small shop, and several owners say that they may not live to see the first tram.`;
    const script = writeScript(sourceOf(text, 'en'), briefFor('en-US'));
    expect(script.chapters.map(({ title }) => title)).toContain('The other side of the street');
    expect(textOf(script)).not.toMatch(/part one|first up|let’s start with/i);
  });

  it('is named after what it begins with, or by its first words, but never by chance', () => {
    const titleOf = (text: string) => writeScript(sourceOf(text, 'en'), briefFor('en-US')).title;
    expect(titleOf(tram.join('\n'))).toBe('The city council voted to build a second…');
    const war =
      'Two rivals armed themselves for decades. The Cold War never became a battle between the two. Their allies fought each other in Asia and in Africa. Europe was divided, and Europe stayed divided until the wall came down.';
    expect(titleOf(war)).toBe('The Cold War');
  });
});

describe('a question about one of many articles', () => {
  const ARTICLES = [
    'All people of the valley are born free and have the same worth. They should act towards one another in a spirit of kindness.',
    'Everyone has the right to life, freedom and safety. Nobody may be held in servitude.',
    'Nobody shall be punished in a cruel way. Courts decide on punishments, and they hear both sides first.',
    'Everyone has the right to leave the valley and to return to it. Borders are open by day and by night.',
    'Adults may marry whomever they choose, whatever their village or faith. Marriage needs the free and full consent of both spouses. The family is protected by the council.',
    'Everyone has the right to own land, alone or together with others. Nobody shall be robbed of it.',
    'Everyone may think and believe what they wish. They may change their faith and practise it with others.',
    'Everyone may say what they think. They may look for news and pass it on by any means.',
    'Everyone may take part in the government. The will of the people is shown by regular and secret votes.',
    'Everyone has the right to learn. The first years of school cost nothing, and parents may choose the kind of school.',
  ];

  it('is answered by all of that article before any other is told', () => {
    const source = sourceOf(ARTICLES.map((text, at) => `## Article ${at + 1}\n\n${text}`).join('\n\n'), 'en');
    const marriage = source.passages.find(({ text }) => text.includes('spouses'))?.id ?? '';
    const script = writeScript(source, briefFor('en-US', { question: 'What does it say about marriage?' }));
    const told = script.lines.filter(({ sourceRefs }) => sourceRefs.length > 0);
    const others = told.findIndex(({ sourceRefs }) => !sourceRefs.includes(marriage));
    const answer = told
      .slice(0, others)
      .map(({ text }) => text)
      .join(' ');
    for (const words of ['marry whomever they choose', 'consent of both spouses', 'The family is protected'])
      expect(answer).toContain(words);
  });
});
