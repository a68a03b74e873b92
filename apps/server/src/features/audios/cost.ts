import type { Brief } from '@parlance/artifacts/brief';
import type { NewAudio } from '@parlance/contract/new-audio';
import type { Options } from '@parlance/contract/options';
import { creditsFor } from '@parlance/kernel/credits';
import type { Length, Mode } from '@parlance/kernel/limits';
import { parseScript } from '@parlance/kernel/script-text';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';

type Wish = { source: NewAudio['source'] | Brief['source']; mode: Mode; length: Length };

/** How long an own script would be; nothing for every other source. */
export function scriptMsOf({ source, mode }: Wish): number | undefined {
  if (source.type !== 'script') return undefined;
  const { lines } = parseScript(source.script, mode);
  return estimateSpeechMs(lines.map((line) => line.text).join(' '));
}

export function creditsOf(options: Options, wish: Wish, { host, cohost }: Brief['voices']): number {
  const premium = options.voices.some(({ id, tier }) => (id === host || id === cohost) && tier === 'premium');
  return creditsFor({ length: wish.length, scriptMs: scriptMsOf(wish), premium });
}
