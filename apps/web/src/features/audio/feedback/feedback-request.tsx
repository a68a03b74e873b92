import { Text } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberFeedbackRequest, useClientState } from '../../../lib/storage/state.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import type { Playback } from '../../../ui/player/playback/playback.ts';
import { usePlaybackState } from '../../../ui/player/playback/use-playback.ts';
import { RatingForm } from './rating-form.tsx';

type Props = { audio: Audio; playback: Playback };

/** Asks a listener who heard an audio to its end for a rating: once for each audio, and not if it is rated already. */
export function FeedbackRequest({ audio, playback }: Props) {
  const { t } = useTranslation('listen');
  const { ended } = usePlaybackState(playback);
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    const asked = useClientState.getState().requestedFeedbackAudioIds.includes(audio.id);
    if (!ended || asked || audio.rating !== null) return;
    rememberFeedbackRequest(audio.id);
    setOpened(true);
  }, [ended, audio.id, audio.rating]);
  return (
    <Dialog opened={opened} onClose={() => setOpened(false)} title={t('rating.ask')} size="sm">
      <Text c="dimmed" mb="md">
        {t('rating.why')}
      </Text>
      <RatingForm audio={audio} onDone={() => setOpened(false)} />
    </Dialog>
  );
}
