import { Group, Progress, Text } from '@mantine/core';
import type { ApiAccess } from '@parlance/contract/api-access';
import { useTranslation } from 'react-i18next';
import { priceText } from '../../../lib/format/money.ts';
import { offers } from '../../../lib/offers.ts';
import { DescriptionItem, DescriptionList } from '../../../ui/lists/rows.tsx';
import { Tag } from '../../../ui/lists/tag.tsx';
import { Section } from '../../../ui/page/section.tsx';

/** The state of the access: tier, credits and what was spent. */
export function AccessSection({ access }: { access: ApiAccess }) {
  const { t, i18n } = useTranslation('api');
  const { requests, seconds } = access.rate_limit;
  const { plans, credits } = offers();
  return (
    <Section title={t('access.title')}>
      <DescriptionList>
        <DescriptionItem label={t('access.status')}>
          <Tag tone="good">{t('access.statuses.active')}</Tag>
        </DescriptionItem>
        {credits && (
          <DescriptionItem label={t('access.credits')}>
            <span className="tabular">{access.credits.toLocaleString(i18n.language)}</span>
          </DescriptionItem>
        )}
        {plans && (
          <DescriptionItem label={t('access.spent')}>
            <span className="tabular">{priceText(access.total_spent_cents, 'usd')}</span>
          </DescriptionItem>
        )}
        <DescriptionItem label={t('access.tier')}>
          <Group gap="xs">
            <span>{t('access.tier_name', { tier: access.tier })}</span>
            <Text component="span" size="sm" c="dimmed" fw={400}>
              {t('access.rate', { count: requests, seconds })}
            </Text>
          </Group>
        </DescriptionItem>
        {plans && (
          <DescriptionItem label={t('access.progress')}>
            <TierProgress access={access} />
          </DescriptionItem>
        )}
      </DescriptionList>
    </Section>
  );
}

function TierProgress({ access }: { access: ApiAccess }) {
  const { t } = useTranslation('api');
  const { next_tier, next_tier_cents, percent } = access.tier_progress;
  if (next_tier === null || next_tier_cents === null) return t('access.highest');
  const left = priceText(next_tier_cents - access.total_spent_cents, 'usd');
  return (
    <>
      <Progress value={percent} size="md" radius="xl" aria-label={t('access.progress')} mb={6} />
      <Text size="sm" c="dimmed" className="tabular" fw={400}>
        {t('access.to_next', { left, tier: next_tier })}
      </Text>
    </>
  );
}
