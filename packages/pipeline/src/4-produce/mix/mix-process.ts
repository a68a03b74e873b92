// Entry of the process that owns one recording at a time: levelling and encoding are synchronous work of seconds inside
// native code, which nothing but a signal to its process can end.
import { rmSync } from 'node:fs';
import { serve } from '@parlance/isolation/serve';
import type { Encoder } from '@parlance/ports/encoder';
import type { MixCalls } from './mix-calls.ts';
import { Mixer } from './mixer.ts';

let opened: Mixer | undefined;
let spoolFolder: string | undefined;

function mixer(): Mixer {
  if (!opened) throw new Error('the mix is not open');
  return opened;
}

// No other process would: the one that asked for the recording is gone.
process.on('disconnect', () => spoolFolder && rmSync(spoolFolder, { recursive: true, force: true }));

serve<MixCalls>({
  async open([{ plan, encoderModule, folder }]) {
    spoolFolder = folder;
    const { openEncoder } = (await import(encoderModule)) as { openEncoder(): Encoder };
    opened = new Mixer(plan, openEncoder(), folder);
  },
  begin: (args) => mixer().begin(...args),
  add: (args) => mixer().add(...args),
  finish(args) {
    const finished = mixer().finish(...args);
    // It may be a while until the next recording.
    opened = undefined;
    return finished;
  },
});
