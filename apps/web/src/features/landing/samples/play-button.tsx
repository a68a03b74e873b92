import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import { useTranslation } from 'react-i18next';
import classes from './sample.module.css';

/** Both shapes stand in the page; the player's state decides which one shows. */
export function PlayButton({ title, large = false }: { title: string; large?: boolean }) {
  const { t } = useTranslation('landing');
  const size = large ? 28 : 20;
  return (
    <button
      type="button"
      data-play
      data-large={large || undefined}
      className={classes.play}
      aria-label={t('samples.play', { title })}
      data-play-label={t('samples.play', { title })}
      data-pause-label={t('samples.pause', { title })}
    >
      <IconPlayerPlayFilled size={size} aria-hidden className={classes.playShape} />
      <IconPlayerPauseFilled size={size} aria-hidden className={classes.pauseShape} />
    </button>
  );
}
