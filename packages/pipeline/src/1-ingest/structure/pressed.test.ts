import { describe, expect, it } from 'vitest';
import { lost, TIDE, told, WIND } from './testing/telling.ts';

describe('a sentence goes that only fingers or eyes can use', () => {
  it.each([
    'Use Format→Nets to dry what hangs in the harbour.',
    'The nets are found in File > New Harbour of the town.',
    'The nets are dried with Ctrl+S before anybody comes.',
    'Whoever has no wind presses [Alt] + [S] in the harbour.',
    'The net is opened with CtrlMajN or by the harbour master.',
    'The net is closed with C-x in the harbour of the town.',
    'The nets are then counted with −u or −l by whoever is there.',
    'The nets are dried with −−quiet by whoever comes first.',
    'Send the widths of the nets from −u/−l to the harbour.',
    'Keep the ⌘ key pressed while the nets are dried.',
    'The nets are imported with a -ko, but not the boats of the town.',
    "You are advised not to use `rm -rf' for the old nets.",
    'Remember to change the harbour/changelog file of the nets!',
    'A level of the harbour that has no 1, I, i, A or a in it is dry.',
    'Nets may not work with Harbour < 1.9.3 of the town.',
    'The nets hang in res\\templates of the harbour.',
    'The change is to multiply the nets by (1.0+1.0e-8) or so.',
  ])('%s', (sentence) => {
    expect(told(`${TIDE} ${sentence} ${WIND}`)).toEqual([`${TIDE} ${WIND}`]);
    expect(lost(`${TIDE} ${sentence} ${WIND}`)).toEqual(['code']);
  });

  it.each([
    'Option A is to wait for the wind, and option B is to row.',
    'The widths of nets and -styles of knots are known to everybody.',
    'Vitamins A, B, C and D are in the fish of the harbour.',
    'Ships of every size and/or age come into the harbour.',
    'The boat lies at the Second Lagrange Point (L2) of the harbour.',
  ])('and stays otherwise: %s', (sentence) => {
    expect(told(`${TIDE} ${sentence} ${WIND}`)).toEqual([`${TIDE} ${sentence} ${WIND}`]);
  });

  it('is said without the place of a manual page, and with whole quotation marks', () => {
    expect(told(`${TIDE} The harbour(7) page speaks of \`dry' nets. ${WIND}`)).toEqual([
      `${TIDE} The harbour page speaks of ‘dry’ nets. ${WIND}`,
    ]);
  });
});

describe('a sentence that is not whole', () => {
  it.each([
    'Is used to dry the nets of the town.',
    'The load is kept low w.r.t.',
    'The wind falls below the.',
  ])('goes: %s', (sentence) => {
    expect(told(`${TIDE} ${WIND} ${sentence}`)).toEqual([`${TIDE} ${WIND}`]);
  });

  it('is not made of one that only lost an aside', () => {
    expect(told(`${TIDE} Everybody knows what the nets are for (see nets(7)).`)).toEqual([
      `${TIDE} Everybody knows what the nets are for.`,
    ]);
  });

  it('is not made of one that goes on behind an abbreviation', () => {
    const sentence = 'Boats were called by their number, e.g. Harbour 7, by everybody in the town.';
    expect(told(`${TIDE} ${sentence}`)).toEqual([`${TIDE} ${sentence}`]);
  });
});
