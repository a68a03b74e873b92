import type { Basis } from '@parlance/artifacts/script';
import { briefFor } from '@parlance/ports/suites/writer';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Evidence, evidenceOf } from '../gate/evidence.ts';
import { type Claim, judge } from '../judge.ts';
import { draftWindow, noteWindow } from './draft.ts';

const TEXTS = [
  'Dr Hanna Wirth leads the project, and all of the gardeners said that it was a sensation.',
  'The parcel stays for seven days before it is returned to the sender.',
  'The wallet may have fallen behind a folding seat.',
];
let evidence: Evidence;

beforeAll(async () => {
  const passages = TEXTS.map((text, at) => ({
    id: `p${at}`,
    kind: 'paragraph' as const,
    text,
    address: { paragraph: at },
  }));
  evidence = await evidenceOf({ language: 'en', passages }, briefFor('en-US'), []);
});

const claimOf = (text: string, passage: string, basis: Basis[] = []): Claim => ({
  text,
  language: 'en-US',
  kind: 'fact',
  cites: [passage],
  basis,
});
const found = (claim: Claim, before = ''): string[] =>
  judge(claim, { window: draftWindow(evidence, before) }).map(({ doubt }) => (doubt ? 'doubt' : 'fault'));

describe('the draft window', () => {
  it('hears a title with a surname', () => {
    expect(found(claimOf('It was a sensation, said Dr Wirth.', 'p0'))).toEqual([]);
  });

  it('lets a count be taken up from the line before', () => {
    const line = claimOf('It was a sensation, the three gardeners said.', 'p0');
    expect(found(line)).toEqual(['doubt']);
    expect(found(line, 'Three gardeners were asked.')).toEqual([]);
  });

  it('but not in place of one that the passages have', () => {
    const line = claimOf('The parcel stays for three days.', 'p1');
    expect(found(line, 'On three days nobody was at home.')).not.toEqual([]);
  });

  it('doubts a limit that is gone until a reader quotes words for it', () => {
    const line = 'The wallet fell behind a folding seat.';
    expect(found(claimOf(line, 'p2'))).toEqual(['doubt']);
    const quoted = [{ claim: 'may', passage: 'p2', words: 'may have fallen behind a folding seat' }];
    expect(found(claimOf(line, 'p2', quoted))).toEqual([]);
  });

  it('leaves what turns a title to whoever reads it', () => {
    const title = { ...claimOf('The wallet fell behind a folding seat', ''), cites: [] };
    expect(judge(title, { window: noteWindow(evidence) })).toEqual([]);
  });
});
