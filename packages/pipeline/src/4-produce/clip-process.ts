// Entry of the process that turns single clips into files.
import { programArgs, serve } from '@parlance/isolation/serve';
import type { Encoder } from '@parlance/ports/encoder';
import { toFloats } from '@parlance/sound/int16';
import { joinBytes } from './bytes.ts';
import type { ClipCalls } from './encode-clip.ts';

const [encoderModule = ''] = programArgs();
const { openEncoder } = (await import(encoderModule)) as { openEncoder(): Encoder };
const encoder = openEncoder();

serve<ClipCalls>({
  encode([{ samples, sampleRate, bitrateKbps }]) {
    const floats = samples instanceof Float32Array ? samples : toFloats(samples);
    const stream = encoder.openMp3({ sampleRate, bitrateKbps });
    return joinBytes([stream.push(floats), stream.finish()]);
  },
});
