import { NumberInput } from '@mantine/core';
import { type AdminPerson, GiftOfCredits } from '@parlance/contract/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGiveCredits } from '../admin-queries.ts';
import { GiftDialog } from './gift-dialog.tsx';

type Props = { person: AdminPerson; opened: boolean; close: () => void };

export function CreditsDialog({ person, opened, close }: Props) {
  const { t } = useTranslation('admin');
  const [credits, setCredits] = useState<number | string>(100);
  const [months, setMonths] = useState<number | string>(12);
  const { mutate, isPending } = useGiveCredits(person.id);
  const gift = GiftOfCredits.safeParse({ credits, months });
  return (
    <GiftDialog
      title={t('credits.title', { name: person.name })}
      submit={t('credits.give')}
      opened={opened}
      close={close}
      give={gift.success ? () => mutate(gift.data, { onSuccess: close }) : undefined}
      isPending={isPending}
    >
      <NumberInput
        label={t('credits.count')}
        min={1}
        max={1_000_000}
        allowDecimal={false}
        data-autofocus
        value={credits}
        onChange={setCredits}
      />
      <NumberInput
        label={t('credits.months')}
        min={1}
        max={60}
        allowDecimal={false}
        value={months}
        onChange={setMonths}
      />
    </GiftDialog>
  );
}
