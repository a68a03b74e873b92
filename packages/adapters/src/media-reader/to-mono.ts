import { HEARING_RATE } from '@parlance/ports/media-reader';
import { AV_CHANNEL_ORDER_UNSPEC, AV_SAMPLE_FMT_FLT, type AVSampleFormat } from 'node-av/constants';
import { avChannelLayoutDefault, type ChannelLayout, type Frame, SoftwareResampleContext } from 'node-av/lib';
import { MEDIA_LIMITS } from './limits.ts';
import { refused } from './messages.ts';

const BYTES_PER_SAMPLE = 4;
const NOTHING = new Float32Array(0);

type Shape = { rate: number; format: AVSampleFormat; layout: ChannelLayout };

const shapeOf = (frame: Frame): Shape => {
  const layout = frame.channelLayout;
  const named = layout.order === AV_CHANNEL_ORDER_UNSPEC ? avChannelLayoutDefault(layout.nbChannels) : layout;
  return { rate: frame.sampleRate, format: frame.format as AVSampleFormat, layout: named };
};

const sameShape = (a: Shape, b: Shape): boolean =>
  a.rate === b.rate &&
  a.format === b.format &&
  a.layout.nbChannels === b.layout.nbChannels &&
  a.layout.mask === b.layout.mask;

function openResampler({ rate, format, layout }: Shape): SoftwareResampleContext {
  const { minSampleRate, maxSampleRate, maxChannels } = MEDIA_LIMITS;
  const sane = rate >= minSampleRate && rate <= maxSampleRate && layout.nbChannels <= maxChannels;
  const resampler = new SoftwareResampleContext();
  const answer = sane
    ? resampler.allocSetOpts2(
        avChannelLayoutDefault(1),
        AV_SAMPLE_FMT_FLT,
        HEARING_RATE,
        layout,
        format,
        rate,
      )
    : -1;
  // Two channels at full scale must not become one beyond it.
  if (answer >= 0) resampler.setOption('rematrix_maxval', 1);
  if (answer < 0 || resampler.init() < 0)
    throw refused('media.unreadable', `${layout.nbChannels} channels at ${rate} Hz can't be resampled`);
  return resampler;
}

/** Any frames to mono at the hearing rate. A recording may change its shape in the middle; broadcasts do. */
export class ToMono {
  #resampler: SoftwareResampleContext | undefined;
  #shape: Shape | undefined;

  convert(frame: Frame): Float32Array {
    const shape = shapeOf(frame);
    if (!this.#resampler || !this.#shape || !sameShape(shape, this.#shape)) {
      this.#resampler?.free();
      this.#resampler = openResampler(shape);
      this.#shape = shape;
    }
    return drain(this.#resampler, frame.extendedData ?? frame.data, frame.nbSamples);
  }

  finish(): Float32Array {
    if (!this.#resampler) return NOTHING;
    const last = drain(this.#resampler, null, 0);
    this.#resampler.free();
    this.#resampler = undefined;
    return last;
  }
}

function drain(resampler: SoftwareResampleContext, input: Buffer[] | null, count: number): Float32Array {
  const room = resampler.getOutSamples(count);
  if (room <= 0) return NOTHING;
  const output = Buffer.alloc(room * BYTES_PER_SAMPLE);
  const made = resampler.convertSync([output], room, input, count);
  if (made < 0) throw refused('media.unreadable', 'the sound can’t be resampled');
  return new Float32Array(output.buffer, output.byteOffset, made);
}
