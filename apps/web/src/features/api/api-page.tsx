import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import type { ApiAccess } from '@parlance/contract/api-access';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../lib/format/error-text.ts';
import { Tag } from '../../ui/lists/tag.tsx';
import { NoticePage } from '../../ui/page/notice-page.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { AccessSection } from './access/access-section.tsx';
import { Waitlist } from './access/waitlist.tsx';
import { useApiAccess } from './access-queries.ts';
import { BuyApiCredits } from './credits/buy-api-credits.tsx';
import { KeysSection } from './keys/keys-section.tsx';
import { UsageSection } from './usage/usage-section.tsx';
import { WebhooksSection } from './webhooks/webhooks-section.tsx';

export default function ApiPage() {
  const { t } = useTranslation(['api', 'common']);
  const text = useErrorText();
  const { data: access, error, refetch } = useApiAccess();
  if (error && !access) {
    return (
      <NoticePage
        symbol={<IconCloudOff size={48} stroke={1.4} aria-hidden />}
        title={t('api:load_failed')}
        actions={<Button onClick={() => void refetch()}>{t('common:try_again')}</Button>}
      >
        {text.problem(error)}
      </NoticePage>
    );
  }
  return (
    <Stack gap="lg" maw={760}>
      <PageHead title={t('api:title')} />
      <div>
        <Group gap="sm">
          <Title order={1}>{t('api:title')}</Title>
          <Tag tone="attention">{t('api:alpha')}</Tag>
        </Group>
        <Text c="dimmed" mt={4}>
          {t('api:lead')}{' '}
          <Anchor component={Link} to="/docs/api" inherit underline="always">
            {t('api:reference.link')}
          </Anchor>
        </Text>
      </div>
      {access ? <Parts access={access} /> : <Skeleton h={320} radius="lg" aria-hidden />}
    </Stack>
  );
}

function Parts({ access }: { access: ApiAccess }) {
  if (access.status !== 'active') return <Waitlist access={access} />;
  return (
    <>
      <AccessSection access={access} />
      <KeysSection />
      <BuyApiCredits access={access} />
      <UsageSection />
      <WebhooksSection />
    </>
  );
}
