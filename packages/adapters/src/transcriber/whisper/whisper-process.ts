// Entry of the process in which Whisper runs.
import { programArgs, serve } from '@parlance/isolation/serve';
import type { WhisperCalls } from './messages.ts';
import { transcribeWindow } from './transcribe-window.ts';
import { checkWeights } from './weights.ts';
import { Whisper } from './whisper.ts';

const [folder = '', threads = ''] = programArgs();

async function open(): Promise<Whisper> {
  await checkWeights(folder);
  return await Whisper.open(folder, Number(threads));
}

let opening: Promise<Whisper> | undefined;

function whisper(): Promise<Whisper> {
  opening ??= open().catch((error: unknown) => {
    // A failed start must not be remembered for ever.
    opening = undefined;
    throw error;
  });
  return opening;
}

serve<WhisperCalls>({
  transcribe: async ([{ samples, language }]) => transcribeWindow(await whisper(), samples, language),
});
