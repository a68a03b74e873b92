import type { AudioScript, EditBasis } from '@parlance/contract/audios';
import type { NewAudio } from '@parlance/contract/new-audio';
import type { Options } from '@parlance/contract/options';
import { unspokenLines, unspokenMs } from '@parlance/contract/script-changes';
import { remakeCredits } from '@parlance/kernel/credits';
import { respell } from '@parlance/kernel/respell';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import type { EditLine } from './script-editor.ts';

type SpokenLine = AudioScript['lines'][number];

const saying = ({ speaker, text }: Pick<EditLine, 'speaker' | 'text'>): string => `${speaker} ${text}`;

/** How long lines that were spoken took; what is new can only be guessed. */
export function knownTimes(script: readonly SpokenLine[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const line of script) {
    if (line.start_ms !== null && line.end_ms !== null) times.set(saying(line), line.end_ms - line.start_ms);
  }
  return times;
}

export function isPremium(options: Options | undefined, voice: NewAudio['voice']): boolean {
  const pair = options?.pairs.find(({ id }) => id === voice);
  const ids =
    typeof voice === 'string' ? [pair?.host ?? voice, pair?.cohost ?? voice] : [voice.host, voice.cohost];
  return options?.voices.some(({ id, tier }) => ids.includes(id) && tier === 'premium') ?? false;
}

type Ask = {
  basis: EditBasis;
  language: string;
  times: ReadonlyMap<string, number>;
  lines: readonly EditLine[];
  premium: boolean;
};

/** What saving would mean: how long the audio gets, what has to be spoken, and what that costs. */
export function estimateRemake({ basis, language, times, lines, premium }: Ask) {
  const clean = lines.map((line) => ({ ...line, text: line.text.trim() }));
  const dictionary = { entries: basis.pronunciations, isMeasured: basis.is_measured };
  const said = clean.map((line) => ({ ...line, text: respell(line.text, language, dictionary).text }));
  const fresh = unspokenLines(basis.said, said);
  return {
    durationMs: clean.reduce(
      (sum, line) => sum + (times.get(saying(line)) ?? estimateSpeechMs(line.text)),
      0,
    ),
    newLines: fresh.length,
    newKeys: new Set(fresh.map(({ key }) => key)),
    credits: remakeCredits({ unspokenMs: unspokenMs(basis.said, said), premium }),
  };
}
