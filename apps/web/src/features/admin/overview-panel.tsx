import { Button, Paper, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import type { AdminOverview } from '@parlance/contract/admin';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { momentOf } from '../../lib/format/days.ts';
import { LoadFailed } from '../../ui/lists/load-failed.tsx';
import { DescriptionItem, DescriptionList } from '../../ui/lists/rows.tsx';
import { Section } from '../../ui/page/section.tsx';
import { useOverview } from './admin-queries.ts';
import { InviteSection } from './people/invite-section.tsx';

const MEGABYTE = 1_000_000;

export function OverviewPanel() {
  const { data, error, refetch } = useOverview();
  if (error && !data) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton h={320} radius="lg" aria-hidden />;
  return (
    <Stack gap="lg">
      <Numbers overview={data} />
      {data.sign_up !== 'off' && <InviteSection signUp={data.sign_up} />}
      <Services overview={data} />
    </Stack>
  );
}

function Numbers({ overview }: { overview: AdminOverview }) {
  const { t, i18n } = useTranslation('admin');
  const { people, audios, storage_bytes, generations } = overview;
  const { running, waiting, waiting_since, failed_today } = generations;
  const numbers = {
    people,
    audios,
    megabytes: Math.ceil(storage_bytes / MEGABYTE),
    running,
    waiting,
    failed_today,
  };
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 2, sm: 3 }} spacing="sm">
        {Object.entries(numbers).map(([name, value]) => (
          <Paper key={name} withBorder p="md" radius="md">
            <Text size="xl" fw={700} className="tabular">
              {value.toLocaleString(i18n.language)}
            </Text>
            <Text size="sm" c="dimmed">
              {t(`numbers.${name as keyof typeof numbers}`, { count: value })}
            </Text>
          </Paper>
        ))}
      </SimpleGrid>
      {waiting_since && (
        <Text size="sm">
          {t('numbers.waiting_since', { moment: momentOf(waiting_since, i18n.language) })}
        </Text>
      )}
    </Stack>
  );
}

/** What is named by a word of ours rather than by a name. */
const isOurs = (value: string) => value === 'embedded' || value === 'disk' || value === 'stand-in';

function Services({ overview }: { overview: AdminOverview }) {
  const { t } = useTranslation('admin');
  const { services, edition, sign_up } = overview;
  const { providers, ...others } = services;
  const facts = {
    edition: t(`services.edition_${edition}`),
    sign_up: t(`services.sign_up_${sign_up}`),
    ...others,
    providers: providers.join(', ') || null,
  };
  return (
    <Section title={t('services.title')} hint={t('services.hint')}>
      <DescriptionList>
        {Object.entries(facts).map(([name, value]) => (
          <DescriptionItem key={name} label={t(`services.${name as keyof typeof facts}`)}>
            {value === null ? t('services.off') : isOurs(value) ? t(`services.is_${value}`) : value}
          </DescriptionItem>
        ))}
      </DescriptionList>
      <Button component={Link} to="/app/admin/providers" variant="default" mt="md">
        {t('services.models')}
      </Button>
    </Section>
  );
}
