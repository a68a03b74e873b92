import type { Audio } from '@parlance/contract/audios';
import type { Options } from '@parlance/contract/options';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useOptions } from './use-options.ts';

export type SpeakerNames = { HOST: string; COHOST: string };

/** The names of the voices that speak, as far as the server still has them. */
export function namesOf(options: Options | undefined, voice: Audio['voice']): Partial<SpeakerNames> {
  const pair = typeof voice === 'string' ? options?.pairs.find(({ id }) => id === voice) : voice;
  const ids = pair ?? { host: voice, cohost: voice };
  const nameOf = (wanted: unknown) => options?.voices.find(({ id }) => id === wanted)?.name;
  return { HOST: nameOf(ids.host), COHOST: nameOf(ids.cohost) };
}

/** Who speaks is called the same everywhere: in the form, the transcript, the script and the studio. */
export function useSpeakerNames({ voice }: Pick<Audio, 'voice'>): SpeakerNames {
  const { t } = useTranslation();
  const { data: options } = useOptions();
  return useMemo(() => {
    const { HOST = t('speaker.HOST'), COHOST = t('speaker.COHOST') } = namesOf(options, voice);
    return { HOST, COHOST };
  }, [options, voice, t]);
}
