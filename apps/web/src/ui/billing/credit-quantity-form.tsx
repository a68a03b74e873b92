import { Button, Group, NumberInput, Text } from '@mantine/core';
import { useMergedRef } from '@mantine/hooks';
import { type Ref, type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { quantityFault } from '../../lib/billing/credit-quantity.ts';
import { useErrorText } from '../../lib/format/error-text.ts';

type Props = {
  block: number;
  max: number;
  /** What a purchase must look like. */
  purchase: z.ZodType | undefined;
  priceOf: (credits: number) => string;
  buy: (credits: number) => void;
  busy?: boolean;
  inputRef?: Ref<HTMLInputElement>;
};

/** How many credits, and what they come to. */
export function CreditQuantityForm({ block, max, purchase, priceOf, buy, busy, inputRef }: Props) {
  const { t } = useTranslation('billing');
  const text = useErrorText();
  const [wanted, setWanted] = useState<number | string>(block);
  const [fault, setFault] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const ref = useMergedRef(input, inputRef);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = quantityFault(purchase, wanted);
    setFault(found);
    if (found) input.current?.focus();
    else buy(Number(wanted));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Group gap="md" align="flex-start">
        <NumberInput
          ref={ref}
          label={t('extra.quantity')}
          w="11rem"
          value={wanted}
          step={block}
          max={max}
          clampBehavior="none"
          allowDecimal={false}
          error={text.field(fault)}
          onChange={(value) => {
            setWanted(value);
            setFault(undefined);
          }}
        />
        <Button type="submit" mt={{ base: 0, xs: 30 }} h={42} loading={busy}>
          {t('extra.buy')}
        </Button>
      </Group>
      <Text mt="sm" className="tabular" aria-live="polite">
        {quantityFault(purchase, wanted) === undefined &&
          t('extra.price', { count: Number(wanted), price: priceOf(Number(wanted)) })}
      </Text>
    </form>
  );
}
