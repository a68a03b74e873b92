import { Text } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { audioName } from '../../lib/format/audio-name.ts';
import type { Playback } from '../../ui/player/playback/playback.ts';
import { Player } from '../../ui/player/player.tsx';
import { DownloadMenu } from './actions/download-menu.tsx';
import { usePeaks } from './audio-queries.ts';
import { renewTrack } from './deck/deck-state.ts';
import classes from './player-card.module.css';

type Props = { audio: Audio; playback: Playback; refetch: () => Promise<unknown> };

/** The player's place, of the same height whether there is something to hear yet or not. */
export function PlayerCard({ audio, playback, refetch }: Props) {
  const { t } = useTranslation('listen');
  const { data: peaks } = usePeaks(audio);
  const chapters = useMemo(
    () => audio.chapters.map(({ title, start_ms }) => ({ title, startMs: start_ms })),
    [audio.chapters],
  );
  const title = audioName(audio, t('untitled'));

  if (!audio.media_url && !audio.live_url) {
    return (
      <div className={classes.place} data-empty>
        <Text c="dimmed" size="sm" ta="center" maw="18rem">
          {t('making.listen_soon')}
        </Text>
      </div>
    );
  }
  return (
    <div className={classes.place}>
      <Player
        playback={playback}
        title={title}
        peaks={peaks}
        chapters={chapters}
        caption={audio.media_url ? undefined : t('making.listen_now')}
        onRetry={() => void refetch().then(() => renewTrack(audio.id))}
        trailing={audio.media_url && <DownloadMenu audio={audio} />}
      />
    </div>
  );
}
