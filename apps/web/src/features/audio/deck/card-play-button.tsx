import { ActionIcon } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { audioName } from '../../../lib/format/audio-name.ts';
import { newPlayback } from '../../../ui/player/playback/use-playback.ts';
import { toggleFromAfar, useDeck } from './deck-state.ts';

const never = () => () => undefined;

/** Plays an audio from a list, without going to its page. */
export function CardPlayButton({ audio }: { audio: Audio }) {
  const { t } = useTranslation(['player', 'listen']);
  const playback = useDeck(({ kept }) => (kept?.audioId === audio.id ? kept.playback : null));
  const isPlaying = useSyncExternalStore(
    playback?.subscribe ?? never,
    () => playback?.state().playing ?? false,
  );
  const Icon = isPlaying ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  const title = audioName(audio, t('listen:untitled'));
  return (
    <ActionIcon
      size={40}
      radius="xl"
      c="var(--mantine-primary-color-contrast)"
      aria-label={t(isPlaying ? 'player:pause_title' : 'player:play_title', { title })}
      onClick={() => toggleFromAfar(audio.id, newPlayback)}
    >
      <Icon size={18} aria-hidden="true" />
    </ActionIcon>
  );
}
