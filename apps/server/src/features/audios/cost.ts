import type { Brief } from '@parlance/artifacts/brief';
import type { NewAudio } from '@parlance/contract/new-audio';
import type { Options } from '@parlance/contract/options';
import { creditsFor } from '@parlance/kernel/credits';
import type { Length, Mode } from '@parlance/kernel/limits';
import { parseScript } from '@parlance/kernel/script-text';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import { linesAsSaid } from './studio/as-said.ts';

type Request = {
  source: NewAudio['source'] | Brief['source'];
  mode: Mode;
  length: Length;
  language: string;
  pronunciations?: Brief['pronunciations'];
};

/** How long an own script would be, as it is said; nothing for every other source. */
export function scriptMsOf(request: Request): number | undefined {
  if (request.source.type !== 'script') return undefined;
  const { lines } = parseScript(request.source.script, request.mode);
  return estimateSpeechMs(
    linesAsSaid(request, lines)
      .map((line) => line.text)
      .join(' '),
  );
}

export const isPremium = ({ voices }: Options, { host, cohost }: Brief['voices']): boolean =>
  voices.some(({ id, tier }) => (id === host || id === cohost) && tier === 'premium');

export const creditsOf = (options: Options, request: Request, voices: Brief['voices']): number =>
  creditsFor({ length: request.length, scriptMs: scriptMsOf(request), premium: isPremium(options, voices) });
