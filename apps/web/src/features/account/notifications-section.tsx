import { Stack, Switch } from '@mantine/core';
import type { CurrentUser } from '@parlance/contract/accounts';
import { useTranslation } from 'react-i18next';
import { offers } from '../../lib/offers.ts';
import { Section } from '../../ui/page/section.tsx';
import { useChangeAccount } from './account-queries.ts';

const KINDS = ['new_audio', 'new_features'] as const;

export function NotificationsSection({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('account');
  if (!offers().mail) return null;
  return (
    <Section
      title={t('notifications.title')}
      hint={
        user.email_verified ? t('notifications.hint', { email: user.email }) : t('notifications.unverified')
      }
    >
      <Stack gap="md">
        {KINDS.map((kind) => (
          <NotificationSwitch key={kind} kind={kind} isOn={user[`notify_${kind}`]} />
        ))}
      </Stack>
    </Section>
  );
}

function NotificationSwitch({ kind, isOn }: { kind: (typeof KINDS)[number]; isOn: boolean }) {
  const { t } = useTranslation('account');
  const { mutate, variables, isPending } = useChangeAccount();
  const wanted = isPending ? variables?.[`notify_${kind}`] : undefined;
  return (
    <Switch
      size="md"
      label={t(`notifications.${kind}`)}
      description={t(`notifications.${kind}_hint`)}
      checked={wanted ?? isOn}
      onChange={(event) => mutate({ [`notify_${kind}`]: event.currentTarget.checked })}
    />
  );
}
