import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { type CurrentUser, DELETION_PHRASE } from '@parlance/contract/accounts';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { offers } from '../../../lib/offers.ts';
import { useClientState } from '../../../lib/storage/state.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { TypedConfirmation } from '../../../ui/dialogs/typed-confirmation.tsx';
import { useDeletion } from './use-deletion.ts';

/** Money is going to be taken, so the server would refuse: a plan that was given, or is cancelled, takes none. */
export const keepsAccount = ({ next_billing_at }: Pick<CurrentUser, 'next_billing_at'>): boolean =>
  next_billing_at !== null;

/** Said before anybody has typed a sentence. */
export function PlanFirst({ close }: { close: () => void }) {
  const { t } = useTranslation('account');
  return (
    <Stack gap="md">
      <Text>
        <Trans
          t={t}
          i18nKey="deletion.plan_first"
          components={{
            plans: (
              <Anchor
                component={Link}
                to="/app/subscription-plans"
                inherit
                underline="always"
                onClick={close}
              />
            ),
          }}
        />
      </Text>
      <Group justify="flex-end">
        <Button variant="default" onClick={close}>
          {t('deletion.keep')}
        </Button>
      </Group>
    </Stack>
  );
}

type Props = { opened: boolean; close: () => void };

export function DeleteDialog({ opened, close }: Props) {
  const { t } = useTranslation('account');
  const { mutate, isPending, error } = useDeletion(close);
  const user = useClientState((state) => state.currentUser);
  if (user && offers().plans && keepsAccount(user)) {
    return (
      <Dialog opened={opened} onClose={close} title={t('deletion.title')} size={500}>
        <PlanFirst close={close} />
      </Dialog>
    );
  }
  return (
    <TypedConfirmation
      opened={opened}
      close={close}
      title={t('deletion.title')}
      label={
        <Trans
          t={t}
          i18nKey="deletion.type"
          values={{ words: DELETION_PHRASE }}
          components={{ phrase: <strong lang="en" /> }}
        />
      }
      fits={(typed) => typed === DELETION_PHRASE}
      confirm={() => mutate()}
      words={{ keep: t('deletion.keep'), confirm: t('deletion.confirm') }}
      isPending={isPending}
      error={error}
    >
      <Text>{t('deletion.body')}</Text>
      <Text c="dimmed" size="sm">
        {t('deletion.export_first')}
      </Text>
    </TypedConfirmation>
  );
}
