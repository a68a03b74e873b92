import { Progress, Skeleton, Text, Title } from '@mantine/core';
import type { CurrentUser } from '@parlance/contract/accounts';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../lib/days.ts';
import { useExtraCredits } from './account-queries.ts';
import { Fact, Facts, Item, Items } from './rows.tsx';
import { Section } from './section.tsx';
import { Tag } from './tag.tsx';

const STATUS_TONES = {
  active: 'good',
  inactive: 'quiet',
  cancelled: 'attention',
} as const satisfies Record<CurrentUser['status'], string>;

function Credits({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation('account');
  const total = user.credits_used + user.credits_remaining;
  const remaining = t('plan.of_total', { remaining: user.credits_remaining, total });
  return (
    <>
      <Fact label={t('plan.used')}>
        <span className="tabular">{user.credits_used.toLocaleString(i18n.language)}</span>
      </Fact>
      <Fact label={t('plan.remaining')}>
        <span className="tabular">{remaining}</span>
        <Progress
          mt={8}
          value={total === 0 ? 0 : (100 * user.credits_remaining) / total}
          aria-label={t('plan.remaining')}
        />
      </Fact>
    </>
  );
}

function ExtraCredits() {
  const { t, i18n } = useTranslation('account');
  const { data, isError } = useExtraCredits();
  if (isError) return <Text c="dimmed">{t('plan.extra_failed')}</Text>;
  if (!data) return <Skeleton h={24} w="60%" aria-hidden />;
  if (data.items.length === 0) return <Text c="dimmed">{t('plan.extra_none')}</Text>;
  return (
    <Items>
      {data.items.map((item) => (
        <Item
          key={`${item.purchased_at} ${item.expires_at}`}
          title={t('plan.extra_left', { remaining: item.credits_remaining, credits: item.credits })}
          detail={t('plan.extra_dates', {
            bought: dayOf(item.purchased_at, i18n.language),
            expires: dayOf(item.expires_at, i18n.language),
          })}
        />
      ))}
      <Item title={`${t('plan.extra_total')}: ${data.total_remaining.toLocaleString(i18n.language)}`} />
    </Items>
  );
}

export function PlanSection({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation('account');
  const day = (moment: string | null, none: string) =>
    moment ? (
      dayOf(moment, i18n.language)
    ) : (
      <Text component="span" c="dimmed">
        {none}
      </Text>
    );
  return (
    <Section title={t('plan.title')}>
      <Facts>
        <Fact label={t('plan.plan')}>{t(`plan.names.${user.plan}`)}</Fact>
        <Fact label={t('plan.status')}>
          <Tag tone={STATUS_TONES[user.status]}>{t(`plan.statuses.${user.status}`)}</Tag>
        </Fact>
        <Fact label={t('plan.next_billing')}>{day(user.next_billing_at, t('plan.no_billing'))}</Fact>
        <Fact label={t('plan.expires')}>{day(user.expires_at, t('plan.no_expiry'))}</Fact>
        <Credits user={user} />
      </Facts>
      <Title order={3} size="h4" mt="xl" mb="xs">
        {t('plan.extra_title')}
      </Title>
      <ExtraCredits />
    </Section>
  );
}
