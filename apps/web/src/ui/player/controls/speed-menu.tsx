import { Button, Menu } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Playback } from '../playback/playback.ts';
import { rememberRate } from '../playback/remembered.ts';
import { usePlaybackState } from '../playback/use-playback.ts';

const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3];

export function SpeedMenu({ playback }: { playback: Playback }) {
  const { t, i18n } = useTranslation('player');
  const { rate } = usePlaybackState(playback);
  const shown = (value: number) => `${value.toLocaleString(i18n.language)}×`;

  const choose = (value: string) => {
    playback.setRate(Number(value));
    rememberRate(Number(value));
  };

  return (
    <Menu position="top" shadow="md" width={150}>
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          className="tabular"
          c="var(--mantine-color-text)"
          size="compact-md"
          h={42}
          miw={54}
          px={8}
          aria-label={t('speed', { rate: shown(rate) })}
        >
          {shown(rate)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('speed_title')}</Menu.Label>
        <Menu.RadioGroup value={String(rate)} onChange={choose}>
          {RATES.map((value) => (
            <Menu.RadioItem key={value} value={String(value)} closeMenuOnClick>
              {shown(value)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}
