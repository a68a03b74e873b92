import { Button, Group, Select, Stack, Text, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { searchable } from '../../../lib/format/language-names.ts';
import { replaceOnTyping } from '../../../ui/forms/replace-on-typing.ts';
import { useCountries } from '../billing-queries.ts';
import type { BillingForm } from './use-billing-form.ts';

export function BillingFields({ form }: { form: BillingForm }) {
  const { t } = useTranslation('billing');
  const text = useErrorText();
  const { values, faults, change } = form;
  return (
    <Stack gap="md">
      <CountryField form={form} />
      {values.country === 'BR' && (
        <TextInput
          data-field="tax_id"
          label={t('info.cpf')}
          description={t('info.cpf_hint')}
          placeholder="000.000.000-00"
          inputMode="numeric"
          autoComplete="off"
          required
          withAsterisk={false}
          value={values.tax_id}
          error={text.field(faults.tax_id)}
          onChange={(event) => change('tax_id', event.currentTarget.value)}
        />
      )}
    </Stack>
  );
}

function CountryField({ form: { values, faults, change } }: { form: BillingForm }) {
  const { t } = useTranslation(['billing', 'common']);
  const text = useErrorText();
  const { data, isError, refetch, isFetching } = useCountries();
  if (isError) {
    return (
      <Group gap="sm" role="alert">
        <Text c="var(--mantine-color-error)">{t('billing:info.countries_failed')}</Text>
        <Button variant="default" size="sm" loading={isFetching} onClick={() => void refetch()}>
          {t('common:try_again')}
        </Button>
      </Group>
    );
  }
  const countries = (data?.items ?? []).map(({ code, name }) => ({ value: code, label: name }));
  return (
    <Select
      data-field="country"
      label={t('billing:info.country')}
      description={t('billing:info.country_hint')}
      placeholder={t('billing:info.country_placeholder')}
      data={countries}
      value={values.country || null}
      error={text.field(faults.country)}
      required
      withAsterisk={false}
      searchable
      // The keyboard may come here to read what is wrong, which the open list would cover.
      openOnFocus={false}
      allowDeselect={false}
      selectFirstOptionOnChange
      autoComplete="off"
      maxDropdownHeight={280}
      nothingFoundMessage={t('billing:info.country_none')}
      filter={({ options, search }) =>
        options.filter((one) => 'label' in one && searchable(one.label).includes(searchable(search.trim())))
      }
      onChange={(code) => code && change('country', code)}
      {...replaceOnTyping(countries.find(({ value }) => value === values.country)?.label)}
    />
  );
}
