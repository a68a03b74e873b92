import { ActionIcon } from '@mantine/core';
import IconMoon from '@tabler/icons-react/dist/esm/icons/IconMoon.mjs';
import IconSun from '@tabler/icons-react/dist/esm/icons/IconSun.mjs';
import { useTranslation } from 'react-i18next';
import { setDarkMode, useClientState } from '../../lib/storage/state.ts';
import classes from './theme-toggle.module.css';

export function ThemeToggle() {
  const { t } = useTranslation();
  const isDarkMode = useClientState((state) => state.isDarkMode);
  const title = t(isDarkMode ? 'theme.to_light' : 'theme.to_dark');
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      title={title}
      aria-label={title}
      data-theme-toggle
      data-to-light={t('theme.to_light')}
      data-to-dark={t('theme.to_dark')}
      onClick={() => setDarkMode(!isDarkMode)}
    >
      {/* Both stand in the prerendered page; the theme decides which shows, so the icon never flips after load. */}
      <IconSun size={20} stroke={1.8} className={classes.inDark} />
      <IconMoon size={20} stroke={1.8} className={classes.inLight} />
    </ActionIcon>
  );
}
