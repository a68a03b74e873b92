import IconPlayerPauseFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlayFilled from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import classes from './play-button.module.css';

const SHAPE_PX = { small: 20, medium: 24, large: 28 } as const;

type Props = {
  size: keyof typeof SHAPE_PX;
  words: { play: string; pause: string };
  /** Nothing to hear yet; it breathes meanwhile. */
  disabled?: boolean;
};

/** Both shapes stand in the page; the state of the player around it decides which one shows. */
export function PlayButton({ size, words: { play, pause }, disabled }: Props) {
  return (
    <button
      type="button"
      data-play
      data-size={size}
      disabled={disabled}
      className={classes.play}
      aria-label={play}
      data-play-label={play}
      data-pause-label={pause}
    >
      <IconPlayerPlayFilled size={SHAPE_PX[size]} aria-hidden className={classes.playShape} />
      <IconPlayerPauseFilled size={SHAPE_PX[size]} aria-hidden className={classes.pauseShape} />
    </button>
  );
}
