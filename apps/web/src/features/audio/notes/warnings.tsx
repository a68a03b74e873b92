import type { Audio } from '@parlance/contract/audios';
import { LENGTHS } from '@parlance/kernel/limits';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { useTranslation } from 'react-i18next';
import classes from './warnings.module.css';

const KNOWN = [
  'source_short',
  'question_unanswered',
  'writer_fallback',
  'read_once',
  'model_knowledge',
  'much_left_out',
  'cut_short',
  'topic_replaced',
  'source_heard',
  'source_scanned',
  'letters_missing',
] as const;

/** Shorter than its length promises, or than was held for. */
const isShort = ({ duration_ms, length, credits_returned }: Audio): boolean =>
  credits_returned > 0 || (duration_ms !== null && duration_ms < LENGTHS[length].minMinutes * 60_000);

/** What the maker of this audio should know, said gently. Codes of a newer server are passed over. */
export function Warnings({ audio, className }: { audio: Audio; className?: string }) {
  const { t } = useTranslation('listen');
  const warnings = KNOWN.filter(
    (code) => audio.warnings.includes(code) && (code !== 'source_short' || isShort(audio)),
  );
  if (warnings.length === 0 && !(audio.credits_returned > 0)) return null;
  return (
    <aside className={`${classes.note} ${className ?? ''}`} aria-label={t('warnings.title')}>
      <IconInfoCircle className={classes.symbol} size={20} stroke={1.6} aria-hidden="true" />
      <ul>
        {warnings.map((code) => (
          <li key={code}>{t(`warnings.${code}`)}</li>
        ))}
        {audio.credits_returned > 0 && (
          <li data-needs="credits">
            {t('warnings.credits_returned', {
              count: audio.credits_returned,
              cost: audio.credits_charged,
            })}
          </li>
        )}
      </ul>
    </aside>
  );
}
