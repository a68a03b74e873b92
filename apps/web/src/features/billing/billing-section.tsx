import { Button, Text } from '@mantine/core';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiProblem } from '../../lib/api/api.ts';
import { Section } from '../../ui/page/section.tsx';
import { useSaveBillingInfo } from './billing-queries.ts';
import { BillingFields } from './checkout/billing-fields.tsx';
import type { BillingForm } from './checkout/use-billing-form.ts';

export function BillingSection({ form, keepsCurrency }: { form: BillingForm; keepsCurrency: boolean }) {
  const { t } = useTranslation('billing');
  const { mutate, isPending } = useSaveBillingInfo();
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const place = event.currentTarget;
    const info = form.check(place);
    if (!info) return;
    mutate(info, { onError: (problem) => isApiProblem(problem) && form.refuse(problem.fields, place) });
  };
  return (
    <Section title={t('info.title')} hint={t('info.hint')}>
      <form onSubmit={save} noValidate style={{ maxWidth: '28rem' }}>
        <BillingFields form={form} />
        {keepsCurrency && (
          <Text size="sm" c="dimmed" mt="xs">
            {t('info.currency_stays')}
          </Text>
        )}
        <Button type="submit" variant="default" mt="md" loading={isPending}>
          {t('info.save')}
        </Button>
      </form>
    </Section>
  );
}
