import { Button } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AddToFeed } from '../add-to-feed/add-to-feed.tsx';
import classes from './audio-actions.module.css';
import { ShareDialog } from './share-dialog.tsx';

/** What people do most with a finished audio. */
export function AudioActions({ audio }: { audio: Audio }) {
  const { t } = useTranslation('listen');
  const [sharing, setSharing] = useState(false);
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        leftSection={<IconShare size={18} stroke={1.7} aria-hidden="true" />}
        onClick={() => setSharing(true)}
      >
        {t('share.action')}
      </Button>
      <Button
        component={Link}
        to={`/app/edit-audio/${audio.id}`}
        variant="default"
        leftSection={<IconPencil size={18} stroke={1.7} aria-hidden="true" />}
      >
        {t('edit_script')}
      </Button>
      <AddToFeed audio={audio} />
      <ShareDialog audio={audio} opened={sharing} onClose={() => setSharing(false)} />
    </div>
  );
}
