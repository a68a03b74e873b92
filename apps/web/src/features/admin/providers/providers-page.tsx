import { Alert, Skeleton, Text, Title } from '@mantine/core';
import type { Providers } from '@parlance/contract/providers';
import { useTranslation } from 'react-i18next';
import { useClientState } from '../../../lib/storage/state.ts';
import { LoadFailed } from '../../../ui/lists/load-failed.tsx';
import { DescriptionItem, DescriptionList, Items } from '../../../ui/lists/rows.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { Column } from '../../../ui/page/column.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { AddModelSection } from './add-model-section.tsx';
import { FoundSection } from './found-section.tsx';
import { ProviderItem } from './provider-item.tsx';
import { useProviders } from './provider-queries.ts';
import { WorkCard } from './work-card.tsx';

/** Who writes, speaks and listens, for those who run the server. */
export default function ProvidersPage() {
  const { t } = useTranslation('providers');
  const user = useClientState((state) => state.currentUser);
  if (!user) return null;
  return (
    <Column>
      <PageHead title={t('title')} />
      <div>
        {user.is_admin && <BackLink to="/app/admin">{t('back')}</BackLink>}
        <Title order={1}>{t('title')}</Title>
        <Text c="dimmed" mt={4}>
          {t(user.is_admin ? 'lead' : 'not_for_you')}
        </Text>
      </div>
      {user.is_admin && <Loaded />}
    </Column>
  );
}

function Loaded() {
  const { t } = useTranslation('providers');
  const { data, error, refetch } = useProviders();
  if (error && !data) return <LoadFailed error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton h={320} radius="lg" aria-hidden />;
  const [latest] = data.work;
  return (
    <>
      {data.fixed_by && <Alert variant="light">{t('fixed', { setting: data.fixed_by })}</Alert>}
      {latest && <WorkCard work={latest} />}
      <Models providers={data} />
      <FoundSection providers={data} />
      <AddModelSection privateAddresses={data.private_addresses} />
      <Services title={t('voices.title')} hint={t('voices.hint')} services={data.voices} />
      <Services title={t('ears.title')} hint={t('ears.hint')} services={data.transcribers} />
    </>
  );
}

function Models({ providers: { items, rules } }: { providers: Providers }) {
  const { t, i18n } = useTranslation('providers');
  const share = (value: number) => value.toLocaleString(i18n.language, { style: 'percent' });
  return (
    <Section title={t('models.title')} hint={t('models.hint')}>
      <Items>
        {items.map((provider, at) => (
          <ProviderItem
            key={provider.id ?? `${provider.set_by}-${provider.model}`}
            provider={provider}
            place={at + 1}
            isFirst={items[at - 1]?.id === null || at === 0}
            isLast={at === items.length - 1}
          />
        ))}
        <HouseItem place={items.length + 1} />
      </Items>
      <Text size="sm" c="dimmed" mt="md">
        {t('models.rules', {
          form: share(rules.least_form),
          lines: share(rules.least_lines),
          minutes: rules.most_minutes,
        })}
      </Text>
    </Section>
  );
}

const HouseItem = ({ place }: { place: number }) => {
  const { t } = useTranslation('providers');
  return (
    <li>
      <Text fw={600} mt="sm">
        {t('models.house', { place })}
      </Text>
      <Text size="sm" c="dimmed">
        {t('models.house_hint')}
      </Text>
    </li>
  );
};

type ServicesProps = { title: string; hint: string; services: Providers['voices'] };

function Services({ title, hint, services }: ServicesProps) {
  const { t } = useTranslation('providers');
  return (
    <Section title={title} hint={hint}>
      <DescriptionList>
        <DescriptionItem label={t('services.house')}>{t('services.always')}</DescriptionItem>
        {services.map(({ name, is_set, setting }) => (
          <DescriptionItem key={name} label={name}>
            {t(is_set ? 'services.set' : 'services.unset', { setting })}
          </DescriptionItem>
        ))}
      </DescriptionList>
    </Section>
  );
}
