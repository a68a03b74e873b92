import { Button, Loader, Stack, Text } from '@mantine/core';
import type { VoiceOption } from '@parlance/contract/options';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconPlayerStopFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerStopFilled.mjs';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { playSample, stopSample, useSample } from './sample-player.ts';

const ICON_SIZE = 14;

const ICONS = {
  idle: <IconPlayerPlayFilled size={ICON_SIZE} aria-hidden />,
  failed: <IconPlayerPlayFilled size={ICON_SIZE} aria-hidden />,
  loading: <Loader size={ICON_SIZE} color="currentColor" aria-hidden />,
  playing: <IconPlayerStopFilled size={ICON_SIZE} aria-hidden />,
};

type Props = {
  /** Of the voice, or of the pair. */
  name: string;
  voices: readonly Pick<VoiceOption, 'sample_url'>[];
  language: string;
};

/** Lets a voice introduce itself, or two of them one after the other, in the language they are to speak. */
export function SampleButton({ name, voices, language }: Props) {
  const { t } = useTranslation('compose');
  const addresses = voices.map((voice) => `${voice.sample_url}?language=${encodeURIComponent(language)}`);
  const address = addresses.join(' ');
  const phase = useSample((sample) => (sample.address === address ? sample.phase : 'idle'));
  // Nobody should have to look for the button of a voice that is no longer on the screen.
  useEffect(() => () => stopSample(address), [address]);
  const isHeard = phase === 'loading' || phase === 'playing';
  return (
    <Stack gap={4} align="flex-start">
      <Button
        variant="default"
        size="compact-md"
        fw={500}
        leftSection={ICONS[phase]}
        aria-busy={phase === 'loading'}
        onClick={() => (isHeard ? stopSample(address) : playSample(address, addresses))}
      >
        {isHeard ? t('voice.sample.stop', { name }) : t('voice.sample.play', { name })}
      </Button>
      <Text role="status" size="sm" c={phase === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}>
        {phase === 'failed' && t('voice.sample.failed')}
        {phase === 'loading' && t('voice.sample.loading')}
      </Text>
    </Stack>
  );
}
