import { useTranslation } from 'react-i18next';
import { clockTime, spokenTime } from '../../../ui/player/clock.ts';
import { barsOf, waveformPath } from '../../../ui/player/waveform.ts';
import classes from './sample-wave.module.css';
import type { Sample } from './samples.ts';

const BAR_PITCH = 5;

type Props = { sample: Sample; bars: number; height: number };

/** The shape of the sound, with a native range laid over it: keys, touch and screen readers work as ever. */
export function SampleWave({ sample, bars, height }: Props) {
  const { t, i18n } = useTranslation('landing');
  const path = waveformPath(barsOf(sample.peaks, bars), height);
  return (
    <div>
      <div className={classes.wave}>
        <svg viewBox={`0 0 ${bars * BAR_PITCH - 2} ${height}`} aria-hidden="true">
          <path className={classes.ahead} d={path} />
        </svg>
        <svg viewBox={`0 0 ${bars * BAR_PITCH - 2} ${height}`} aria-hidden="true" className={classes.played}>
          <path d={path} />
        </svg>
        <input
          type="range"
          className={classes.range}
          min={0}
          max={Math.floor(sample.durationMs / 1000)}
          defaultValue={0}
          autoComplete="off"
          aria-label={t('samples.position', { title: sample.title })}
          aria-valuetext={spokenTime(0, i18n.language)}
        />
      </div>
      <p className={classes.times}>
        <span data-time>0:00</span>
        <span className={classes.failed} role="status">
          {t('samples.failed')}
        </span>
        <span>{clockTime(sample.durationMs)}</span>
      </p>
    </div>
  );
}
