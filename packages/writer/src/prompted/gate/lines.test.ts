import { evidenceOf } from '@parlance/claims/gate/evidence';
import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { cited, type GateRules, lineFaults } from './chapter-gate.ts';
import { readLines } from './testing/read-lines.ts';

/** The lines of a file that the gate refuses, by part. */
async function judged(name: string) {
  const { source, lines } = readLines(name);
  const brief = briefFor(source.language === 'pt' ? 'pt-BR' : 'en-US');
  const rules: GateRules = {
    brief,
    evidence: await evidenceOf(source, brief, []),
    recites: () => false,
    detect: () => undefined,
  };
  return lines.map(({ part, ...line }) => {
    const faults = lineFaults(cited({ speaker: 'HOST', ...line }, undefined, rules), undefined, rules);
    const isCertain = faults.some(({ doubt }) => doubt === undefined);
    return { part, text: line.text, isRefused: faults.length > 0, isCertain };
  });
}

/** The fresh files were written before the gate was, and no rule was made for one of their good lines. */
describe.each(['tuned.en.txt', 'fresh.en.txt', 'fresh.pt.txt'])('the gate on %s', async (name) => {
  const lines = await judged(name);
  const passed = (part: string) =>
    lines.filter((line) => line.part === part && !line.isRefused).map(({ text }) => text);

  it('refuses at most one good line in twenty', () => {
    const good = lines.filter(({ part }) => part === 'good');
    expect(good.length).toBeGreaterThanOrEqual(30);
    expect(good.filter(({ isRefused }) => isRefused).length).toBeLessThanOrEqual(good.length / 20);
  });

  it.each(['planted number', 'planted date', 'planted name'])('lets no %s pass', (part) => {
    expect(lines.filter((line) => line.part === part).length).toBeGreaterThanOrEqual(5);
    expect(passed(part)).toEqual([]);
  });
});

/** As lively hosts talk: rounded, reckoned, in other units and with years cut short. Written by somebody who had not read the gate. */
describe.each([
  ['lively.en.txt', 2],
  ['lively.pt.txt', 2],
  ['told.en.txt', 2],
  ['told.pt.txt', 3],
])('the gate on %s', async (name, quotationsPassed) => {
  const lines = await judged(name);

  it('refuses at most one good line in twenty', () => {
    const good = lines.filter(({ part }) => part === 'good');
    expect(good).toHaveLength(60);
    expect(good.filter(({ isRefused }) => isRefused).length).toBeLessThanOrEqual(good.length / 20);
  });

  it.each(['planted number', 'planted date', 'planted name'])('lets no %s pass', (part) => {
    const planted = lines.filter((line) => line.part === part);
    expect(planted).toHaveLength(10);
    expect(planted.filter(({ isRefused }) => !isRefused)).toEqual([]);
  });

  it('refuses no good line that a judge could not help', () => {
    expect(lines.filter(({ part, isCertain }) => part === 'good' && isCertain)).toEqual([]);
  });

  it('lets few quotations pass that nobody said', () => {
    const passed = lines.filter(({ part, isRefused }) => part === 'planted quote' && !isRefused);
    expect(passed.length).toBeLessThanOrEqual(quotationsPassed);
  });
});
