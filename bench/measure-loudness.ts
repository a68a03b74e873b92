import { Decoder, Demuxer, FilterAPI } from 'node-av/api';

export type Loudness = { lufs: number; truePeakDb: number };

/** FFmpeg's own meter (EBU R 128): a second opinion, written by others than our mixer. */
export async function measureLoudness(file: string): Promise<Loudness> {
  const input = await Demuxer.open(file);
  const stream = input.audio();
  if (!stream) throw new Error(`${file} holds no sound`);
  const decoder = await Decoder.create(stream);
  const meter = FilterAPI.create('ebur128=metadata=1:peak=true');
  let lufs = Number.NEGATIVE_INFINITY;
  let peak = 0;
  for await (const frame of meter.frames(decoder.frames(input.packets(stream.index)))) {
    if (!frame) continue;
    const facts = frame.getMetadata().getAll();
    lufs = Number(facts['lavfi.r128.I'] ?? lufs);
    for (const [name, value] of Object.entries(facts)) {
      if (name.startsWith('lavfi.r128.true_peaks_ch') || name === 'lavfi.r128.true_peak')
        peak = Math.max(peak, Number(value));
    }
    frame.free();
  }
  meter.close();
  decoder.close();
  await input.close();
  return { lufs, truePeakDb: 20 * Math.log10(peak) };
}
