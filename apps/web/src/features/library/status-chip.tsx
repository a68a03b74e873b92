import type { AudioStatus } from '@parlance/contract/audios';
import { useTranslation } from 'react-i18next';
import { isFinal } from '../../lib/api/audio-events.ts';
import classes from './status-chip.module.css';

export function StatusChip({ status }: { status: AudioStatus }) {
  const { t } = useTranslation('library');
  return (
    <span className={classes.chip} data-tone={isFinal(status) ? status : 'running'}>
      {t(`status.${status}`)}
    </span>
  );
}
