import { Menu } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Webhook } from '@parlance/contract/api-webhooks';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconSend from '@tabler/icons-react/dist/esm/icons/IconSend.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTranslation } from 'react-i18next';
import { showSnackbar } from '../../../lib/storage/state.ts';
import { MoreMenu } from '../../../ui/lists/more-menu.tsx';
import { useDeleteWebhook, useRotateSecret, useTestWebhook } from './webhook-queries.ts';

type Props = { webhook: Webhook; edit: () => void; showLog: () => void; onSecret: (secret: string) => void };

export function WebhookMenu({ webhook: { id, url }, edit, showLog, onSecret }: Props) {
  const { t } = useTranslation('api');
  const remove = useDeleteWebhook(() => showSnackbar(t('webhooks.deleted')));
  const rotate = useRotateSecret(onSecret);
  const test = useTestWebhook(showLog);

  const askDelete = () =>
    modals.openConfirmModal({
      title: t('webhooks.delete_title'),
      children: t('webhooks.delete_body', { url }),
      labels: { confirm: t('webhooks.delete_confirm'), cancel: t('webhooks.delete_keep') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(id),
    });
  const askRotate = () =>
    modals.openConfirmModal({
      title: t('webhooks.rotate_title'),
      children: t('webhooks.rotate_body'),
      labels: { confirm: t('webhooks.rotate_confirm'), cancel: t('webhooks.rotate_keep') },
      confirmProps: { color: 'red' },
      onConfirm: () => rotate.mutate(id),
    });

  return (
    <MoreMenu
      label={t('webhooks.menu', { url })}
      loading={remove.isPending || rotate.isPending || test.isPending}
      size={42}
    >
      <Menu.Item leftSection={<IconSend size={16} aria-hidden />} onClick={() => test.mutate(id)}>
        {t('webhooks.test')}
      </Menu.Item>
      <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={edit}>
        {t('webhooks.edit')}
      </Menu.Item>
      <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} onClick={askRotate}>
        {t('webhooks.rotate')}
      </Menu.Item>
      <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={askDelete}>
        {t('webhooks.delete')}
      </Menu.Item>
    </MoreMenu>
  );
}
