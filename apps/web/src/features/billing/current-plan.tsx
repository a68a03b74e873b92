import { Alert, Button, Group } from '@mantine/core';
import type { CurrentUser } from '@parlance/contract/accounts';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Standing, standingOf } from '../../lib/billing/plan-standing.ts';
import { dayOf } from '../../lib/format/days.ts';
import { useExtraCredits } from '../../lib/queries/use-extra-credits.ts';
import { PlanStatus } from '../../ui/billing/plan-status.tsx';
import { DescriptionItem, DescriptionList } from '../../ui/lists/rows.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useBillingPortal, useSetCancelled } from './billing-queries.ts';
import { useConfirmCancel } from './use-confirm.tsx';

/** The plan's state, and what can be done about it. */
export function CurrentPlan({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation(['billing', 'account']);
  const standing = standingOf(user);
  const day = (moment: string) => dayOf(moment, i18n.language);
  return (
    <Section title={t('billing:current.title')}>
      {standing === 'overdue' && (
        <Alert color="red" variant="light" mb="md" icon={<IconAlertTriangle aria-hidden />}>
          {t('billing:current.overdue')}
        </Alert>
      )}
      <DescriptionList>
        <DescriptionItem label={t('account:plan.plan')}>
          <Group gap="xs">
            <span>{t(`account:plan.names.${user.plan}`)}</span>
            <PlanStatus status={user.status} />
          </Group>
        </DescriptionItem>
        {user.next_billing_at && (
          <DescriptionItem label={t('account:plan.next_billing')}>
            {day(user.next_billing_at)}
          </DescriptionItem>
        )}
        {user.expires_at && (
          <DescriptionItem label={t('account:plan.expires')}>{day(user.expires_at)}</DescriptionItem>
        )}
        <Credits user={user} />
      </DescriptionList>
      <Actions user={user} standing={standing} />
    </Section>
  );
}

function Credits({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation('account');
  const extra = useExtraCredits().data?.total_remaining ?? 0;
  return (
    <>
      <DescriptionItem label={t('plan.remaining')}>
        <span className="tabular">{user.credits_remaining.toLocaleString(i18n.language)}</span>
      </DescriptionItem>
      {extra > 0 && (
        <DescriptionItem label={t('plan.extra_title')}>
          <span className="tabular">{extra.toLocaleString(i18n.language)}</span>
        </DescriptionItem>
      )}
    </>
  );
}

function Actions({ user, standing }: { user: CurrentUser; standing: Standing }) {
  const { t } = useTranslation('billing');
  const askToCancel = useConfirmCancel();
  const cancel = useSetCancelled(true);
  const reactivate = useSetCancelled(false);
  return (
    <Group gap="sm" mt="lg">
      {standing === 'cancelled' && (
        <Button loading={reactivate.isPending} onClick={() => reactivate.mutate()}>
          {t('current.reactivate')}
        </Button>
      )}
      <PortalButton standing={standing} />
      <Button component={Link} to="/app/credit-statement" variant="default">
        {t('statement.link')}
      </Button>
      {(standing === 'running' || standing === 'overdue') && (
        <Button
          variant="subtle"
          color="red"
          loading={cancel.isPending}
          onClick={() => askToCancel(user, () => cancel.mutate())}
        >
          {t('current.cancel')}
        </Button>
      )}
    </Group>
  );
}

/** For customers: the bills are there, also after the plan ended. */
function PortalButton({ standing }: { standing: Standing }) {
  const { t } = useTranslation('billing');
  const { data } = useExtraCredits();
  const portal = useBillingPortal();
  if (standing === 'trial' && !data?.items.length) return null;
  return (
    <Button
      variant="default"
      rightSection={<IconExternalLink size={16} aria-hidden />}
      loading={portal.isPending}
      onClick={() => portal.mutate()}
    >
      {t('current.portal')}
    </Button>
  );
}
