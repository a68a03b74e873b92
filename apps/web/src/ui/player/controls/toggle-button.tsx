import { ActionIcon } from '@mantine/core';
import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useTranslation } from 'react-i18next';

/** Play or pause, as it stands in the bars that follow a listener around. */
export function ToggleButton({ playing, onClick }: { playing: boolean; onClick: () => void }) {
  const { t } = useTranslation('player');
  const Icon = playing ? IconPlayerPauseFilled : IconPlayerPlayFilled;
  return (
    <ActionIcon
      size={44}
      radius="xl"
      c="var(--mantine-primary-color-contrast)"
      aria-label={playing ? t('pause') : t('play')}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden="true" />
    </ActionIcon>
  );
}
