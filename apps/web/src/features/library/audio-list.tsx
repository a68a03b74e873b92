import { Button, Center, VisuallyHidden } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AudioCard } from './audio-card.tsx';
import classes from './audio-list.module.css';
import { FailedCard } from './failed-card.tsx';

type CardsProps = { audios: Audio[]; playButtonFor: (audio: Audio) => ReactNode; stale?: boolean };

export function AudioCards({ audios, playButtonFor, stale = false }: CardsProps) {
  return (
    <ul className={classes.list} data-stale={stale || undefined} aria-busy={stale}>
      {audios.map((audio) => (
        <li key={audio.id}>
          {audio.status === 'failed' ? (
            <FailedCard audio={audio} />
          ) : (
            <AudioCard audio={audio} playButtonFor={playButtonFor} />
          )}
        </li>
      ))}
    </ul>
  );
}

type Props = CardsProps & {
  /** Shown from before, while what is now asked for comes. */
  stale: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
};

export function AudioList({ audios, playButtonFor, stale, hasMore, loadingMore, loadMore }: Props) {
  const { t } = useTranslation('library');
  return (
    <>
      <AudioCards audios={audios} playButtonFor={playButtonFor} stale={stale} />
      <VisuallyHidden role="status">{t('results', { count: audios.length })}</VisuallyHidden>
      {hasMore && <LoadMore loading={loadingMore} load={loadMore} />}
    </>
  );
}

/** Loads by itself when it comes near; the button is for keyboards that get there first. */
function LoadMore({ loading, load }: { loading: boolean; load: () => void }) {
  const { t } = useTranslation('library');
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (loading || !place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '400px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [loading]);
  return (
    <Center ref={place} mt="xl">
      <Button variant="default" onClick={load} loading={loading}>
        {t('more')}
      </Button>
    </Center>
  );
}
