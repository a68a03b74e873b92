import { NumberInput, Select } from '@mantine/core';
import { type AdminPerson, GiftOfPlan } from '@parlance/contract/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGivePlan } from '../admin-queries.ts';
import { GiftDialog } from './gift-dialog.tsx';

type Props = { person: AdminPerson; opened: boolean; close: () => void };

export function PlanDialog({ person, opened, close }: Props) {
  const { t } = useTranslation('admin');
  const [plan, setPlan] = useState<string | null>('pro');
  const [days, setDays] = useState<number | string>(30);
  const { mutate, isPending } = useGivePlan(person.id);
  const gift = GiftOfPlan.safeParse({ plan, days });
  return (
    <GiftDialog
      title={t('plan.title', { name: person.name })}
      submit={t('plan.give')}
      opened={opened}
      close={close}
      give={gift.success ? () => mutate(gift.data, { onSuccess: close }) : undefined}
      isPending={isPending}
    >
      <Select
        label={t('plan.plan')}
        allowDeselect={false}
        data={[
          { value: 'basic', label: t('people.plan_basic') },
          { value: 'pro', label: t('people.plan_pro') },
        ]}
        value={plan}
        onChange={setPlan}
      />
      <NumberInput
        label={t('plan.days')}
        min={1}
        max={3650}
        allowDecimal={false}
        value={days}
        onChange={setDays}
      />
    </GiftDialog>
  );
}
