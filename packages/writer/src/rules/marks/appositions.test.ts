import { briefFor } from '@parlance/ports/suites/writer';
import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../fixtures/read-fixture.ts';
import { talkPackFor } from '../languages/talk-packs.ts';
import type { TalkPack } from '../languages/talk-rules.ts';
import { understandSource } from '../testing/understand-source.ts';
import { AppositionTeller, findAppositions } from './appositions.ts';

const HARBOUR = [
  'The harbour of Marsala burns oil at night.',
  'The harbour was measured by Ada Hill, a surveyor at the naval office.',
  'The report by Ada Hill surprised the town.',
  'The keeper answered to Ada Hill, who came back in spring.',
  'Ada Hill’s map hangs in the hall.',
  '“We met Ada Hill at the quay,” said the keeper.',
];

function tellerOf(lines: readonly string[], language = 'en') {
  const pack = talkPackFor(language) as TalkPack;
  const source = sourceOf(`# The harbour\n${lines.join(' ')}`, language);
  return new AppositionTeller(findAppositions(understandSource(source, briefFor(language), pack)));
}

describe('who somebody is', () => {
  it('is said where they are named first, if what says so was not told', () => {
    expect(tellerOf(HARBOUR).introduce('The report by Ada Hill surprised the town.', 2)).toEqual({
      text: 'The report by Ada Hill, a surveyor at the naval office, surprised the town.',
      from: [1],
    });
  });

  it('is said once', () => {
    const teller = tellerOf(HARBOUR);
    teller.introduce(HARBOUR[1] ?? '', 1);
    expect(teller.introduce(HARBOUR[2] ?? '', 2).text).toBe(HARBOUR[2]);
  });

  it.each([HARBOUR[3], HARBOUR[4], HARBOUR[5]])('is not put where it does not belong: %s', (line = '') => {
    expect(tellerOf(HARBOUR).introduce(line, 3)).toEqual({ text: line, from: [] });
  });

  it.each([
    'They met Coco Chanel, the boy laughed, and all went home.',
    'The guests were Picasso, Gertrude Stein, the poet of the house, and others.',
    'In March, the first boats came.',
    'It stands in Research Park, a futuristic, silent place.',
  ])('is nothing that only stands behind a name: %s', (line) => {
    const name = /Coco Chanel|Gertrude Stein|In March|Research Park/.exec(line)?.[0] ?? '';
    expect(
      tellerOf([line, `Later ${name} came up again.`]).introduce(`Later ${name} came up again.`, 1).from,
    ).toEqual([]);
  });

  it.each([
    [
      'de',
      'Das Labor leitet Ada Hill, eine Chemikerin der Universität. Später kam Hill nach Rom.',
      'Später kam Ada Hill nach Rom.',
      'Später kam Ada Hill, eine Chemikerin der Universität, nach Rom.',
    ],
    [
      'fr',
      'Le port fut dessiné par Ada Hill, une ingénieure de la marine. Hill revint au printemps.',
      'Le rapport de Ada Hill fut lu.',
      'Le rapport de Ada Hill, une ingénieure de la marine, fut lu.',
    ],
    [
      'pt',
      'O porto foi medido por Ada Hill, uma engenheira da marinha. Hill voltou na primavera.',
      'O mapa de Ada Hill ficou na sala.',
      'O mapa de Ada Hill, uma engenheira da marinha, ficou na sala.',
    ],
  ])('is said in other languages: %s', (language, source, line, expected) => {
    expect(tellerOf(source.split(/(?<=\.) /), language).introduce(line, 5).text).toBe(expected);
  });
});
