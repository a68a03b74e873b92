import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './summary.module.css';
import type { Foreseen, LiveEstimate } from './use-estimate.ts';

export function useMinutesText() {
  const { t } = useTranslation('compose');
  return ({
    expected_minutes,
    estimated_minutes: { min, max },
  }: Pick<Foreseen, 'expected_minutes' | 'estimated_minutes'>): string =>
    expected_minutes === null
      ? t('estimate.between', { least: min, most: max })
      : t('estimate.about', { count: Math.max(1, Math.round(expected_minutes)) });
}

type Props = Pick<LiveEstimate, 'complete' | 'estimate' | 'problem'> & {
  /** Too few credits are said once: a refusal says it, too. */
  isRefused: boolean;
};

/** What there is to spend, as soon as the price is known; the button says the price itself. */
export function EstimateFacts({ complete, estimate, problem, isRefused }: Props) {
  const { t } = useTranslation('compose');
  if (problem || isRefused) return null;
  if (!estimate) {
    return (
      <Text size="sm" c="dimmed" className={classes.later} data-needs="credits">
        {t(complete ? 'estimate.coming' : 'estimate.later')}
      </Text>
    );
  }
  const { credits_required: required, credits_available: available } = estimate;
  if (required > available) {
    return (
      <Text size="sm" c="var(--mantine-color-error)" mb="sm">
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
    );
  }
  return (
    <Text size="sm" c="dimmed" className={`tabular ${classes.later}`} data-needs="credits">
      {t('estimate.available', { count: available })}
      {estimate.expected_minutes === null && ` ${t('estimate.held', { count: required })}`}
    </Text>
  );
}
