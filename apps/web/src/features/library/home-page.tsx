import { Button, Title } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useClientState } from '../../lib/storage/state.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { AudioCards, AudioList } from './audio-list.tsx';
import { EmptyLibrary, LoadFailed, NothingFound } from './empty-states.tsx';
import { Filters } from './filters.tsx';
import classes from './home-page.module.css';
import { useAudios } from './library-queries.ts';
import { begunIn } from './listening-progress.ts';
import { AudioCardSkeletons } from './skeletons.tsx';
import { useLibraryFilters } from './use-library-filters.ts';

type Props = {
  /** Plays an audio without leaving the list. */
  playButtonFor: (audio: Audio) => ReactNode;
};

export function HomePage({ playButtonFor }: Props) {
  const { t } = useTranslation('library');
  const [wanted, want] = useLibraryFilters();
  const query = useAudios(wanted);
  const dismissed = useClientState((state) => state.dismissedFailedRequests);
  const filtered = wanted.q !== '' || wanted.status !== null;
  const audios = query.data?.pages
    .flatMap((page) => page.items)
    // Somebody who asks for failed ones wants to see those put away, too.
    .filter(({ id, status }) => status !== 'failed' || wanted.status === 'failed' || !dismissed.includes(id));

  // While somebody searches there is one list: what was found.
  const begun = filtered ? [] : begunIn(audios ?? []);
  const rest = audios?.filter((audio) => !begun.includes(audio)) ?? [];
  const shelfIsEmpty = audios?.length === 0 && !filtered && !query.hasNextPage;
  return (
    <>
      <PageHead title={t('title')} />
      <header className={classes.top}>
        <Title order={1}>{t('title')}</Title>
        {!shelfIsEmpty && (
          <Button
            component={Link}
            to="/app/new-audio"
            leftSection={<IconPlus size={18} aria-hidden="true" />}
          >
            {t('create')}
          </Button>
        )}
      </header>
      {!shelfIsEmpty && <Filters wanted={wanted} want={want} />}
      {audios === undefined ? (
        query.error ? (
          <LoadFailed error={query.error} retry={() => void query.refetch()} />
        ) : (
          <AudioCardSkeletons />
        )
      ) : shelfIsEmpty ? (
        <EmptyLibrary />
      ) : audios.length === 0 && !query.hasNextPage ? (
        <NothingFound showAll={() => want({ q: '', status: null })} />
      ) : (
        <>
          {begun.length > 0 && (
            <section aria-labelledby="continue" className={classes.begun}>
              <Title order={2} size="h3" mb="sm" id="continue">
                {t('continue')}
              </Title>
              <AudioCards audios={begun} playButtonFor={playButtonFor} />
            </section>
          )}
          <AudioList
            audios={rest}
            playButtonFor={playButtonFor}
            stale={query.isPlaceholderData}
            hasMore={query.hasNextPage}
            loadingMore={query.isFetchingNextPage}
            loadMore={() => void query.fetchNextPage()}
          />
        </>
      )}
    </>
  );
}
