import { Button, Group, Stack, TextInput } from '@mantine/core';
import type { AdminOverview } from '@parlance/contract/admin';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../../lib/format/days.ts';
import { CopyButton } from '../../../ui/forms/copy-button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { useInvite } from '../admin-queries.ts';

/** The link is passed on by whoever asked for it: a home may have no mail. */
export function InviteSection({ signUp }: { signUp: AdminOverview['sign_up'] }) {
  const { t, i18n } = useTranslation('admin');
  const { mutate, isPending, data } = useInvite();
  return (
    <Section title={t('invite.title')} hint={t(signUp === 'open' ? 'invite.hint_open' : 'invite.hint')}>
      <Stack gap="md" align="stretch">
        {data && (
          <Group align="flex-end" gap="sm" wrap="wrap">
            <TextInput
              label={t('invite.link')}
              description={t('invite.until', { day: dayOf(data.expires_at, i18n.language) })}
              readOnly
              value={data.url}
              flex={1}
              miw={220}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton text={data.url} aria-label={t('invite.copy')} />
          </Group>
        )}
        <Button
          variant={data ? 'default' : 'filled'}
          style={{ alignSelf: 'flex-start' }}
          loading={isPending}
          onClick={() => mutate()}
        >
          {t(data ? 'invite.another' : 'invite.make')}
        </Button>
      </Stack>
    </Section>
  );
}
