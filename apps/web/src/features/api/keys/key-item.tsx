import { ActionIcon } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { ApiKey } from '@parlance/contract/api-access';
import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf, momentOf } from '../../../lib/format/days.ts';
import { showSnackbar } from '../../../lib/storage/state.ts';
import { useShowFailure } from '../access-queries.ts';
import { SwitchedItem } from '../switched-item.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { useChangeKey, useDeleteKey } from './key-queries.ts';

export function KeyItem({ apiKey }: { apiKey: ApiKey }) {
  const { t, i18n } = useTranslation('api');
  const { name, created_at, last_used_at } = apiKey;
  const dates = [
    t('keys.created', { day: dayOf(created_at, i18n.language, 'medium') }),
    last_used_at
      ? t('keys.last_used', { when: momentOf(last_used_at, i18n.language) })
      : t('keys.never_used'),
  ];
  return (
    <SwitchedItem
      icon={<IconKey size={20} stroke={1.7} aria-hidden />}
      title={<span dir="auto">{name}</span>}
      item={apiKey}
      detail={dates.join(' · ')}
      labels={{ disabled: t('keys.disabled'), enabled: t('keys.enabled', { name }) }}
      change={useChangeKey()}
      onError={useShowFailure('key_change')}
    >
      <KeyActions apiKey={apiKey} />
    </SwitchedItem>
  );
}

function KeyActions({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('api');
  const { id, name } = apiKey;
  const [editing, setEditing] = useState(false);
  const remove = useDeleteKey(() => showSnackbar(t('keys.deleted')));
  const askDelete = () =>
    modals.openConfirmModal({
      title: t('keys.delete_title'),
      children: t('keys.delete_body', { name }),
      labels: { confirm: t('keys.delete_confirm'), cancel: t('keys.delete_keep') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(id),
    });
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={42}
        aria-label={t('keys.edit', { name })}
        onClick={() => setEditing(true)}
      >
        <IconPencil size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={42}
        aria-label={t('keys.delete', { name })}
        loading={remove.isPending}
        onClick={askDelete}
      >
        <IconTrash size={20} stroke={1.7} aria-hidden />
      </ActionIcon>
      <KeyDialog opened={editing} apiKey={apiKey} close={() => setEditing(false)} />
    </>
  );
}
