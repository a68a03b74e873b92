import { Skeleton, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../../ui/lists/load-failed.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { Items } from '../../../ui/lists/rows.tsx';
import { usePeople } from '../admin-queries.ts';
import { PersonItem } from './person-item.tsx';

const TYPING_MS = 300;
const SEARCH_MAX = 200;

export function PeoplePanel() {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const [search] = useDebouncedValue(typed.trim(), TYPING_MS);
  const query = usePeople(search);
  const people = query.data?.pages.flatMap(({ items }) => items);
  return (
    <Stack gap="md">
      <TextInput
        label={t('people.search')}
        type="search"
        value={typed}
        maxLength={SEARCH_MAX}
        leftSection={<IconSearch size={18} aria-hidden />}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {query.error && !people && <LoadFailed error={query.error} retry={() => void query.refetch()} />}
      {!people && !query.error && <Skeleton h={240} radius="lg" aria-hidden />}
      {people?.length === 0 && <Text c="dimmed">{t('people.none')}</Text>}
      {people && people.length > 0 && (
        <Items>
          {people.map((person) => (
            <PersonItem key={person.id} person={person} />
          ))}
        </Items>
      )}
      <LoadMore pages={query} label={t('more')} />
    </Stack>
  );
}
