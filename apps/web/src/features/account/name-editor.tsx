import { ActionIcon, Button, Group, TextInput } from '@mantine/core';
import { personName } from '@parlance/contract/credentials';
import { LIMITS } from '@parlance/kernel/limits';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiProblem } from '../../lib/api/api.ts';
import { useErrorText } from '../../lib/format/error-text.ts';
import { useChangeAccount } from './account-queries.ts';

/** A name with a button that turns it into a field. */
export function NameEditor({ name }: { name: string }) {
  const { t } = useTranslation(['account', 'common']);
  const [editing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  // The keyboard goes back to where it was.
  useEffect(() => {
    if (wasEditing.current && !editing) editButton.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (editing) return <NameForm name={name} close={() => setEditing(false)} />;
  return (
    <Group gap="xs" justify="space-between" wrap="nowrap">
      <span dir="auto">{name}</span>
      <Button
        ref={editButton}
        variant="subtle"
        size="compact-sm"
        leftSection={<IconPencil size={16} stroke={1.7} aria-hidden />}
        onClick={() => setEditing(true)}
      >
        {t('profile.edit_name')}
      </Button>
    </Group>
  );
}

function NameForm({ name, close }: { name: string; close: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const text = useErrorText();
  const [draft, setDraft] = useState(name);
  const [fault, setFault] = useState<string | undefined>();
  const { mutate, isPending } = useChangeAccount();

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = personName.safeParse(draft);
    if (!wanted.success) return setFault(wanted.error.issues[0]?.message ?? 'invalid');
    if (wanted.data === name) return close();
    mutate(
      { name: wanted.data },
      { onSuccess: close, onError: (error) => isApiProblem(error) && setFault(error.fields.name) },
    );
  };

  return (
    <form onSubmit={save} noValidate>
      <Group gap="xs" align="flex-start" wrap="nowrap">
        <TextInput
          flex={1}
          aria-label={t('profile.name')}
          value={draft}
          autoFocus
          autoComplete="name"
          maxLength={LIMITS.nameMaxChars}
          error={text.field(fault, { count: LIMITS.nameMinChars })}
          disabled={isPending}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => {
            setDraft(event.currentTarget.value);
            setFault(undefined);
          }}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        />
        <ActionIcon type="submit" size={42} aria-label={t('profile.save_name')} loading={isPending}>
          <IconCheck size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size={42}
          aria-label={t('common:cancel')}
          onClick={close}
          disabled={isPending}
        >
          <IconX size={20} aria-hidden />
        </ActionIcon>
      </Group>
    </form>
  );
}
