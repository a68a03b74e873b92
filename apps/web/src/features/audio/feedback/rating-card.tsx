import type { Audio } from '@parlance/contract/audios';
import { useTranslation } from 'react-i18next';
import classes from './rating-card.module.css';
import { RatingForm } from './rating-form.tsx';

export function RatingCard({ audio, className = '' }: { audio: Audio; className?: string }) {
  const { t } = useTranslation('listen');
  return (
    <section className={`${classes.card} ${className}`} aria-label={t('rating.title')}>
      <h2>{t('rating.title')}</h2>
      <RatingForm audio={audio} />
    </section>
  );
}
