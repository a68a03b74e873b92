import { Menu } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Feed } from '@parlance/contract/feeds';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTranslation } from 'react-i18next';
import { showSnackbar } from '../../lib/storage/state.ts';
import { MoreMenu } from '../../ui/lists/more-menu.tsx';
import { useDeleteFeed, useRotateUrl } from './feed-queries.ts';

export function FeedMenu({ feed, check }: { feed: Feed; check: () => void }) {
  const { t } = useTranslation('feeds');
  const { id, name } = feed;
  const remove = useDeleteFeed(() => showSnackbar(t('delete.done')));
  const rotate = useRotateUrl(() => showSnackbar(t('rotate.done')));

  const askDelete = () =>
    modals.openConfirmModal({
      title: t('delete.title'),
      children: t('delete.body', { name }),
      labels: { confirm: t('delete.confirm'), cancel: t('delete.keep') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(id),
    });
  const askRotate = () =>
    modals.openConfirmModal({
      title: t('rotate.title'),
      children: t('rotate.body', { name }),
      labels: { confirm: t('rotate.confirm'), cancel: t('rotate.keep') },
      confirmProps: { color: 'red' },
      onConfirm: () => rotate.mutate(id),
    });

  return (
    <MoreMenu label={t('card.menu', { name })} loading={remove.isPending || rotate.isPending} size={36}>
      <Menu.Item leftSection={<IconStethoscope size={16} aria-hidden />} onClick={check}>
        {t('card.check')}
      </Menu.Item>
      <Menu.Item leftSection={<IconRefresh size={16} aria-hidden />} onClick={askRotate}>
        {t('card.rotate')}
      </Menu.Item>
      <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={askDelete}>
        {t('card.delete')}
      </Menu.Item>
    </MoreMenu>
  );
}
