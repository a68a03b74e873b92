import type { EditBasis } from '@parlance/contract/audios';
import type { NewAudio } from '@parlance/contract/new-audio';
import type { Options } from '@parlance/contract/options';
import { unspokenLines, unspokenMs } from '@parlance/contract/script-changes';
import { remakeCredits } from '@parlance/kernel/credits';
import { respell } from '@parlance/kernel/respell';
import type { SpokenLine } from '@parlance/kernel/script-text';

export function isPremium(options: Options | undefined, voice: NewAudio['voice']): boolean {
  const pair = options?.pairs.find(({ id }) => id === voice);
  const ids =
    typeof voice === 'string' ? [pair?.host ?? voice, pair?.cohost ?? voice] : [voice.host, voice.cohost];
  return options?.voices.some(({ id, tier }) => ids.includes(id) && tier === 'premium') ?? false;
}

type Ask<Line> = { basis: EditBasis; language: string; lines: readonly Line[]; premium: boolean };

/** Which lines would have to be spoken if these were saved, and what that costs; the server reckons the same way. */
export function remakeCost<Line extends SpokenLine>({ basis, language, lines, premium }: Ask<Line>) {
  const dictionary = { entries: basis.pronunciations, isMeasured: basis.is_measured };
  const said = lines.map((line) => ({ ...line, text: respell(line.text, language, dictionary).text }));
  return {
    unspoken: unspokenLines(basis.said, said),
    credits: remakeCredits({ unspokenMs: unspokenMs(basis.said, said), premium }),
  };
}
