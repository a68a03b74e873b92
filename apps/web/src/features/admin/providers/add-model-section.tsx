import { Button, NativeSelect, PasswordInput, Stack, TextInput } from '@mantine/core';
import { BOUGHT_KINDS, PROVIDER_KINDS, type ProviderKind } from '@parlance/contract/providers';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiProblem } from '../../../lib/api/api.ts';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { showSnackbar } from '../../../lib/storage/state.ts';
import { Section } from '../../../ui/page/section.tsx';
import { useAddProvider } from './provider-queries.ts';

const BOUGHT = new Set<ProviderKind>(BOUGHT_KINDS);
const NOTHING = { address: '', model: '', key: '' };

/** By hand: a vendor and its key, or an address and what is asked there. */
export function AddModelSection({ privateAddresses }: { privateAddresses: boolean }) {
  const { t } = useTranslation('providers');
  const text = useErrorText();
  const add = useAddProvider();
  const [kind, setKind] = useState<ProviderKind>('anthropic');
  const [said, setSaid] = useState(NOTHING);
  const fields = isApiProblem(add.error) ? (add.error.fields ?? {}) : {};
  const isBought = BOUGHT.has(kind);
  const set = (name: keyof typeof NOTHING) => (value: string) =>
    setSaid((all) => ({ ...all, [name]: value }));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const { address, model, key } = said;
    const asked = {
      kind,
      model: model.trim(),
      ...(isBought || address.trim() === '' ? {} : { address: address.trim() }),
      ...(key.trim() === '' ? {} : { key: key.trim() }),
    };
    add.mutate(asked, {
      onSuccess() {
        // What was typed as a key stays nowhere.
        setSaid(NOTHING);
        showSnackbar(t('add.added'));
      },
      onError(error) {
        if (!isApiProblem(error) || !error.fields) showSnackbar(text.problem(error), 'error');
      },
    });
  };

  return (
    <Section title={t('add.title')} hint={t(privateAddresses ? 'add.hint' : 'add.hint_public')}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md" maw="28rem">
          <NativeSelect
            label={t('add.kind')}
            value={kind}
            data={PROVIDER_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            onChange={(event) => setKind(event.currentTarget.value as ProviderKind)}
          />
          {!isBought && (
            <TextInput
              label={t('add.address')}
              description={t('add.address_hint')}
              inputMode="url"
              autoComplete="off"
              value={said.address}
              error={text.field(fields.address)}
              onChange={(event) => set('address')(event.currentTarget.value)}
            />
          )}
          <TextInput
            label={t('add.model')}
            autoComplete="off"
            value={said.model}
            error={text.field(fields.model)}
            onChange={(event) => set('model')(event.currentTarget.value)}
          />
          <PasswordInput
            label={t(isBought ? 'add.key' : 'add.key_optional')}
            description={t('add.key_hint')}
            autoComplete="off"
            value={said.key}
            error={text.field(fields.key)}
            visibilityToggleButtonProps={{ 'aria-label': t('add.show_key') }}
            onChange={(event) => set('key')(event.currentTarget.value)}
          />
          <Button type="submit" style={{ alignSelf: 'flex-start' }} loading={add.isPending}>
            {t('add.add')}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
