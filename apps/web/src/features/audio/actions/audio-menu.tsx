import { ActionIcon, Menu, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Audio } from '@parlance/contract/audios';
import IconCopyPlus from '@tabler/icons-react/dist/esm/icons/IconCopyPlus.mjs';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { audioName } from '../../../lib/format/audio-name.ts';
import { showSnackbar } from '../../../lib/storage/state.ts';
import { useDelete, useRetry } from '../audio-queries.ts';

const words = (sentences: string[]) => (
  <Stack gap="sm">
    {sentences.filter(Boolean).map((sentence) => (
      <Text key={sentence}>{sentence}</Text>
    ))}
  </Stack>
);

export function AudioMenu({ audio }: { audio: Audio }) {
  const { t } = useTranslation('listen');
  const navigate = useNavigate();
  const retry = useRetry(audio.id);
  const remove = useDelete(audio.id, () => {
    showSnackbar(t('delete.done'));
    void navigate('/app/home');
  });
  const title = audioName(audio, t('untitled'));

  const confirmDelete = () =>
    modals.openConfirmModal({
      title: t('delete.title'),
      children: words([
        t('delete.body', { title }),
        audio.cancel_cost?.credits ? t('cancel.cost_deleted', audio.cancel_cost) : '',
      ]),
      labels: { confirm: t('delete.confirm'), cancel: t('delete.keep') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(),
    });

  return (
    <Menu position="bottom-end" width={260} shadow="md">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('menu.open')}
          loading={remove.isPending}
        >
          <IconDots size={20} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          component={Link}
          to={`/app/new-audio?again=${audio.id}`}
          leftSection={<IconCopyPlus size={16} aria-hidden="true" />}
        >
          {t('menu.again')}
        </Menu.Item>
        {(audio.status === 'failed' || audio.status === 'cancelled') && (
          <Menu.Item
            leftSection={<IconRefresh size={16} aria-hidden="true" />}
            onClick={() => retry.mutate(undefined)}
          >
            {t('menu.retry')}
          </Menu.Item>
        )}
        <Menu.Item
          color="red"
          leftSection={<IconTrash size={16} aria-hidden="true" />}
          onClick={confirmDelete}
        >
          {t('menu.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
