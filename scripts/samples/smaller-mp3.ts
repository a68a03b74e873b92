import { openEncoder } from '@parlance/adapters/encoder/node-av';
import { Decoder, Demuxer, FilterAPI } from 'node-av/api';

const SAMPLE_RATE = 44_100;
/** Ample for one voice at a time; less than half of what the product makes, because a visitor may be on the road. */
const BITRATE_KBPS = 40;

/** The same recording, second for second, in less than half the bytes. */
export async function smallerMp3(media: Uint8Array): Promise<Buffer> {
  const input = await Demuxer.open(Buffer.from(media), { format: 'mp3' });
  const sound = input.audio();
  if (!sound) throw new Error('There is no sound in it.');
  const decoder = await Decoder.create(sound);
  const mono = FilterAPI.create(`aformat=sample_fmts=flt:sample_rates=${SAMPLE_RATE}:channel_layouts=mono`);
  const encoder = openEncoder().openMp3({ sampleRate: SAMPLE_RATE, bitrateKbps: BITRATE_KBPS });
  const pieces: Uint8Array[] = [];
  for await (const frame of mono.frames(decoder.frames(input.packets(sound.index)))) {
    const plane = frame?.data?.[0];
    if (frame && plane)
      pieces.push(encoder.push(new Float32Array(Uint8Array.from(plane).buffer).subarray(0, frame.nbSamples)));
    frame?.free();
  }
  pieces.push(encoder.finish());
  mono.close();
  decoder.close();
  await input.close();
  return Buffer.concat(pieces);
}
