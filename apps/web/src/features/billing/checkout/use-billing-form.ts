import { BillingInfo } from '@parlance/contract/billing';
import { maskCpf } from '@parlance/contract/cpf';
import { useState } from 'react';

const FIELDS = ['country', 'tax_id'] as const;
type BillingField = (typeof FIELDS)[number];
type BillingFaults = Partial<Record<BillingField, string>>;

type Known = { country: string | null; tax_id: string | null };

/** What was typed, as the server takes it, or what is wrong with it. */
function checkBilling(values: Record<BillingField, string>): { info?: BillingInfo; faults: BillingFaults } {
  const { country, tax_id } = values;
  const { data, error } = BillingInfo.safeParse(country === 'BR' ? { country, tax_id } : { country });
  const faults: BillingFaults = {};
  for (const { path, message } of error?.issues ?? []) faults[path[0] as BillingField] ??= message;
  return { info: data, faults };
}

/** The billing information of one page; the section that saves it and the checkout that needs it share it. */
export function useBillingForm(known: Known) {
  const [values, setValues] = useState({ country: known.country ?? '', tax_id: maskCpf(known.tax_id ?? '') });
  const [faults, setFaults] = useState<BillingFaults>({});

  /** `place` holds the fields that the person is looking at; the same form may stand behind a dialog too. */
  const refuse = (found: BillingFaults, place: HTMLElement): void => {
    setFaults(found);
    const first = FIELDS.find((field) => found[field]);
    // After the faults are drawn, so that the field is announced with its sentence.
    if (first)
      requestAnimationFrame(() => place.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus());
  };
  return {
    values,
    faults,
    refuse,
    forgetFaults: () => setFaults({}),
    change: (field: BillingField, value: string) => {
      setValues((before) => ({ ...before, [field]: field === 'tax_id' ? maskCpf(value) : value }));
      setFaults((before) => ({ ...before, [field]: undefined }));
    },
    /** What is to be sent; null when something is missing, which is then said at its field. */
    check: (place: HTMLElement): BillingInfo | null => {
      const { info, faults: found } = checkBilling(values);
      refuse(found, place);
      return info ?? null;
    },
  };
}

export type BillingForm = ReturnType<typeof useBillingForm>;
