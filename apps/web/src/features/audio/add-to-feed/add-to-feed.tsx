import { Button } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import IconRss from '@tabler/icons-react/dist/esm/icons/IconRss.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddToFeedDialog } from './add-to-feed-dialog.tsx';

/** A button that puts a finished audio into one of the person's podcast feeds. */
export function AddToFeed({ audio }: { audio: Audio }) {
  const { t } = useTranslation('feeds');
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconRss size={18} stroke={1.7} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('add.open')}
      </Button>
      <AddToFeedDialog opened={opened} audio={audio} close={() => setOpened(false)} />
    </>
  );
}
