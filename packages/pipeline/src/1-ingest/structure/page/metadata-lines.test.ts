import { describe, expect, it } from 'vitest';
import { paste, TIDE, WIND } from '../testing/telling.ts';

const read = (...lines: string[]) => paste(lines.join('\n\n'));
const toldOf = (...lines: string[]): string[] => read(...lines).passages.map(({ text }) => text);

describe('what stands around a pasted text and says nothing of what it tells', () => {
  it.each([
    'Text and photographs: Ada Hill',
    'Recipe: Ada Hill | Photograph: studio',
    'Present: Brenner (president), Daly, Hill; Excused: Reiter (ill)',
    '320 pages, 24 dollars',
    'An essay by Ada Hill, second prize',
    'OSTERBY, Tuesday (own report)',
    '12 June 1931 – 2 February',
    'Dr. Ada Hill, physics for engineers',
  ])('is left out between title and text: %s', (line) => {
    const { passages, leftOut } = read('The nets of the harbour', line, TIDE, WIND);
    expect(passages.filter(({ kind }) => kind !== 'byline').map(({ text }) => text)).toEqual([
      'The nets of the harbour',
      TIDE,
      WIND,
    ]);
    expect(leftOut).toHaveLength(1);
  });

  it.each(['Gord Petrie, driver', 'Pictures for download | Contact', 'Page 2 of 2'])(
    'is left out under the text: %s',
    (line) => expect(toldOf('The nets of the harbour', TIDE, WIND, line)).not.toContain(line),
  );

  it('is no title: a column, a course with a better one under it', () => {
    expect(read('Your letters', TIDE, WIND).title).toBeUndefined();
    expect(read('Press release', 'Nets dry in the wind', TIDE, WIND).title).toBe('Nets dry in the wind');
    expect(read('Physics of nets, lecture 5', 'Why nets float', TIDE, WIND).title).toBe('Why nets float');
    expect(read('Physics of nets, lecture 5', TIDE, WIND).title).toBe('Physics of nets, lecture 5');
  });

  it('is the head of a mail, which is called what it is about', () => {
    const { title, passages } = read(
      'From: Ada Hill, harbour',
      'To: all pilots',
      'Subject: the nets',
      TIDE,
      WIND,
    );
    expect([title, passages.map(({ text }) => text)]).toEqual(['The nets', ['The nets', TIDE, WIND]]);
  });

  it('runs into a paragraph from above and below', () => {
    const above = 'HIST 233 Nets and society, lecture 4 (notes: Tom R)';
    expect(toldOf(`${above} ${TIDE}`, `${WIND} Comments (96)`)).toEqual(['Nets and society', TIDE, WIND]);
  });

  it('is no poem, no list, and no hour at which something opens', () => {
    const poem = ['The nets', 'are blue', 'and the sea', 'is deep', 'so deep'];
    expect(toldOf(poem.join('\n'))).toHaveLength(poem.length);
    const open = 'The office: Monday to Friday, 9:00 to 12:00';
    expect(toldOf('The nets of the harbour', TIDE, WIND, open)).toContain(open);
    const needs = ['You will need', '- 500 g of rope', '- two hooks', '- a knife'];
    expect(toldOf('The nets of the harbour', needs.join('\n'), TIDE).join(' ')).toContain('500 g of rope');
  });
});
