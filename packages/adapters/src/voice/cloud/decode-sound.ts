import { Decoder, Demuxer } from 'node-av/api';
import { AV_LOG_ERROR, AV_SAMPLE_FMT_FLT, type AVSampleFormat } from 'node-av/constants';
import { avChannelLayoutDefault, type Frame, Log, SoftwareResampleContext } from 'node-av/lib';

export type Sound = { samples: Float32Array; sampleRate: number };

const BYTES_PER_SAMPLE = 4;

function openToMono({ sampleRate, channelLayout, format }: Frame): SoftwareResampleContext {
  const mono = avChannelLayoutDefault(1);
  const from = [channelLayout, format as AVSampleFormat, sampleRate] as const;
  const toMono = new SoftwareResampleContext();
  toMono.allocSetOpts2(mono, AV_SAMPLE_FMT_FLT, sampleRate, ...from);
  // Two channels at full scale must not become one beyond it.
  toMono.setOption('rematrix_maxval', 1);
  if (toMono.init() < 0) throw new Error(`${channelLayout.nbChannels} channels can't become one`);
  return toMono;
}

function monoOf(toMono: SoftwareResampleContext, frame: Frame): Buffer {
  const piece = Buffer.alloc(frame.nbSamples * BYTES_PER_SAMPLE);
  const input = frame.extendedData ?? frame.data;
  const made = toMono.convertSync([piece], frame.nbSamples, input, frame.nbSamples);
  return piece.subarray(0, Math.max(0, made) * BYTES_PER_SAMPLE);
}

/** MP3, Opus, FLAC and the like, for servers that give nothing simpler. */
export async function decodeSound(bytes: Buffer): Promise<Sound> {
  // Below errors FFmpeg writes remarks to stderr that no log of ours could hold or explain.
  Log.setLevel(AV_LOG_ERROR);
  const input = await Demuxer.open(bytes);
  let toMono: SoftwareResampleContext | undefined;
  try {
    const stream = input.audio();
    if (!stream) throw new Error('there is no sound in the answer');
    const decoder = await Decoder.create(stream);
    const pieces: Buffer[] = [];
    let sampleRate = 0;
    for await (const frame of decoder.frames(input.packets(stream.index))) {
      if (!frame) continue;
      toMono ??= openToMono(frame);
      sampleRate = frame.sampleRate;
      pieces.push(monoOf(toMono, frame));
      frame.free();
    }
    decoder.close();
    const samples = new Float32Array(new Uint8Array(Buffer.concat(pieces)).buffer);
    return { samples, sampleRate };
  } finally {
    toMono?.free();
    await input.close();
  }
}
