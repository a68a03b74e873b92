import { Select, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { Pronunciation } from '@parlance/contract/accounts';
import { LIMITS } from '@parlance/kernel/limits';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiProblem } from '../../../lib/api/api.ts';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { languageName } from '../../../lib/format/language-names.ts';
import { faultsOf } from '../../../lib/forms/form-faults.ts';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';
import { replaceOnTyping } from '../../../ui/forms/replace-on-typing.ts';
import { type Entry, useReplacePronunciations } from '../account-queries.ts';

const ALL = 'all';

type Faults = Partial<Record<keyof Entry, string>>;
type Props = { items: Entry[]; languages: string[]; close: () => void };

/** What the contract would refuse, found before anything is sent. */
function faultsIn(draft: Entry, items: readonly Entry[]): Faults {
  const { data } = Pronunciation.safeParse(draft);
  if (!data) return faultsOf(Pronunciation, draft);
  const { written, language } = data;
  const isThere = items.some((entry) => entry.written === written && entry.language === language);
  return isThere ? { written: 'entry_twice' } : {};
}

export function PronunciationForm({ items, languages, close }: Props) {
  const { t, i18n } = useTranslation('account');
  const text = useErrorText();
  const [draft, setDraft] = useState<Entry>({ written: '', spoken: '', language: null });
  const [faults, setFaults] = useState<Faults>({});
  const { mutate, isPending } = useReplacePronunciations();

  const change = (part: Partial<Entry>) => {
    setDraft((before) => ({ ...before, ...part }));
    setFaults({});
  };
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultsIn(draft, items);
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    const entry = { ...draft, written: draft.written.trim(), spoken: draft.spoken.trim() };
    mutate([...items, entry], {
      onSuccess: close,
      onError: (error) => {
        if (isApiProblem(error)) setFaults({ written: Object.values(error.fields)[0] ?? '' });
      },
    });
  };

  const choices = [
    { value: ALL, label: t('pronunciations.all_languages') },
    ...languages.map((code) => ({ value: code, label: languageName(code, i18n.language) })),
  ];
  const chosen = draft.language ?? ALL;
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="md" mt={items.length > 0 ? 'md' : 0}>
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            label={t('pronunciations.written')}
            description={t('pronunciations.written_hint')}
            value={draft.written}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            maxLength={LIMITS.pronunciationMaxChars}
            error={text.field(faults.written)}
            onChange={(event) => change({ written: event.currentTarget.value })}
          />
          <TextInput
            label={t('pronunciations.spoken')}
            description={t('pronunciations.spoken_hint')}
            value={draft.spoken}
            autoComplete="off"
            spellCheck={false}
            maxLength={LIMITS.pronunciationMaxChars}
            error={text.field(faults.spoken)}
            onChange={(event) => change({ spoken: event.currentTarget.value })}
          />
        </SimpleGrid>
        <Select
          label={t('pronunciations.language')}
          data={choices}
          value={chosen}
          searchable
          allowDeselect={false}
          maxDropdownHeight={320}
          nothingFoundMessage={t('defaults.none_found')}
          error={text.field(faults.language)}
          {...replaceOnTyping(choices.find(({ value }) => value === chosen)?.label)}
          onChange={(value) => value && change({ language: value === ALL ? null : value })}
        />
        <FormFooter isPending={isPending} submit={t('pronunciations.save')} close={close} />
      </Stack>
    </form>
  );
}
