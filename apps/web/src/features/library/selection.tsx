import { Button, Group, Text } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import classes from './selection.module.css';

type Props = {
  chosen: readonly Audio[];
  deleting: boolean;
  playInARow: (audios: readonly Audio[]) => void;
  remove: (audios: readonly Audio[]) => void;
  close: () => void;
};

/** Stays in view while audios are chosen: how many, and what can be done with all of them. */
export function SelectionBar({ chosen, deleting, playInARow, remove, close }: Props) {
  const { t } = useTranslation('library');
  const [asking, setAsking] = useState(false);
  const audible = chosen.filter(({ status }) => status === 'ready');
  return (
    <div className={classes.bar} role="toolbar" aria-label={t('select.toolbar')}>
      <Text fw={600} role="status" className={classes.count}>
        {t('select.count', { count: chosen.length })}
      </Text>
      <Button
        size="sm"
        variant="default"
        disabled={audible.length === 0}
        onClick={() => {
          playInARow(audible);
          close();
        }}
      >
        {t('select.play')}
      </Button>
      <Button
        size="sm"
        variant="default"
        c="var(--mantine-color-error)"
        disabled={chosen.length === 0}
        loading={deleting}
        onClick={() => setAsking(true)}
      >
        {t('select.delete')}
      </Button>
      <Button size="sm" variant="subtle" onClick={close}>
        {t('select.done')}
      </Button>
      <Dialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('select.ask', { count: chosen.length })}
      >
        <Text>{t('select.consequence')}</Text>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setAsking(false)}>
            {t('select.keep')}
          </Button>
          <Button
            color="red"
            onClick={() => {
              setAsking(false);
              remove(chosen);
            }}
          >
            {t('select.confirm')}
          </Button>
        </Group>
      </Dialog>
    </div>
  );
}
