import type { Script } from '@parlance/artifacts/script';
import { LENGTHS } from '@parlance/kernel/limits';
import { findFaults } from '@parlance/kernel/script-text';
import { recordingMs } from '@parlance/language/pace';
import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../fixtures/read-fixture.ts';
import { writeScript } from '../writer.ts';

const textOf = (script: Script): string => script.lines.map((line) => line.text).join(' ');
const minutesOf = (script: Script): number => recordingMs(textOf(script), script.language) / 60_000;

describe('a language without words of its own', () => {
  const welsh = sourceOf(
    `# Yr harbwr\n${'Mae’r harbwr yn hen, ac mae’r llongau yn aros am y llanw [3]. '.repeat(12)}\n## Y peilotiaid\n${'Mae’r peilotiaid yn adnabod pob banc a phob gwynt. '.repeat(60)}\n${'Heddiw mae popeth yn dawel. '.repeat(200)}`,
    'cy',
  );

  it('is read through as it stands, chapter by chapter, as far as the length goes', () => {
    const script = writeScript(welsh, briefFor('cy-GB', { mode: 'monologue' }));
    expect(script.chapters.map(({ title }) => title)).toEqual(['Yr harbwr', 'Y peilotiaid']);
    expect(script.lines[0]?.text).toContain('Mae’r harbwr yn hen');
    expect(textOf(script)).not.toContain('[3]');
    expect(minutesOf(script)).toBeGreaterThanOrEqual(3.6);
    expect(minutesOf(script)).toBeLessThanOrEqual(4.4);
    expect(findFaults(script.lines, 'monologue')).toEqual([]);
  });

  it('says what it lacks: minutes, or any word of the question', () => {
    const request = { mode: 'monologue', length: 'long', question: 'Beth yw pyramid?' } as const;
    expect(writeScript(welsh, briefFor('cy-GB', request)).warnings).toEqual([
      'source_short',
      'question_unanswered',
    ]);
    const asked = { mode: 'monologue', question: 'Pwy yw’r peilotiaid?' } as const;
    expect(writeScript(welsh, briefFor('cy-GB', asked)).warnings).toEqual(['cut_short']);
  });

  it('says at the beginning that it is a part, and ends with a whole article and a closing', () => {
    const articles = Array.from(
      { length: 30 },
      (_, at) =>
        `第${at + 1}条\n${'人人生而自由，在尊严和权利上一律平等。'.repeat(4)}他们赋有理性和良心，条款${at + 1}。`,
    );
    const script = writeScript(sourceOf(articles.join('\n'), 'zh'), briefFor('zh-CN', { mode: 'monologue' }));
    expect(script.warnings).toEqual(['cut_short']);
    expect(script.lines[0]?.text).toMatch(/^下面朗读本文的第一部分。/);
    expect(script.lines.at(-1)).toMatchObject({ text: '感谢收听。', sourceRefs: [] });
    expect(script.lines.at(-2)?.text).toMatch(/条款\d+。$/);
  });

  it('says nothing of a part when all of it is read', () => {
    const short = sourceOf('# Yr harbwr\nMae’r harbwr yn hen, ac mae’r llongau yn aros am y llanw.', 'cy');
    const script = writeScript(short, briefFor('cy-GB', { mode: 'monologue' }));
    expect(script.lines.map(({ text }) => text)).toEqual([
      'Mae’r harbwr yn hen, ac mae’r llongau yn aros am y llanw.',
      'Diolch am wrando.',
    ]);
  });

  it('says a line that heads as a heading, and not who wrote it', () => {
    const harbour = 'Mae’r harbwr yn hen, ac mae’r llongau yn aros am y llanw.';
    const source = sourceOf(`# Yr harbwr\nby: Gan Ada Hill\n~ Y llanw\n${harbour}`, 'cy');
    const { lines } = writeScript(source, briefFor('cy-GB', { mode: 'monologue' }));
    expect(lines.map(({ text }) => text).join(' ')).not.toContain('Ada Hill');
    expect(lines[0]?.text).toBe(`Y llanw. ${harbour}`);
  });

  it('cannot be made a conversation', () => {
    expect(() => writeScript(welsh, briefFor('cy-GB'))).toThrowError(
      expect.objectContaining({ code: 'write.cannot_converse' }),
    );
  });

  it('is cut where sentences end when it knows no spaces', () => {
    const chinese = sourceOf('港口很古老，船只在等待潮水。'.repeat(400), 'zh');
    const script = writeScript(chinese, briefFor('zh-CN', { mode: 'monologue' }));
    expect(minutesOf(script)).toBeLessThanOrEqual(LENGTHS.short.maxMinutes + 0.1);
    for (const line of script.lines) expect(line.text).toMatch(/。$/);
  });
});
