import { createCreditPurchaseSession } from '@parlance/contract/billing';
import type { Options } from '@parlance/contract/options';
import type { Currency } from '@parlance/kernel/prices';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { priceText } from '../../lib/format/money.ts';
import { CreditQuantityForm } from '../../ui/billing/credit-quantity-form.tsx';
import { Section } from '../../ui/page/section.tsx';
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
  const { block, price_cents, months_valid, max } = options.extra_credits;
  const input = useArriveHere();
  const price = priceText(price_cents[currency], currency);
  return (
    <Section
      id={PLACE}
      title={t('extra.title')}
      hint={t('extra.hint', { count: months_valid, price, block })}
    >
      <CreditQuantityForm
        block={block}
        max={max}
        inputRef={input}
        purchase={createCreditPurchaseSession.body}
        priceOf={(credits) => priceText(centsOf({ kind: 'credits', credits }, options, currency), currency)}
        buy={buy}
      />
    </Section>
  );
}
