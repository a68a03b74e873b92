import type { Reply, Request } from './messages.ts';
import { hearWindow } from './transcribe-window.ts';
import { checkWeights } from './weights.ts';
import { Whisper } from './whisper.ts';

const [folder = '', threads = ''] = process.argv.slice(2);

async function open(): Promise<Whisper> {
  await checkWeights(folder);
  return await Whisper.open(folder, Number(threads));
}

const whisper = open();
// Told to whoever asks for the first stretch.
whisper.catch(() => {});

async function answer({ samples, language }: Request): Promise<Reply> {
  try {
    return { heard: await hearWindow(await whisper, samples, language) };
  } catch (error) {
    return { failure: String(error) };
  }
}

process.on('message', async (request: Request) => {
  // The parent may be gone by now; then there is nobody to tell.
  process.send?.(await answer(request), () => {});
});

// A terminal sends its interrupt to every process; only the parent decides when hearing ends.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit(0));
