import { Anchor, Group, Skeleton, Text, Title } from '@mantine/core';
import type { ApiAccess } from '@parlance/contract/api-access';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { offers } from '../../lib/offers.ts';
import { Tag } from '../../ui/lists/tag.tsx';
import { Column } from '../../ui/page/column.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { UnavailablePage } from '../../ui/page/unavailable-page.tsx';
import { AccessSection } from './access/access-section.tsx';
import { Waitlist } from './access/waitlist.tsx';
import { useApiAccess } from './access-queries.ts';
import { BuyApiCredits } from './credits/buy-api-credits.tsx';
import { KeysSection } from './keys/keys-section.tsx';
import { UsageSection } from './usage/usage-section.tsx';
import { WebhooksSection } from './webhooks/webhooks-section.tsx';

export default function ApiPage() {
  const { t } = useTranslation('api');
  const { data: access, error, refetch } = useApiAccess();
  if (error && !access) {
    return <UnavailablePage title={t('load_failed')} error={error} retry={() => void refetch()} />;
  }
  return (
    <Column>
      <PageHead title={t('title')} />
      <div>
        <Group gap="sm">
          <Title order={1}>{t('title')}</Title>
          <Tag tone="attention">{t('alpha')}</Tag>
        </Group>
        <Text c="dimmed" mt={4}>
          {t('lead')}{' '}
          <Anchor component={Link} to="/docs/api" inherit underline="always">
            {t('reference.link')}
          </Anchor>
        </Text>
      </div>
      {access ? <Parts access={access} /> : <Skeleton h={320} radius="lg" aria-hidden />}
    </Column>
  );
}

function Parts({ access }: { access: ApiAccess }) {
  if (access.status !== 'active') return <Waitlist access={access} />;
  return (
    <>
      <AccessSection access={access} />
      <KeysSection />
      {offers().plans && <BuyApiCredits access={access} />}
      <UsageSection />
      <WebhooksSection />
    </>
  );
}
