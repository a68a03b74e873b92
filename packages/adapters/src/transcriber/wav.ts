import { HEARING_RATE } from '@parlance/ports/media-reader';
import { toInt16 } from '@parlance/sound/int16';

const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
const PCM = 1;

/** The one format that every service takes and that needs no encoder: 32 kB a second. */
export function wavOf(samples: Float32Array): Blob {
  const sound = toInt16(samples);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0);
  header.writeUInt32LE(HEADER_BYTES - 8 + sound.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(PCM, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(HEARING_RATE, 24);
  header.writeUInt32LE(HEARING_RATE * BYTES_PER_SAMPLE, 28);
  header.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  header.writeUInt16LE(BYTES_PER_SAMPLE * 8, 34);
  header.write('data', 36);
  header.writeUInt32LE(sound.byteLength, 40);
  return new Blob([header, sound], { type: 'audio/wav' });
}
