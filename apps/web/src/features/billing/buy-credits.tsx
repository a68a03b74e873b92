import { Button, Group, NumberInput, Text } from '@mantine/core';
import type { Options } from '@parlance/contract/options';
import type { Currency } from '@parlance/kernel/prices';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useErrorText } from '../../lib/error-text.ts';
import { priceText } from '../../lib/money.ts';
import { Section } from '../../ui/section.tsx';
import { quantityFault } from './checkout/credit-quantity.ts';
import { centsOf } from './checkout/order.ts';

const PLACE = 'extra-credits';

/** The page is drawn after its data has come, when the browser has long looked for the place in vain. */
function useArriveHere() {
  const { hash } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (hash !== `#${PLACE}`) return;
    document.getElementById(PLACE)?.scrollIntoView();
    input.current?.focus({ preventScroll: true });
  }, [hash]);
  return input;
}

type Props = { options: Options; currency: Currency; buy: (credits: number) => void };

export function BuyCredits({ options, currency, buy }: Props) {
  const { t } = useTranslation('billing');
  const text = useErrorText();
  const { block, price_cents, months_valid, max } = options.extra_credits;
  const [wanted, setWanted] = useState<number | string>(block);
  const [fault, setFault] = useState<string>();
  const input = useArriveHere();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = quantityFault(wanted);
    setFault(found);
    if (found) input.current?.focus();
    else buy(Number(wanted));
  };
  const price = priceText(price_cents[currency], currency);
  return (
    <Section
      id={PLACE}
      title={t('extra.title')}
      hint={t('extra.hint', { count: months_valid, price, block })}
    >
      <form onSubmit={submit} noValidate>
        <Group gap="md" align="flex-start">
          <NumberInput
            ref={input}
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
          <Button type="submit" mt={{ base: 0, xs: 30 }} h={42}>
            {t('extra.buy')}
          </Button>
        </Group>
        <Text mt="sm" className="tabular" aria-live="polite">
          {quantityFault(wanted) === undefined &&
            t('extra.price', {
              count: Number(wanted),
              price: priceText(
                centsOf({ kind: 'credits', credits: Number(wanted) }, options, currency),
                currency,
              ),
            })}
        </Text>
      </form>
    </Section>
  );
}
