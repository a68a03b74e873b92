import { Button, List, Text } from '@mantine/core';
import type { ApiAccess } from '@parlance/contract/api-access';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../lib/format/days.ts';
import { offers } from '../../../lib/offers.ts';
import { DescriptionItem, DescriptionList } from '../../../ui/lists/rows.tsx';
import { Tag } from '../../../ui/lists/tag.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { useJoinWaitlist } from '../access-queries.ts';

/** For people without access: what it is, and how to ask for it. */
export function Waitlist({ access }: { access: ApiAccess }) {
  return access.status === 'waitlisted' ? <Waiting access={access} /> : <Invitation />;
}

function Invitation() {
  const { t } = useTranslation('api');
  const join = useJoinWaitlist();
  return (
    <Section title={t('waitlist.title')}>
      <DescriptionList>
        <DescriptionItem label={t('access.status')}>
          <Tag tone="quiet">{t('access.statuses.inactive')}</Tag>
        </DescriptionItem>
      </DescriptionList>
      <Text my="md">{t('waitlist.body')}</Text>
      <List spacing={6} mb="lg">
        {t('waitlist.gives', { returnObjects: true }).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
      <Button style={{ alignSelf: 'flex-start' }} loading={join.isPending} onClick={() => join.mutate()}>
        {t('waitlist.join')}
      </Button>
      <Text size="sm" c="dimmed" mt="sm">
        {t('waitlist.duration')}
      </Text>
    </Section>
  );
}

function Waiting({ access }: { access: ApiAccess }) {
  const { t, i18n } = useTranslation('api');
  return (
    <Section title={t('access.title')}>
      <DescriptionList>
        <DescriptionItem label={t('access.status')}>
          <Tag tone="attention">{t('access.statuses.waitlisted')}</Tag>
        </DescriptionItem>
        {access.requested_at && (
          <DescriptionItem label={t('access.requested')}>
            {dayOf(access.requested_at, i18n.language)}
          </DescriptionItem>
        )}
      </DescriptionList>
      <Text mt="lg" role="status">
        {t(offers().mail ? 'waitlist.joined' : 'waitlist.joined_no_mail')}
      </Text>
    </Section>
  );
}
