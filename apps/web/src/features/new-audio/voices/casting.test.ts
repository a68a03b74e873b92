import { describe, expect, it } from 'vitest';
import { EMPTY_DRAFT } from '../draft/draft.ts';
import { OPTIONS } from '../draft/options.fake.ts';
import { castOf, partnersOf, shortList, voicesIn } from './casting.ts';

const ids = (list: { id: string }[]): string[] => list.map(({ id }) => id);
const voices = voicesIn(OPTIONS, 'en-US');
const named = (id: string) => voices.find((voice) => voice.id === id)!;

describe('partnersOf', () => {
  it('never offers a host as their own partner', () => {
    expect(ids(partnersOf(named('ana'), voices))).not.toContain('ana');
  });

  it('keeps voices that insist on it within their provider, from either side', () => {
    expect(ids(partnersOf(named('ana'), voices))).toEqual(['ben']);
    expect(ids(partnersOf(named('cleo'), voices))).toEqual(['dan']);
  });
});

describe('castOf', () => {
  it('begins with the first pair of the language', () => {
    const cast = castOf(EMPTY_DRAFT, OPTIONS, 'en-US');
    expect([cast.casting, cast.pair?.id, cast.solo?.id]).toEqual(['pair', 'ana-ben', 'ana']);
  });

  it('keeps what was chosen as long as it speaks the language', () => {
    const draft = { ...EMPTY_DRAFT, pair: 'cleo-dan', solo: 'ben' };
    expect(castOf(draft, OPTIONS, 'en-US')).toMatchObject({ pair: { id: 'cleo-dan' }, solo: { id: 'ben' } });
    expect(castOf(draft, OPTIONS, 'is-IS').solo?.id).toBe('vera');
  });

  it('replaces a co-host who may not stand beside a new host', () => {
    const draft = { ...EMPTY_DRAFT, casting: 'each' as const, host: 'cleo', cohost: 'ben' };
    const cast = castOf(draft, OPTIONS, 'en-US');
    expect([cast.host?.id, cast.cohost?.id]).toEqual(['cleo', 'dan']);
  });

  it('has hosts chosen one by one where there is no pair', () => {
    expect(castOf(EMPTY_DRAFT, OPTIONS, 'is-IS')).toMatchObject({ casting: 'each', host: { id: 'vera' } });
  });
});

describe('shortList', () => {
  const [first, second] = OPTIONS.pairs;
  const many = Array.from({ length: 4 }, (_, at) => [
    { ...first!, id: `${first!.id}-${at}` },
    { ...second!, id: `${second!.id}-${at}` },
  ]).flat();

  it('leaves out nothing while there is little', () => {
    expect(shortList(OPTIONS.pairs, voices, undefined)).toEqual(OPTIONS.pairs);
  });

  it('shows one of each kind, and the one that is chosen', () => {
    expect(ids(shortList(many, voices, 'ana-ben-3'))).toEqual(['ana-ben-0', 'cleo-dan-0', 'ana-ben-3']);
  });
});
