import { ActionIcon, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Episode } from '@parlance/contract/feeds';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayOf } from '../../../lib/format/days.ts';
import { showSnackbar } from '../../../lib/storage/state.ts';
import { clockTime, spokenTime } from '../../../ui/player/clock.ts';
import { useDeleteEpisode } from '../feed-queries.ts';
import classes from './episodes.module.css';

export function EpisodeRow({ episode, edit }: { episode: Episode; edit: () => void }) {
  const { t, i18n } = useTranslation('feeds');
  const { title } = episode;
  const remove = useDeleteEpisode(() => showSnackbar(t('episodes.deleted')));
  const ask = () =>
    modals.openConfirmModal({
      title: t('episodes.delete_title'),
      children: t('episodes.delete_body', { title }),
      labels: { confirm: t('episodes.delete_confirm'), cancel: t('episodes.delete_keep') },
      confirmProps: { color: 'red' },
      onConfirm: () => remove.mutate(episode.id),
    });
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <Link to={`/app/audio/${episode.audio_id}`} className={classes.title} dir="auto">
          {title}
        </Link>
        <Text size="sm" c="dimmed">
          <time dateTime={episode.published_at}>{dayOf(episode.published_at, i18n.language, 'medium')}</time>
          <span aria-hidden="true"> · </span>
          <span className="tabular" title={spokenTime(episode.duration_ms, i18n.language)}>
            {clockTime(episode.duration_ms)}
          </span>
        </Text>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t('episodes.edit', { title })}
        onClick={edit}
      >
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        size={36}
        aria-label={t('episodes.delete', { title })}
        loading={remove.isPending}
        onClick={ask}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
