import { closeSync, openSync } from 'node:fs';
import type { Encoder } from '@parlance/ports/encoder';
import { Limiter } from './limiter.ts';
import { LoudnessMeter } from './loudness.ts';
import { PeakSlices } from './peaks.ts';
import { MIX_RATE } from './rate.ts';
import { type Spool, writeAll } from './spool.ts';
import { BITRATE_KBPS, CEILING_DB, TARGET_LUFS } from './target.ts';
import { TruePeakMeter } from './true-peak.ts';

const CLOSE_ENOUGH_LU = 0.2;
const TRIES = 4;
const MOST_GAIN_DB = 20;
const SLICES = 800;
const PIECE = MIX_RATE;

export type Rendered = { bytes: number; loudnessLufs: number; truePeakDb: number; peaks: number[] };

type Job = { spool: Spool; encoder: Encoder; tag: Uint8Array; path: string };

/**
 * The finished file. Limiting takes loudness away, and how much is known only afterwards: so it is rendered
 * with the best guess, measured on the way, and rendered again only when the guess was off.
 */
export function renderMaster(job: Job, firstGainDb: number): Rendered {
  let gainDb = firstGainDb;
  for (let tries = 1; ; tries++) {
    const rendered = renderOnce(job, gainDb);
    const missingDb = TARGET_LUFS - rendered.loudnessLufs;
    const hopeless = !Number.isFinite(missingDb) || (missingDb > 0 && gainDb >= MOST_GAIN_DB);
    if (hopeless || Math.abs(missingDb) <= CLOSE_ENOUGH_LU || tries === TRIES) return rendered;
    gainDb = Math.min(MOST_GAIN_DB, gainDb + missingDb);
  }
}

function renderOnce({ spool, encoder, tag, path }: Job, gainDb: number): Rendered {
  const file = openSync(path, 'w');
  try {
    const limiter = new Limiter({ sampleRate: MIX_RATE, ceilingDb: CEILING_DB, gainDb });
    const mp3 = encoder.openMp3({ sampleRate: MIX_RATE, bitrateKbps: BITRATE_KBPS });
    const loudness = new LoudnessMeter(MIX_RATE);
    const truePeak = new TruePeakMeter();
    const peaks = new PeakSlices(spool.length, SLICES);
    let bytes = 0;
    const write = (part: Uint8Array) => {
      writeAll(file, part);
      bytes += part.length;
    };
    const render = (limited: Float32Array) => {
      loudness.push(limited);
      truePeak.push(limited);
      peaks.push(limited);
      write(mp3.push(limited));
    };
    write(tag);
    for (const piece of spool.pieces(PIECE)) render(limiter.push(piece));
    render(limiter.finish());
    write(mp3.finish());
    return {
      bytes,
      loudnessLufs: loudness.integratedLufs(),
      truePeakDb: truePeak.peakDb(),
      peaks: peaks.result(),
    };
  } finally {
    closeSync(file);
  }
}
