import type { Sound } from './decode-sound.ts';

const CHUNK_HEADER_BYTES = 8;
const RIFF_HEADER_BYTES = 12;
const PCM = 1;
/** Written by who streams and doesn't know the length yet. */
const UNKNOWN_LENGTHS = [0, 0x7fff_ffff, 0xffff_ffff];

/** Bare 16-bit samples, little end first. */
export function fromPcm16(bytes: Buffer, channels = 1): Float32Array {
  const samples = new Float32Array(Math.floor(bytes.length / (2 * channels)));
  for (let at = 0; at < samples.length; at++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++)
      sum += bytes.readInt16LE((at * channels + channel) * 2);
    samples[at] = sum / channels / 0x8000;
  }
  return samples;
}

type Format = { encoding: number; channels: number; sampleRate: number; bits: number };

const formatOf = (chunk: Buffer): Format => ({
  encoding: chunk.readUInt16LE(0),
  channels: chunk.readUInt16LE(2),
  sampleRate: chunk.readUInt32LE(4),
  bits: chunk.readUInt16LE(14),
});

/** The plain WAV every service can give; undefined for anything else. */
function readWav(bytes: Buffer): Sound | undefined {
  let format: Format | undefined;
  for (let at = RIFF_HEADER_BYTES; at + CHUNK_HEADER_BYTES <= bytes.length; ) {
    const name = bytes.toString('latin1', at, at + 4);
    const stated = bytes.readUInt32LE(at + 4);
    const start = at + CHUNK_HEADER_BYTES;
    if (name === 'fmt ' && start + 16 <= bytes.length) format = formatOf(bytes.subarray(start));
    if (name === 'data') {
      if (format?.encoding !== PCM || format.bits !== 16) return undefined;
      const streamed = UNKNOWN_LENGTHS.includes(stated);
      if (!streamed && start + stated > bytes.length) throw new Error('the file ends before its sound does');
      const sound = bytes.subarray(start, streamed ? undefined : start + stated);
      return { samples: fromPcm16(sound, format.channels), sampleRate: format.sampleRate };
    }
    at = start + stated + (stated % 2);
  }
  throw new Error('the file has no sound in it');
}

/** A sound file of whatever kind, as one channel. */
export async function readSound(bytes: Buffer): Promise<Sound> {
  const isWav = bytes.toString('latin1', 0, 4) === 'RIFF';
  const sound = isWav ? readWav(bytes) : undefined;
  if (sound) return sound;
  // FFmpeg is loaded only for what it must read: the settings of voices are read by processes that never speak.
  const { decodeSound } = await import('./decode-sound.ts');
  return await decodeSound(bytes);
}
