import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './summary.module.css';
import type { LiveEstimate } from './use-estimate.ts';

/** What it will cost and how long it will be, as soon as that is known. */
export function EstimateFacts({ estimate, problem }: LiveEstimate) {
  const { t } = useTranslation('compose');
  if (problem) return null;
  if (!estimate) {
    return (
      <Text size="sm" c="dimmed" className={classes.estimate}>
        {t('estimate.later')}
      </Text>
    );
  }
  const { credits_required: required, credits_available: available, estimated_minutes: minutes } = estimate;
  const length =
    minutes.min === minutes.max
      ? t('estimate.about', { count: Math.max(1, Math.round(minutes.min)) })
      : t('estimate.between', { least: minutes.min, most: minutes.max });
  return (
    <div className={classes.estimate}>
      <p className={classes.cost}>
        <strong className="tabular" data-needs="credits">
          {t('estimate.credits', { count: required })}
        </strong>
        <span className="tabular">{length}</span>
      </p>
      {required > available ? (
        <Text size="sm" c="var(--mantine-color-error)">
          {t('estimate.short', { required, available })}{' '}
          <Anchor
            component={Link}
            to="/app/subscription-plans#extra-credits"
            inherit
            underline="always"
            data-needs="plans"
          >
            {t('buy_credits')}
          </Anchor>
        </Text>
      ) : (
        <Text size="sm" c="dimmed" className="tabular" data-needs="credits">
          {t('estimate.available', { count: available })}
        </Text>
      )}
    </div>
  );
}
