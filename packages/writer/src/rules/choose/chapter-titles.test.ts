import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import { writeScript } from '../../writer.ts';

const titlesOf = (text: string): string[] =>
  writeScript(sourceOf(text, 'en'), briefFor('en-US', { length: 'medium' })).chapters.map(
    ({ title }) => title,
  );

const paragraph = (about: string, at: number): string =>
  `Workers of ward ${at} met in the old hall to talk about ${about} for an hour. Nobody in ward ${at} had read the letter from the town before the meeting began. A clerk of ward ${at} wrote everything down and went home late.`;

describe('a chapter that the source does not name', () => {
  it('is begun only where something is surely named and most of it speaks of that', () => {
    const titles = titlesOf(
      ['# The wards', ...Array.from({ length: 40 }, (_, at) => paragraph(`matter ${at + 2}`, at + 2))].join(
        '\n',
      ),
    );
    expect(titles).not.toContain('Nobody');
    expect(titles.every((title) => !/^(?:Ward|Letter|Meeting|In detail)$/.test(title))).toBe(true);
  });

  it('has no label of the page for a name', () => {
    const titles = titlesOf(
      [
        '# The map of the wards',
        paragraph('roads', 2),
        '## Text Size',
        ...Array.from({ length: 12 }, (_, at) => paragraph(`bridge ${at + 3}`, at + 3)),
      ].join('\n'),
    );
    expect(titles).not.toContain('Text Size');
  });
});

describe('a heading that asks', () => {
  const told = (text: string): string[] =>
    writeScript(sourceOf(text, 'en'), briefFor('en-US', {})).lines.map((line) => line.text);
  const intro = `${paragraph('roads', 2)}\n${paragraph('bridges', 3)}`;

  it('is asked before the sentence that leans on it', () => {
    const lines = told(
      `# The wards\n${intro}\n## But First: What’s a Ward?\nIt’s a part of the town that sends a clerk.`,
    );
    const asked = lines.findIndex((line) => /What’s a ward\?/i.test(line));
    expect(asked).toBeGreaterThan(0);
    expect(lines.slice(asked, asked + 2).join(' ')).toContain('part of the town that sends a clerk');
  });

  it('is not asked where nobody would ask it so', () => {
    const lines = told(
      `# The wards\n${intro}\n## Insecurities?\n${paragraph('fear', 4)}\n## Money?\n${paragraph('coins', 5)}`,
    );
    expect(lines.join('\n')).not.toContain('Insecurities?');
  });
});
