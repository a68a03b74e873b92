import type { Encoder } from '@parlance/ports/encoder';
import { AV_LOG_ERROR } from 'node-av/constants';
import { Log } from 'node-av/lib';
import { id3Block } from './id3.ts';
import { LameStream } from './lame-stream.ts';

/** FFmpeg (LAME) in this process, node-id3 for the tags. */
export function openEncoder(): Encoder {
  // Below errors FFmpeg writes remarks to stderr that no log of ours could hold or explain.
  Log.setLevel(AV_LOG_ERROR);
  return {
    openMp3: (options) => new LameStream(options),
    tag: id3Block,
  };
}
