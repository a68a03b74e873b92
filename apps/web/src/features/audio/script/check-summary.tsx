import type { AudioScript } from '@parlance/contract/audios';
import { useTranslation } from 'react-i18next';
import { isDoubtful } from '../../../ui/script-check/line-check.tsx';

export const doubtfulLines = ({ lines }: AudioScript): number =>
  lines.filter(({ check }) => isDoubtful(check)).length;

/** In a sentence: whether the script says what its source says. Nothing for a script that has no source. */
export function CheckSummary({ script }: { script: AudioScript }) {
  const { t } = useTranslation('check');
  if (!script.lines.some(({ check }) => check)) return null;
  const count = doubtfulLines(script);
  return count === 0 ? t('summary.fine') : t('summary.look', { count });
}
