import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Things as the real interface shows them, as far as we look at them. Times are in seconds. */
export type Price = {
  id: string;
  object: 'price';
  active: boolean;
  product: string;
  currency: string;
  unit_amount: number;
  lookup_key: string | null;
  recurring: { interval: 'month' } | null;
  metadata: Record<string, string>;
};

export type Customer = {
  id: string;
  object: 'customer';
  email: string | null;
  name: string | null;
  address: { country: string } | null;
  metadata: Record<string, string>;
  /** Below zero: credit for the next bill. */
  balance: number;
  test_clock: string | null;
  tax_ids: { id: string; object: 'tax_id'; type: string; value: string }[];
  /** The number of the card that is charged; the real interface never shows it. */
  card: string | null;
  deleted?: true;
};

export type Session = {
  id: string;
  object: 'checkout.session';
  mode: 'payment' | 'subscription';
  customer: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  subscription_metadata: Record<string, string>;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  price: string;
  quantity: number;
  amount_total: number;
  currency: string;
  success_url: string;
  cancel_url: string;
  url: string | null;
  subscription: string | null;
  payment_intent: string | null;
  created: number;
};

export type Subscription = {
  id: string;
  object: 'subscription';
  customer: string;
  status: 'active' | 'past_due' | 'canceled';
  cancel_at_period_end: boolean;
  currency: string;
  metadata: Record<string, string>;
  latest_invoice: string | null;
  /** When the months are counted from, and how many have begun. */
  billing_cycle_anchor: number;
  months: number;
  item: { id: string; price: string; current_period_start: number; current_period_end: number };
  created: number;
};

export type Line = {
  id: string;
  object: 'line_item';
  amount: number;
  description: string;
  period: { start: number; end: number };
  price: string;
  proration: boolean;
};

export type Invoice = {
  id: string;
  object: 'invoice';
  customer: string;
  subscription: string;
  billing_reason: 'subscription_create' | 'subscription_cycle';
  status: 'open' | 'paid' | 'uncollectible';
  currency: string;
  lines: Line[];
  total: number;
  amount_due: number;
  amount_paid: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  paid_at: number | null;
  payment_intent: string | null;
  created: number;
};

export type Payment = { id: string; amount: number; currency: string; customer: string; refunded: number };
export type TestClock = {
  id: string;
  object: 'test_helpers.test_clock';
  frozen_time: number;
  status: 'ready';
};

const EMPTY = () => ({
  products: {} as Record<string, { id: string; object: 'product'; name: string }>,
  prices: {} as Record<string, Price>,
  customers: {} as Record<string, Customer>,
  sessions: {} as Record<string, Session>,
  subscriptions: {} as Record<string, Subscription>,
  invoices: {} as Record<string, Invoice>,
  /** Lines that wait for the next bill, by subscription. */
  pending: {} as Record<string, Line[]>,
  payments: {} as Record<string, Payment>,
  clocks: {} as Record<string, TestClock>,
});

export type Books = ReturnType<typeof EMPTY>;

export const newKey = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** All that was bought and paid, in a file where one is given, so that it outlives the server. */
export function openBooks(file: string | undefined): { books: Books; save(): void } {
  let books = EMPTY();
  try {
    if (file) books = { ...books, ...JSON.parse(readFileSync(file, 'utf8')) };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  return {
    books,
    save() {
      if (!file) return;
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(books));
      renameSync(`${file}.new`, file);
    },
  };
}
