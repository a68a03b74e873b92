import type { AudioScript, EditBasis } from '@parlance/contract/audios';
import { estimateSpeechMs } from '@parlance/kernel/speech-time';
import { remakeCost } from '../../lib/script/remake-cost.ts';
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
  const { unspoken, credits } = remakeCost({ basis, language, lines: clean, premium });
  return {
    durationMs: clean.reduce(
      (sum, line) => sum + (times.get(saying(line)) ?? estimateSpeechMs(line.text)),
      0,
    ),
    newLines: unspoken.length,
    newKeys: new Set(unspoken.map(({ key }) => key)),
    credits,
  };
}
