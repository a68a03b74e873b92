import { Button, Group, Text } from '@mantine/core';
import type { CurrentUser } from '@parlance/contract/accounts';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconMailExclamation from '@tabler/icons-react/dist/esm/icons/IconMailExclamation.mjs';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../lib/format/days.ts';
import { offers } from '../../../lib/offers.ts';
import { showSnackbar } from '../../../lib/storage/state.ts';
import { DescriptionItem, DescriptionList } from '../../../ui/lists/rows.tsx';
import { Tag } from '../../../ui/lists/tag.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { useSendVerification } from '../account-queries.ts';
import { NameEditor } from './name-editor.tsx';

function ConfirmedEmail({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account');
  const { mutate, isPending } = useSendVerification(() =>
    showSnackbar(t('profile.sent', { email: user.email })),
  );
  const tag = user.email_verified ? (
    <Tag tone="good" icon={<IconCircleCheck size={14} aria-hidden />}>
      {t('profile.verified')}
    </Tag>
  ) : (
    <Tag tone="attention" icon={<IconMailExclamation size={14} aria-hidden />}>
      {t('profile.unverified')}
    </Tag>
  );
  return (
    <>
      <Group gap="xs">
        <span>{user.email}</span>
        {tag}
      </Group>
      {!user.email_verified && (
        <Group gap="xs" mt={6} justify="space-between">
          <Text size="sm" c="dimmed" fw={400} flex="1 1 14rem">
            {t('profile.unverified_hint')}
          </Text>
          <Button variant="default" size="sm" loading={isPending} onClick={() => mutate()}>
            {t('profile.send_again')}
          </Button>
        </Group>
      )}
    </>
  );
}

export function ProfileSection({ user }: { user: CurrentUser }) {
  const { t, i18n } = useTranslation('account');
  return (
    <Section title={t('profile.title')}>
      <DescriptionList>
        <DescriptionItem label={t('profile.name')}>
          <NameEditor name={user.name} />
        </DescriptionItem>
        <DescriptionItem label={t('profile.email')}>
          {offers().mail ? <ConfirmedEmail user={user} /> : user.email}
        </DescriptionItem>
        <DescriptionItem label={t('profile.member_since')}>
          {dayOf(user.created_at, i18n.language)}
        </DescriptionItem>
      </DescriptionList>
    </Section>
  );
}
