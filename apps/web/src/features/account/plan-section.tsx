import { Button, Group, Progress, Skeleton, Text, Title } from '@mantine/core';
import type { CurrentUser } from '@parlance/contract/accounts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { standingOf } from '../../lib/billing/plan-standing.ts';
import { dayOf } from '../../lib/format/days.ts';
import { offers } from '../../lib/offers.ts';
import { useExtraCredits } from '../../lib/queries/use-extra-credits.ts';
import { PlanStatus } from '../../ui/billing/plan-status.tsx';
import { DescriptionItem, DescriptionList, Item, Items } from '../../ui/lists/rows.tsx';
import { Section } from '../../ui/page/section.tsx';

function Credits({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation('account');
  const total = user.credits_used + user.credits_remaining;
  const remaining = t('plan.of_total', { remaining: user.credits_remaining, total });
  return (
    <>
      <DescriptionItem label={t(user.plan === 'trial' ? 'plan.used' : 'plan.used_month')}>
        <span className="tabular">{user.credits_used.toLocaleString(i18n.language)}</span>
      </DescriptionItem>
      <DescriptionItem label={t('plan.remaining')}>
        <span className="tabular">{remaining}</span>
        <Progress
          mt={8}
          value={total === 0 ? 0 : (100 * user.credits_remaining) / total}
          aria-label={t('plan.remaining')}
        />
      </DescriptionItem>
    </>
  );
}

const GIGABYTE = 1024 ** 3;

function Storage({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation('account');
  const size = (bytes: number) =>
    new Intl.NumberFormat(i18n.language, {
      style: 'unit',
      unit: 'gigabyte',
      unitDisplay: 'short',
      maximumFractionDigits: 2,
    }).format(bytes / GIGABYTE);
  const { storage_used_bytes: used, storage_max_bytes: max } = user;
  return (
    <DescriptionItem label={t('plan.storage')}>
      <span className="tabular">{t('plan.storage_used', { used: size(used), max: size(max) })}</span>
      <Progress mt={8} value={Math.min(100, (100 * used) / max)} aria-label={t('plan.storage')} />
    </DescriptionItem>
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

function Day({ moment, none }: { moment: string | null; none: string }) {
  const { i18n } = useTranslation();
  if (moment) return dayOf(moment, i18n.language);
  return (
    <Text component="span" c="dimmed">
      {none}
    </Text>
  );
}

export function PlanSection({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account');
  const { plans, credits } = offers();
  return (
    <Section title={t(plans ? 'plan.title' : 'plan.title_home')}>
      <DescriptionList>
        {plans && <Plan user={user} />}
        {credits && <Credits user={user} />}
        <Storage user={user} />
      </DescriptionList>
      {plans && <Purchases />}
    </Section>
  );
}

function Plan({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account');
  const standing = standingOf(user);
  return (
    <>
      <DescriptionItem label={t('plan.plan')}>{t(`plan.names.${user.plan}`)}</DescriptionItem>
      <DescriptionItem label={t('plan.status')}>
        <PlanStatus status={user.status} />
      </DescriptionItem>
      <DescriptionItem label={t('plan.next_billing')}>
        <Day moment={user.next_billing_at} none={t(`plan.no_billing.${standing}`)} />
      </DescriptionItem>
      <DescriptionItem label={t('plan.expires')}>
        <Day moment={user.expires_at} none={t(`plan.no_expiry.${standing}`)} />
      </DescriptionItem>
    </>
  );
}

function Purchases() {
  const { t } = useTranslation('account');
  return (
    <>
      <Group gap="sm" mt="lg">
        <Button component={Link} to="/app/subscription-plans" variant="default">
          {t('plan.manage')}
        </Button>
        <Button component={Link} to="/app/credit-statement" variant="default">
          {t('plan.statement')}
        </Button>
      </Group>
      <Title order={3} size="h4" mt="xl" mb="xs">
        {t('plan.extra_title')}
      </Title>
      <ExtraCredits />
      <Button
        component={Link}
        to="/app/subscription-plans#extra-credits"
        variant="default"
        mt="md"
        style={{ alignSelf: 'flex-start' }}
      >
        {t('plan.buy')}
      </Button>
    </>
  );
}
