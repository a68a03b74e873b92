import { Button, Text, Title } from '@mantine/core';
import { EXTRA_CREDITS, PLAN_CENTS } from '@parlance/kernel/prices';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CreditPrices } from '../../ui/billing/credit-prices.tsx';
import wrapping from '../../ui/theme/wrapping-button.module.css';
import classes from './plans-in-brief.module.css';
import { priceText, shownCurrency } from './price-text.ts';
import sections from './sections.module.css';

const PLANS = ['trial', 'basic', 'pro'] as const;

export function PlansInBrief() {
  const { t, i18n } = useTranslation('landing');
  const currency = shownCurrency(i18n.language);
  return (
    <section aria-labelledby="plans" className={sections.section}>
      <Title order={2} id="plans" className={sections.heading}>
        {t('plans.title')}
      </Title>
      <Text className={sections.lead}>{t('plans.lead')}</Text>
      <CreditPrices c="dimmed" mb="lg" />
      <ul className={classes.plans}>
        {PLANS.map((plan) => (
          <li key={plan} className={classes.plan} data-plan={plan}>
            <Title order={3}>{t(`plans.${plan}.name`)}</Title>
            <p className={classes.price}>
              {plan === 'trial'
                ? t('plans.free')
                : priceText(PLAN_CENTS[plan][currency], currency, i18n.language)}
              {plan !== 'trial' && <span className={classes.period}> {t('plans.per_month')}</span>}
            </p>
            <Text c="dimmed">{t(`plans.${plan}.for`)}</Text>
            <ul className={classes.points}>
              {t(`plans.${plan}.points`, { returnObjects: true }).map((point) => (
                <li key={point} className={classes.point}>
                  <IconCheck size={18} stroke={2.2} aria-hidden className={classes.check} />
                  {point}
                </li>
              ))}
            </ul>
            <Button
              classNames={wrapping}
              component={Link}
              to="/signup"
              size="md"
              variant={plan === 'pro' ? 'filled' : 'default'}
              fullWidth
            >
              {t(`plans.${plan}.cta`)}
            </Button>
          </li>
        ))}
      </ul>
      <Text c="dimmed" mt="lg">
        {t('plans.extra', { price: priceText(EXTRA_CREDITS.blockCents[currency], currency, i18n.language) })}
      </Text>
    </section>
  );
}
