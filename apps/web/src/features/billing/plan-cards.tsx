import { Button, Text, Title, VisuallyHidden } from '@mantine/core';
import type { CurrentUser } from '@parlance/contract/accounts';
import type { Options } from '@parlance/contract/options';
import type { Currency, PaidPlan } from '@parlance/kernel/prices';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../lib/format/money.ts';
import { Tag } from '../../ui/lists/tag.tsx';
import { useChangePlan } from './billing-queries.ts';
import { termsOfChange } from './change-terms.ts';
import classes from './plan-cards.module.css';
import { isPaid, offerOf } from './plan-offer.ts';
import { useConfirmChange } from './use-confirm.tsx';

type PlanOption = Options['plans'][number];
type Props = { user: CurrentUser; options: Options; currency: Currency; choose: (plan: PaidPlan) => void };

export function PlanCards(props: Props) {
  const { t } = useTranslation('billing');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mt="md" mb="md">
        {t('compare')}
      </Title>
      <ul className={classes.cards}>
        {props.options.plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} {...props} />
        ))}
      </ul>
      <Text size="sm" className={classes.promise}>
        <IconShieldCheck size={20} stroke={1.7} aria-hidden />
        <span>{t('refund', { count: props.options.refund_days })}</span>
      </Text>
    </section>
  );
}

/** A page holds about 425 tokens; told in hundreds. */
const pagesOf = (tokens: number): number => Math.floor(tokens / 425 / 100) * 100;

function PlanCard({ plan, ...props }: Props & { plan: PlanOption }) {
  const { t } = useTranslation(['billing', 'account']);
  const isCurrent = plan.id === props.user.plan;
  const cents = plan.price_cents?.[props.currency];
  return (
    <li className={classes.card} data-current={isCurrent || undefined}>
      <div className={classes.head}>
        <Title order={3} size="h4">
          {t(`account:plan.names.${plan.id}`)}
        </Title>
        {isCurrent && <Tag tone="good">{t('billing:your_plan')}</Tag>}
      </div>
      <p className={classes.price}>
        <strong className="tabular">
          {cents === undefined ? t('billing:free') : priceText(cents, props.currency)}
        </strong>
        {cents !== undefined && <span>{t('billing:per_month')}</span>}
      </p>
      <Text size="sm" c="dimmed">
        {t(`billing:for_whom.${plan.id}`)}
      </Text>
      <Features plan={plan} />
      <div className={classes.action}>
        <PlanAction plan={plan} {...props} />
      </div>
    </li>
  );
}

function Features({ plan }: { plan: PlanOption }) {
  const { t } = useTranslation('billing');
  const features = [
    { text: t(`features.credits_${plan.id}`, { count: plan.credits }), has: true },
    {
      text: t('features.tokens', { tokens: plan.max_tokens / 1000, pages: pagesOf(plan.max_tokens) }),
      has: true,
    },
    { text: t('features.languages'), has: true },
    { text: t('features.long'), has: plan.long },
    { text: t('features.video'), has: plan.video },
    { text: t('features.support'), has: plan.id === 'pro' },
  ];
  return (
    <ul className={classes.features}>
      {features.map(({ text, has }) => (
        <li key={text} data-has={has}>
          {has ? <IconCheck size={18} aria-hidden /> : <IconMinus size={18} aria-hidden />}
          <span>
            {!has && <VisuallyHidden>{t('features.without')} </VisuallyHidden>}
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

function PlanAction({ plan, user, options, currency, choose }: Props & { plan: PlanOption }) {
  const { t } = useTranslation(['billing', 'account']);
  const { mutate, isPending } = useChangePlan();
  const confirm = useConfirmChange();
  const { id } = plan;
  const offer = offerOf(id, user);
  if (!isPaid(id) || offer === 'current' || offer === 'none') return null;
  const name = t(`account:plan.names.${id}`);
  if (offer === 'choose') {
    return (
      <Button fullWidth size="md" variant={id === 'pro' ? 'filled' : 'default'} onClick={() => choose(id)}>
        {t('billing:choose', { plan: name })}
      </Button>
    );
  }
  const from = options.plans.find((one) => one.id === user.plan);
  const nextBillingAt = user.next_billing_at;
  if (offer !== 'change' || !from || !nextBillingAt) {
    return (
      <Text size="sm" c="dimmed">
        {t(offer === 'card_first' ? 'billing:card_first' : 'billing:reactivate_first')}
      </Text>
    );
  }
  const ask = () => {
    const change = { from, to: plan, currency, now: new Date(), periodEnd: new Date(nextBillingAt) };
    confirm({ plan: id, terms: termsOfChange(change), currency, nextBillingAt }, () => mutate(id));
  };
  return (
    <Button
      fullWidth
      size="md"
      variant={id === 'pro' ? 'filled' : 'default'}
      loading={isPending}
      onClick={ask}
    >
      {t('billing:change_to', { plan: name })}
    </Button>
  );
}
