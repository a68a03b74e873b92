import { Alert, Button, Group } from '@mantine/core';
import type { Feed } from '@parlance/contract/feeds';
import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../lib/format/days.ts';
import { EpisodesDialog } from './episodes/episodes-dialog.tsx';
import classes from './feed-card.module.css';
import { FeedDialog } from './feed-dialog.tsx';
import { FeedMenu } from './feed-menu.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { AddressField } from './subscribe/address-field.tsx';
import { SubscribeDialog } from './subscribe/subscribe-dialog.tsx';

type Open = 'edit' | 'episodes' | 'subscribe' | 'report';

type Props = {
  feed: Feed;
  /** Shown at once: of a feed that was just made, the way into an app. */
  opensWith?: Open | undefined;
};

export function FeedCard({ feed, opensWith }: Props) {
  const { t, i18n } = useTranslation('feeds');
  const [open, setOpen] = useState(opensWith);
  const close = () => setOpen(undefined);
  const facts = [
    t('card.episodes', { count: feed.episode_count }),
    t('card.created', { day: dayOf(feed.created_at, i18n.language, 'medium') }),
    feed.auto_add && t('card.auto_add'),
  ].filter(Boolean);
  return (
    <article className={classes.card}>
      {feed.image_url && (
        <img src={feed.image_url} alt={t('card.cover', { name: feed.name })} className={classes.cover} />
      )}
      <div>
        <div className={classes.top}>
          <h2 className={classes.name} lang={feed.language} dir="auto">
            {feed.name}
          </h2>
          <FeedMenu feed={feed} check={() => setOpen('report')} />
        </div>
        <p className={classes.facts}>{facts.join(' · ')}</p>
        {feed.description && (
          <p className={classes.description} lang={feed.language} dir="auto">
            {feed.description}
          </p>
        )}
      </div>
      <div className={classes.foot}>
        {feed.rss_url ? (
          <AddressField rssUrl={feed.rss_url} />
        ) : (
          <Alert color="yellow" variant="light">
            {t('card.address_lost')}
          </Alert>
        )}
        <Group gap="xs">
          {feed.rss_url && (
            <Button leftSection={<IconQrcode size={18} aria-hidden />} onClick={() => setOpen('subscribe')}>
              {t('card.subscribe')}
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconList size={18} aria-hidden />}
            onClick={() => setOpen('episodes')}
          >
            {t('card.show_episodes')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setOpen('edit')}
          >
            {t('card.edit')}
          </Button>
        </Group>
      </div>
      <FeedDialog opened={open === 'edit'} feed={feed} close={close} />
      <EpisodesDialog opened={open === 'episodes'} feed={feed} close={close} />
      <ReportDialog opened={open === 'report'} feed={feed} close={close} />
      {feed.rss_url && <SubscribeDialog opened={open === 'subscribe'} rssUrl={feed.rss_url} close={close} />}
    </article>
  );
}
