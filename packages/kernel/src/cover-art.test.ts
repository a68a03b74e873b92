import { describe, expect, it } from 'vitest';
import { coverArt } from './cover-art.ts';

const ids = Array.from({ length: 200 }, (_, index) => `aud_01HZX3${String(index).padStart(4, '0')}`);

describe('coverArt', () => {
  it('gives one recording the same cover every time', () => {
    for (const id of ids) expect(coverArt(id)).toEqual(coverArt(id));
  });

  it('tells recordings made one after the other apart', () => {
    const covers = ids.map((id) => JSON.stringify(coverArt(id)));
    expect(new Set(covers).size).toBe(ids.length);
  });

  it('uses every colour pair and every motif', () => {
    const covers = ids.map(coverArt);
    expect(new Set(covers.map((cover) => cover.to)).size).toBe(14);
    expect(new Set(covers.map((cover) => cover.motif)).size).toBe(6);
  });

  it('stays inside the square, also for an empty id', () => {
    for (const { values, light } of [...ids, ''].map(coverArt)) {
      for (const value of [...values, light.x, light.y]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }
    }
  });
});
