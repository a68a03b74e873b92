import type { Audio } from '@parlance/contract/audios';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { audioName } from '../../lib/format/audio-name.ts';
import type { Playback } from '../../ui/player/playback/playback.ts';
import { usePlaybackState, usePosition } from '../../ui/player/playback/use-playback.ts';
import { Player } from '../../ui/player/player.tsx';
import { DownloadMenu } from './actions/download-menu.tsx';
import { usePeaks } from './audio-queries.ts';
import { renewTrack } from './deck/deck-state.ts';
import classes from './player-card.module.css';
import { SoundToCome } from './sound-to-come.tsx';

type Props = { audio: Audio; playback: Playback; refetch: () => Promise<unknown> };

/** The player's place, of the same height whether there is something to hear yet or not. */
export function PlayerCard({ audio, playback, refetch }: Props) {
  const { t } = useTranslation('listen');
  const { ready, failed } = usePlaybackState(playback);
  const hasBegun = usePosition(playback, (ms) => ms > 0);
  const { data: peaks } = usePeaks(audio);
  const chapters = useMemo(
    () => audio.chapters.map(({ title, start_ms }) => ({ title, startMs: start_ms })),
    [audio.chapters],
  );
  const title = audioName(audio, t('untitled'));

  // What stops after a word is not offered; what has begun stays, also while its next part is fetched anew.
  const isOffered = ready || hasBegun || failed;
  if (!audio.media_url && !(audio.live_url && isOffered)) {
    return (
      <div className={classes.place} data-empty>
        <SoundToCome audioId={audio.id} />
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
