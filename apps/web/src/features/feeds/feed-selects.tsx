import { Select, type SelectProps } from '@mantine/core';
import { PODCAST_CATEGORIES } from '@parlance/contract/podcast-categories';
import { LANGUAGES } from '@parlance/kernel/languages';
import { useTranslation } from 'react-i18next';
import { languageName } from '../../lib/format/language-names.ts';

export function FeedLanguageField(props: SelectProps) {
  const { t, i18n } = useTranslation('feeds');
  const data = LANGUAGES.map(({ code }) => ({ value: code, label: languageName(code, i18n.language) })).sort(
    (a, b) => a.label.localeCompare(b.label, i18n.language),
  );
  return (
    <Select
      label={t('form.language')}
      data={data}
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('form.nothing_found')}
      {...props}
    />
  );
}

/** Apple's categories in the reader's language, in its alphabet. */
export function CategoryField(props: SelectProps) {
  const { t, i18n } = useTranslation('feeds');
  const data = PODCAST_CATEGORIES.map((value) => ({ value, label: t(`categories.${value}`) })).sort((a, b) =>
    a.label.localeCompare(b.label, i18n.language),
  );
  return <Select label={t('form.category')} data={data} allowDeselect={false} {...props} />;
}
