import { Button, Title } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useClientState } from '../../lib/storage/state.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { AudioCards, AudioList, type Listening } from './audio-list.tsx';
import { EmptyLibrary, LoadFailed, NothingFound } from './empty-states.tsx';
import { Filters } from './filters.tsx';
import classes from './home-page.module.css';
import { useAudios, useDeleteAudios } from './library-queries.ts';
import { begunIn } from './listening-progress.ts';
import { SelectionBar } from './selection.tsx';
import { isOnShelf } from './shelf.ts';
import { AudioCardSkeletons } from './skeletons.tsx';
import { useLibraryFilters } from './use-library-filters.ts';
import { useSelection } from './use-selection.ts';

type Props = Listening & {
  playInARow: (audios: readonly Audio[]) => void;
  /** An audio is gone, wherever it was heard. */
  letGo: (id: string) => void;
};

export function HomePage({ playButtonFor, queueButtonFor, playInARow, letGo }: Props) {
  const { t } = useTranslation('library');
  const [wanted, want] = useLibraryFilters();
  const query = useAudios(wanted);
  const selection = useSelection();
  const deletion = useDeleteAudios((id) => {
    letGo(id);
    selection.drop(id);
  });
  const dismissed = useClientState((state) => state.dismissedFailedRequests);
  const filtered = wanted.q !== '' || wanted.status !== null;
  const inUsualOrder = wanted.sort === 'newest';
  const audios = query.data?.pages
    .flatMap((page) => page.items)
    // Somebody who asks for failed ones wants to see those put away, too.
    .filter((audio) => wanted.status === 'failed' || isOnShelf(audio, dismissed));

  // While somebody searches, sorts or chooses there is one list.
  const begun = filtered || !inUsualOrder || selection.isOpen ? [] : begunIn(audios ?? []);
  const cards = { playButtonFor, queueButtonFor, selection };
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
      {!shelfIsEmpty && (
        <Filters wanted={wanted} want={want}>
          <Button
            variant="default"
            h={42}
            className={classes.choose}
            aria-pressed={selection.isOpen}
            onClick={selection.isOpen ? selection.close : selection.open}
          >
            {t('select.open')}
          </Button>
        </Filters>
      )}
      {selection.isOpen && (
        <SelectionBar
          chosen={(audios ?? []).filter(({ id }) => selection.ids.has(id))}
          deleting={deletion.isPending}
          playInARow={playInARow}
          remove={(chosen) => deletion.mutate(chosen.map(({ id }) => id))}
          close={selection.close}
        />
      )}
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
              <AudioCards audios={begun} {...cards} />
            </section>
          )}
          <AudioList
            audios={rest}
            {...cards}
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
