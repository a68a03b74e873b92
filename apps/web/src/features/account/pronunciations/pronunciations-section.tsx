import { ActionIcon, Button, Skeleton, Text } from '@mantine/core';
import { LIMITS } from '@parlance/kernel/limits';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../../lib/format/language-names.ts';
import { useOptions } from '../../../lib/queries/use-options.ts';
import { Item, Items } from '../../../ui/lists/rows.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { type Entry, usePronunciations, useReplacePronunciations } from '../account-queries.ts';
import { PronunciationForm } from './pronunciation-form.tsx';

function EntryItem({ entry, onRemove }: { entry: Entry; onRemove: () => void }) {
  const { t, i18n } = useTranslation('account');
  const { written, spoken, language } = entry;
  return (
    <Item
      title={<span dir="auto">{written}</span>}
      detail={t('pronunciations.said', {
        spoken,
        where: language ? languageName(language, i18n.language) : t('pronunciations.all_languages'),
      })}
      action={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={42}
          aria-label={t('pronunciations.remove', { written })}
          onClick={onRemove}
        >
          <IconTrash size={20} stroke={1.7} aria-hidden />
        </ActionIcon>
      }
    />
  );
}

function Entries({ saved }: { saved: Entry[] }) {
  const { t } = useTranslation('account');
  const { data: options } = useOptions();
  const { mutate, variables, isPending } = useReplacePronunciations();
  const [adding, setAdding] = useState(false);
  const items = isPending && variables ? variables : saved;
  const remove = (entry: Entry) => mutate(items.filter((other) => other !== entry));
  return (
    <>
      {items.length === 0 && !adding && (
        <Text c="dimmed" mb="md">
          {t('pronunciations.none')}
        </Text>
      )}
      {items.length > 0 && (
        <Items>
          {items.map((entry) => (
            <EntryItem
              key={`${entry.language} ${entry.written}`}
              entry={entry}
              onRemove={() => remove(entry)}
            />
          ))}
        </Items>
      )}
      {adding && options ? (
        <PronunciationForm
          items={items}
          languages={options.languages.map(({ code }) => code)}
          close={() => setAdding(false)}
        />
      ) : (
        <Button
          variant="default"
          mt={items.length > 0 ? 'md' : 0}
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={!options || items.length >= LIMITS.pronunciationsMaxCount}
          onClick={() => setAdding(true)}
        >
          {t('pronunciations.add')}
        </Button>
      )}
    </>
  );
}

/** Words and how they are to be said, in every audio made from now on. */
export function PronunciationsSection() {
  const { t } = useTranslation('account');
  const { data, isError } = usePronunciations();
  return (
    <Section title={t('pronunciations.title')} hint={t('pronunciations.hint')}>
      {isError && <Text c="dimmed">{t('pronunciations.failed')}</Text>}
      {!data && !isError && <Skeleton h={56} aria-hidden />}
      {data && <Entries saved={data.items} />}
    </Section>
  );
}
