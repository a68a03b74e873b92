import { Modal, Text } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberFeedbackRequest, useClientState } from '../../../lib/storage/state.ts';
import type { Playback } from '../../../ui/player/playback.ts';
import { usePlaybackState } from '../../../ui/player/use-playback.ts';
import { RatingForm } from './rating-form.tsx';

type Props = { audio: Audio; playback: Playback };

/** Asks whoever heard an audio to its end how they liked it: once for each, and never who has said so already. */
export function FeedbackRequest({ audio, playback }: Props) {
  const { t } = useTranslation(['listen', 'common']);
  const { ended } = usePlaybackState(playback);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const asked = useClientState.getState().requestedFeedbackAudioIds.includes(audio.id);
    if (!ended || asked || audio.rating !== null) return;
    rememberFeedbackRequest(audio.id);
    setOpened(true);
  }, [ended, audio.id, audio.rating]);
  return (
    <Modal
      opened={opened}
      onClose={() => setOpened(false)}
      title={t('listen:rating.ask')}
      size="sm"
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Text c="dimmed" mb="md">
        {t('listen:rating.why')}
      </Text>
      <RatingForm audio={audio} onDone={() => setOpened(false)} />
    </Modal>
  );
}
