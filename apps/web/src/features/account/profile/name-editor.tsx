import { Button, Group } from '@mantine/core';
import { personName } from '@parlance/contract/credentials';
import { LIMITS } from '@parlance/kernel/limits';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiProblem } from '../../../lib/api/api.ts';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { InlineEdit } from '../../../ui/forms/inline-edit.tsx';
import { useInlineEdit } from '../../../ui/forms/use-inline-edit.ts';
import { useChangeAccount } from '../account-queries.ts';

/** A name with a button that turns it into a field. */
export function NameEditor({ name }: { name: string }) {
  const { t } = useTranslation('account');
  const { editing, button, edit, close } = useInlineEdit();
  if (editing) return <NameField name={name} close={close} />;
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <span dir="auto">{name}</span>
      <Button
        ref={button}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />}
        onClick={edit}
      >
        {t('profile.edit_name')}
      </Button>
    </Group>
  );
}

function NameField({ name, close }: { name: string; close: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const text = useErrorText();
  const [draft, setDraft] = useState(name);
  const [fault, setFault] = useState<string | undefined>();
  const { mutate, isPending } = useChangeAccount();

  const save = () => {
    const wanted = personName.safeParse(draft);
    if (!wanted.success) return setFault(wanted.error.issues[0]?.message ?? 'invalid');
    if (wanted.data === name) return close();
    mutate(
      { name: wanted.data },
      { onSuccess: close, onError: (error) => isApiProblem(error) && setFault(error.fields.name) },
    );
  };

  return (
    <InlineEdit
      aria-label={t('account:profile.name')}
      autoComplete="name"
      maxLength={LIMITS.nameMaxChars}
      value={draft}
      error={text.field(fault, { count: LIMITS.nameMinChars })}
      onChange={(typed) => {
        setDraft(typed);
        setFault(undefined);
      }}
      save={save}
      close={close}
      labels={{ save: t('account:profile.save_name'), cancel: t('common:cancel') }}
      saving={isPending}
    />
  );
}
