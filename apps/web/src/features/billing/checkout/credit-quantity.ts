import { createCreditPurchaseSession } from '@parlance/contract/billing';

/** What is wrong with a wanted number of credits; undefined when it can be bought. */
export function quantityFault(wanted: number | string): string | undefined {
  const credit_quantity = wanted === '' ? undefined : wanted;
  const checked = createCreditPurchaseSession.body?.safeParse({ credit_quantity });
  return checked?.error?.issues[0]?.message;
}
