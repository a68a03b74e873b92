import { ActionIcon } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import IconPlaylistAdd from '@tabler/icons-react/dist/esm/icons/IconPlaylistAdd.mjs';
import IconPlaylistX from '@tabler/icons-react/dist/esm/icons/IconPlaylistX.mjs';
import { useTranslation } from 'react-i18next';
import { audioName } from '../../../lib/format/audio-name.ts';
import { dequeue, enqueue, useDeck } from './deck-state.ts';

/** Puts an audio behind what is heard, or takes it away again; there is no queue while nothing is heard. */
export function CardQueueButton({ audio }: { audio: Audio }) {
  const { t } = useTranslation(['player', 'listen']);
  const heard = useDeck(({ kept }) => kept?.audioId);
  const place = useDeck(({ queue }) => queue.indexOf(audio.id));
  if (heard === undefined || heard === audio.id) return null;
  const title = audioName(audio, t('listen:untitled'));
  const Icon = place < 0 ? IconPlaylistAdd : IconPlaylistX;
  const label = place < 0 ? t('player:queue.add', { title }) : t('player:queue.remove', { title });
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      radius="xl"
      title={label}
      aria-label={label}
      onClick={() => (place < 0 ? enqueue(audio.id) : dequeue(audio.id))}
    >
      <Icon size={20} stroke={1.7} aria-hidden="true" />
    </ActionIcon>
  );
}
