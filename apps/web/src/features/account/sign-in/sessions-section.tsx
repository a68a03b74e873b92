import { Button, Group, Skeleton, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Session } from '@parlance/contract/accounts';
import IconDeviceDesktop from '@tabler/icons-react/dist/esm/icons/IconDeviceDesktop.mjs';
import IconDeviceMobile from '@tabler/icons-react/dist/esm/icons/IconDeviceMobile.mjs';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useSignOut } from '../../../lib/auth/use-sign-out.ts';
import { showSnackbar } from '../../../lib/storage/state.ts';
import { Item, Items } from '../../../ui/lists/rows.tsx';
import { Tag } from '../../../ui/lists/tag.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { useEndAllSessions, useEndSession, useSessions } from '../account-queries.ts';
import { useLeave } from '../privacy/use-leave.ts';

const PHONES = /iPhone|iPad|Android/;

function SessionItem({ session }: { session: z.infer<typeof Session> }) {
  const { t, i18n } = useTranslation('account');
  const leave = useSignOut();
  const end = useEndSession();
  const device = session.device ?? t('sessions.unknown_device');
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    new Date(session.last_used_at),
  );
  const Icon = PHONES.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  const signOut = () =>
    session.is_current
      ? void leave()
      : end.mutate(session.id, { onSuccess: () => showSnackbar(t('sessions.signed_out', { device })) });
  return (
    <Item
      icon={<Icon size={20} stroke={1.7} aria-hidden />}
      title={
        <Group gap="xs">
          {device}
          {session.is_current && <Tag tone="good">{t('sessions.this_device')}</Tag>}
        </Group>
      }
      detail={[
        t('sessions.last_used', { when }),
        session.ip_address && t('sessions.from', { address: session.ip_address }),
      ]
        .filter(Boolean)
        .join(', ')}
      action={
        <Button
          variant="default"
          size="sm"
          aria-label={t('sessions.sign_out_device', { device, when })}
          loading={end.isPending}
          onClick={signOut}
        >
          {t('sessions.sign_out')}
        </Button>
      }
    />
  );
}

function SignOutEverywhere() {
  const { t } = useTranslation(['account', 'common']);
  const leave = useLeave();
  const { mutate, isPending } = useEndAllSessions(() => void leave(t('account:sessions.everywhere_done')));
  const ask = () =>
    modals.openConfirmModal({
      title: t('account:sessions.everywhere_title'),
      children: t('account:sessions.everywhere_body'),
      labels: { confirm: t('account:sessions.everywhere'), cancel: t('common:cancel') },
      onConfirm: () => mutate(),
    });
  return (
    <Button
      variant="default"
      mt="lg"
      style={{ alignSelf: 'flex-start' }}
      leftSection={<IconLogout size={18} aria-hidden />}
      loading={isPending}
      onClick={ask}
    >
      {t('account:sessions.everywhere')}
    </Button>
  );
}

export function SessionsSection() {
  const { t } = useTranslation('account');
  const { data, isError } = useSessions();
  return (
    <Section title={t('sessions.title')} hint={t('sessions.hint')}>
      {isError && <Text c="dimmed">{t('sessions.failed')}</Text>}
      {!data && !isError && <Skeleton h={56} aria-hidden />}
      {data && (
        <Items>
          {data.items.map((session) => (
            <SessionItem key={session.id} session={session} />
          ))}
        </Items>
      )}
      <SignOutEverywhere />
    </Section>
  );
}
