import { CloseButton, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { AUDIO_ORDERS, type AudioStatus } from '@parlance/contract/audios';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './home-page.module.css';
import type { LibraryFilters } from './library-queries.ts';

/** What is running stands on top of the list anyway; these are the ones worth looking for. */
const STATUSES = ['ready', 'review', 'failed', 'cancelled'] as const satisfies AudioStatus[];
const PAUSE_IN_TYPING_MS = 300;

type Props = {
  wanted: LibraryFilters;
  want: (change: Partial<LibraryFilters>) => void;
  children: ReactNode;
};

export function Filters({ wanted, want, children }: Props) {
  const { t } = useTranslation('library');
  const [typed, setTyped] = useState(wanted.q);
  const search = useDebouncedCallback((q: string) => want({ q: q.trim() }), PAUSE_IN_TYPING_MS);
  // "Show all" empties the search from outside.
  useEffect(() => setTyped((now) => (now.trim() === wanted.q ? now : wanted.q)), [wanted.q]);

  const type = (text: string) => {
    setTyped(text);
    search(text);
  };
  return (
    <search className={classes.filters}>
      <TextInput
        type="search"
        aria-label={t('search')}
        placeholder={t('search_short')}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        rightSection={typed !== '' && <CloseButton aria-label={t('search_clear')} onClick={() => type('')} />}
        maxLength={200}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {children}
      <Select
        aria-label={t('filter')}
        allowDeselect={false}
        value={wanted.status ?? 'all'}
        onChange={(value) => want({ status: STATUSES.find((status) => status === value) ?? null })}
        data={[
          { value: 'all', label: t('filter_all') },
          ...STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
      />
      <Select
        aria-label={t('sort.label')}
        allowDeselect={false}
        value={wanted.sort}
        onChange={(value) => want({ sort: AUDIO_ORDERS.find((order) => order === value) ?? 'newest' })}
        data={AUDIO_ORDERS.map((order) => ({ value: order, label: t(`sort.${order}`) }))}
      />
    </search>
  );
}
