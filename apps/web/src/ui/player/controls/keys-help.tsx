import { Kbd, Switch, UnstyledButton } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forget, readText, STORAGE_KEYS, writeText } from '../../../lib/storage/storage.ts';
import { Dialog } from '../../dialogs/dialog.tsx';
import type { Playback } from '../playback/playback.ts';
import classes from '../player.module.css';
import { keyAction } from './player-keys.ts';
import { SKIP_BACK_MS, SKIP_FORWARD_MS } from './skips.ts';

/** Keys for the whole page; whoever speaks to the computer can switch them off, since any word might be one. */
export function KeysHelp({ playback }: { playback: Playback }) {
  const { t } = useTranslation('player');
  const [opened, setOpened] = useState(false);
  const [isOn, setOn] = useState(() => readText(STORAGE_KEYS.playerKeysOff) === null);

  useEffect(() => {
    if (!isOn) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const action = keyAction(event, event.target instanceof Element ? event.target : null);
      if (action === undefined) return;
      event.preventDefault();
      if (action === 'help') setOpened(true);
      else if (action === 'toggle') playback.toggle();
      else playback.skip(action.skipMs);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOn, playback]);

  const change = (on: boolean) => {
    setOn(on);
    if (on) forget(STORAGE_KEYS.playerKeysOff);
    else writeText(STORAGE_KEYS.playerKeysOff, 'true');
  };
  const rows = [
    { keys: [t('keys.space'), 'K'], does: t('keys.toggle') },
    { keys: ['J'], does: t('back', { seconds: SKIP_BACK_MS / 1000 }) },
    { keys: ['L'], does: t('forward', { seconds: SKIP_FORWARD_MS / 1000 }) },
    { keys: ['?'], does: t('keys.help') },
  ];
  return (
    <>
      <UnstyledButton className={classes.keys} aria-haspopup="dialog" onClick={() => setOpened(true)}>
        {t('keys.title')} <Kbd size="xs">?</Kbd>
      </UnstyledButton>
      <Dialog opened={opened} onClose={() => setOpened(false)} title={t('keys.title')} size="sm">
        <dl className={classes.keyList}>
          {rows.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <Switch
          mt="lg"
          label={t('keys.on')}
          checked={isOn}
          onChange={(event) => change(event.currentTarget.checked)}
        />
      </Dialog>
    </>
  );
}
