import type { Audio } from '@parlance/contract/audios';
import { savePosition } from '@parlance/contract/studio';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { audioName } from '../../../lib/format/audio-name.ts';
import type { Chapter } from '../../../ui/player/chapters.ts';
import { useSleepTimer } from '../../../ui/player/controls/sleep-timer.tsx';
import type { PlaybackSource } from '../../../ui/player/playback/playback-state.ts';
import { useSavedPosition } from '../../../ui/player/playback/remembered.ts';
import { Sound } from '../../../ui/player/playback/sound.tsx';
import { useMediaSession } from '../../../ui/player/playback/use-media-session.ts';
import { newPlayback, usePlaybackState } from '../../../ui/player/playback/use-playback.ts';
import { mayStart, withdrawStart } from '../../../ui/player/start/start-by-itself.ts';
import { rememberInCache, useAudio, useProgressOf } from '../audio-queries.ts';
import { isAnotherHeard, playNext, renewTrack, type Track } from './deck-state.ts';

/** A listener's place is worth a request every so often. */
const SAVE_EVERY_MS = 15_000;
/** Near the end there is nothing to come back to. */
const END_MS = 10_000;
const NO_CHAPTERS: Audio['chapters'] = [];

function sourceOf(audio: Audio | undefined, renewals: number): PlaybackSource | null {
  if (!audio) return null;
  const { id, revision, media_url, live_url, duration_ms } = audio;
  if (media_url)
    return { key: `${id} ${revision} ${renewals}`, url: media_url, live: false, durationMs: duration_ms };
  return live_url ? { key: `${id} live ${renewals}`, url: live_url, live: true } : null;
}

/**
 * What there is to hear of an audio, on one playback: first the live stream, then the finished file, and a
 * new version when there is one. Addresses are signed for a time; when one is refused, the audio is asked
 * for again, once, and playback goes on where it was.
 */
export function DeckTrack({ track, leads }: { track: Track; leads: boolean }) {
  const { audioId, playback, renewals } = track;
  const { data: audio, refetch } = useAudio(audioId);
  const client = useQueryClient();
  useProgressOf(audioId, audio);

  const place = audio?.position_ms;
  useEffect(() => {
    if (place !== undefined) playback.startAt(place);
  }, [playback, place]);

  const source = useMemo(() => sourceOf(audio, renewals), [audio, renewals]);
  useEffect(() => {
    if (source) playback.load(source);
  }, [playback, source]);

  const { failed, ready, waiting, playing, ended } = usePlaybackState(playback);
  useEffect(() => {
    if (!ready || !mayStart(audioId)) return;
    withdrawStart(audioId);
    if (!isAnotherHeard(audioId)) playback.play();
  }, [ready, audioId, playback]);
  // One that was not begun here can't come to its end before another.
  useEffect(() => {
    if (leads && ended) playNext(newPlayback);
  }, [leads, ended]);
  const renewed = useRef(false);
  useEffect(() => {
    // Sound came: should this address expire in its turn, one more renewal is fair.
    if (playing && !waiting && !failed) renewed.current = false;
  }, [playing, waiting, failed]);
  useEffect(() => {
    if (!failed || renewed.current) return;
    renewed.current = true;
    void refetch().then(() => renewTrack(audioId));
  }, [failed, refetch, audioId]);

  useSavedPosition(
    playback,
    (positionMs, durationMs, leaving) => {
      const heardOut = durationMs !== null && durationMs - positionMs < END_MS;
      const position_ms = heardOut ? 0 : Math.round(positionMs);
      rememberInCache(client, audioId, { position_ms });
      // A place that could not be saved is no reason to disturb somebody who listens.
      call(savePosition, { params: { id: audioId }, body: { position_ms }, keepalive: leaving }).catch(
        () => undefined,
      );
    },
    SAVE_EVERY_MS,
  );

  return (
    <>
      <Sound playback={playback} />
      {leads && audio && <Leader track={track} audio={audio} />}
    </>
  );
}

/** The one that lock screens, headphones and the sleep timer speak to. */
function Leader({ track: { playback }, audio }: { track: Track; audio: Audio }) {
  const { t } = useTranslation('listen');
  const { chapters: told = NO_CHAPTERS } = audio;
  const chapters = useMemo(
    (): Chapter[] => told.map(({ title, start_ms }) => ({ title, startMs: start_ms })),
    [told],
  );
  useMediaSession(playback, { title: audioName(audio, t('untitled')), artist: PRODUCT_NAME });
  useSleepTimer(playback, chapters);
  return null;
}
