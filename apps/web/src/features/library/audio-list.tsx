import { Button, Center, Checkbox, VisuallyHidden } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { audioName } from '../../lib/format/audio-name.ts';
import { AudioCard } from './audio-card.tsx';
import classes from './audio-list.module.css';
import { FailedCard } from './failed-card.tsx';
import type { Selection } from './use-selection.ts';

/** What an audio can be heard with, without leaving the list. */
export type Listening = {
  playButtonFor: (audio: Audio) => ReactNode;
  queueButtonFor: (audio: Audio) => ReactNode;
};

type CardsProps = Listening & { audios: Audio[]; selection: Selection; stale?: boolean };

export function AudioCards({ audios, selection, stale = false, ...listening }: CardsProps) {
  return (
    <ul className={classes.list} data-stale={stale || undefined} aria-busy={stale}>
      {audios.map((audio) => (
        <li key={audio.id} className={classes.item}>
          {selection.isOpen && <ChooseBox audio={audio} selection={selection} />}
          {audio.status === 'failed' ? (
            <FailedCard audio={audio} />
          ) : (
            <AudioCard audio={audio} {...listening} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Covers its card: whoever chooses does not want to go anywhere. */
function ChooseBox({ audio, selection }: { audio: Audio; selection: Selection }) {
  const { t } = useTranslation('library');
  const id = useId();
  return (
    <label className={classes.choose} htmlFor={id}>
      <Checkbox
        id={id}
        size="md"
        checked={selection.ids.has(audio.id)}
        aria-label={t('select.one', { title: audioName(audio, t('untitled')) })}
        onChange={() => selection.toggle(audio.id)}
      />
    </label>
  );
}

type Props = CardsProps & {
  /** Shown from before, while what is now asked for comes. */
  stale: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  loadMore: () => void;
};

export function AudioList({ hasMore, loadingMore, loadMore, ...cards }: Props) {
  const { t } = useTranslation('library');
  return (
    <>
      <AudioCards {...cards} />
      <VisuallyHidden role="status">{t('results', { count: cards.audios.length })}</VisuallyHidden>
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
