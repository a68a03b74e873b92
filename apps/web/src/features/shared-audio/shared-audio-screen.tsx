import { Button, Container, Tabs, Text, Title } from '@mantine/core';
import type { SharedAudio } from '@parlance/contract/sharing';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayOf } from '../../lib/format/days.ts';
import { publicPath } from '../../lib/public-pages.ts';
import { ShowNotes } from '../../ui/notes/show-notes.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { ChapterList } from '../../ui/player/chapter-list.tsx';
import { clockTime, spokenTime } from '../../ui/player/clock.ts';
import { useSleepTimer } from '../../ui/player/controls/sleep-timer.tsx';
import { Cover } from '../../ui/player/cover/cover.tsx';
import {
  rememberedPosition,
  rememberPosition,
  useSavedPosition,
} from '../../ui/player/playback/remembered.ts';
import { Sound } from '../../ui/player/playback/sound.tsx';
import { useMediaSession } from '../../ui/player/playback/use-media-session.ts';
import { newPlayback } from '../../ui/player/playback/use-playback.ts';
import { Player } from '../../ui/player/player.tsx';
import { Transcript } from '../../ui/player/transcript/transcript.tsx';
import classes from './shared-audio-screen.module.css';
import { useSharedPeaks, useSharedTurns } from './shared-queries.ts';

type Props = { audio: SharedAudio; refetch: () => Promise<unknown> };

/** One recording in this browser: begun where it was left, at hand for lock screens. */
function useSharedPlayback(audio: SharedAudio, title: string) {
  const [playback] = useState(newPlayback);
  const [tries, setTries] = useState(0);
  const { url_token: token, media_url: url, duration_ms: durationMs } = audio;
  useEffect(() => {
    playback.startAt(rememberedPosition(token));
    playback.load({ key: `${url} ${tries}`, url, live: false, durationMs });
  }, [playback, token, url, durationMs, tries]);
  const chapters = useMemo(
    () => audio.chapters.map((chapter) => ({ title: chapter.title, startMs: chapter.start_ms })),
    [audio.chapters],
  );
  useSavedPosition(playback, (positionMs, lengthMs) => rememberPosition(token, positionMs, lengthMs));
  useMediaSession(playback, { title, artist: PRODUCT_NAME });
  useSleepTimer(playback, chapters);
  return { playback, chapters, again: () => setTries((count) => count + 1) };
}

export function SharedAudioScreen({ audio, refetch }: Props) {
  const { t, i18n } = useTranslation('shared');
  const title = audio.title ?? t('untitled');
  const { playback, chapters, again } = useSharedPlayback(audio, title);
  const { data: peaks } = useSharedPeaks(audio);
  return (
    <Container size="lg" className={classes.page}>
      <PageHead title={title} description={t('description', { title, creator: audio.creator })} />
      <Sound playback={playback} />
      <article className={classes.card}>
        <Cover id={audio.cover_seed} className={classes.cover} />
        <header className={classes.header}>
          <Title order={1} lang={audio.title ? audio.language : undefined} dir="auto">
            {title}
          </Title>
          <p className={classes.by}>
            {t('by', { creator: audio.creator })}
            <span aria-hidden="true"> · </span>
            <time dateTime={audio.created_at}>{dayOf(audio.created_at, i18n.language)}</time>
            <span aria-hidden="true"> · </span>
            <span className="tabular" title={spokenTime(audio.duration_ms, i18n.language)}>
              {clockTime(audio.duration_ms)}
            </span>
          </p>
        </header>
        <div className={classes.player}>
          <Player
            playback={playback}
            title={title}
            peaks={peaks}
            chapters={chapters}
            onRetry={() => void refetch().then(again)}
          />
        </div>
        <Text size="sm" c="dimmed" className={classes.made}>
          {t('made_with', { product: PRODUCT_NAME })}
        </Text>
      </article>
      <SharedTabs audio={audio} playback={playback} chapters={chapters} />
      <MakeYourOwn />
    </Container>
  );
}

/** Whoever liked what they heard is one press away from something of their own. */
function MakeYourOwn() {
  const { t, i18n } = useTranslation('shared');
  return (
    <section className={classes.own} aria-labelledby="own">
      <div>
        <Title order={2} size="h3" id="own">
          {t('own.title')}
        </Title>
        <Text c="dimmed">
          {t('own.body')} <span data-needs="tryouts">{t('own.tryout')}</span>
        </Text>
      </div>
      <Button component={Link} to={publicPath('/', i18n.language)} size="md">
        {t('own.action')}
      </Button>
    </section>
  );
}

type TabProps = { audio: SharedAudio } & Pick<ReturnType<typeof useSharedPlayback>, 'playback' | 'chapters'>;

function SharedTabs({ audio, playback, chapters }: TabProps) {
  const { t } = useTranslation('shared');
  const { data: turns } = useSharedTurns(audio);
  return (
    <Tabs
      // What is said, read along while it is heard, says most of what this is.
      defaultValue="transcript"
      keepMounted={false}
      className={classes.tabs}
    >
      <Tabs.List aria-label={t('tabs.label')}>
        <Tabs.Tab value="transcript">{t('tabs.transcript')}</Tabs.Tab>
        {audio.shownotes && <Tabs.Tab value="notes">{t('tabs.notes')}</Tabs.Tab>}
        {chapters.length > 0 && <Tabs.Tab value="chapters">{t('tabs.chapters')}</Tabs.Tab>}
      </Tabs.List>
      <Tabs.Panel value="notes" pt="lg">
        <ShowNotes
          markdown={audio.shownotes ?? ''}
          language={audio.language}
          onTime={(ms) => playback.playFrom(ms)}
        />
      </Tabs.Panel>
      <Tabs.Panel value="transcript">
        {turns && <Transcript playback={playback} turns={turns} language={audio.language} />}
      </Tabs.Panel>
      <Tabs.Panel value="chapters" pt="lg">
        <ChapterList playback={playback} chapters={chapters} language={audio.language} />
      </Tabs.Panel>
    </Tabs>
  );
}
