import { closeSync, openSync } from 'node:fs';
import type { Encoder } from '@parlance/ports/encoder';
import { Limiter } from '../signal/limiter.ts';
import { LoudnessMeter } from '../signal/loudness.ts';
import { MIX_RATE } from '../signal/rate.ts';
import { type Measured, Rendering } from './rendering.ts';
import { type Spool, writeAll } from './spool.ts';
import { CEILING_DB, CLOSE_ENOUGH_LU, TARGET_LUFS } from './target.ts';

const TRIES = 4;
const MOST_GAIN_DB = 20;
const PIECE = MIX_RATE;

type Job = { spool: Spool; encoder: Encoder; tag: Uint8Array; path: string };

/**
 * The finished file of a mix that did not come out as loud as it should. Limiting takes loudness away, and how much
 * is known only afterwards: so the gain is sought first, by limiting and measuring alone, and encoding, which takes
 * most of the time, is done once.
 */
export const renderMaster = (job: Job, firstGainDb: number): { bytes: number } & Measured =>
  render(job, fittingGain(job.spool, firstGainDb));

function fittingGain(spool: Spool, firstGainDb: number): number {
  let gainDb = firstGainDb;
  for (let tries = 1; tries < TRIES; tries++) {
    const loudness = new LoudnessMeter(MIX_RATE);
    for (const piece of limited(spool, gainDb)) loudness.push(piece);
    const missingDb = TARGET_LUFS - loudness.integratedLufs();
    const hopeless = !Number.isFinite(missingDb) || (missingDb > 0 && gainDb >= MOST_GAIN_DB);
    if (hopeless || Math.abs(missingDb) <= CLOSE_ENOUGH_LU) return gainDb;
    gainDb = Math.min(MOST_GAIN_DB, gainDb + missingDb);
  }
  return gainDb;
}

function* limited(spool: Spool, gainDb: number): Generator<Float32Array> {
  const limiter = new Limiter({ sampleRate: MIX_RATE, ceilingDb: CEILING_DB, gainDb });
  for (const piece of spool.pieces(PIECE)) yield limiter.push(piece);
  yield limiter.finish();
}

function render({ spool, encoder, tag, path }: Job, gainDb: number): { bytes: number } & Measured {
  const file = openSync(path, 'w');
  try {
    const rendering = new Rendering(encoder, gainDb);
    let bytes = 0;
    const write = (part: Uint8Array) => {
      writeAll(file, part);
      bytes += part.length;
    };
    write(tag);
    for (const piece of spool.pieces(PIECE)) write(rendering.push(piece));
    write(rendering.finish());
    return { bytes, ...rendering.measured() };
  } finally {
    closeSync(file);
  }
}
