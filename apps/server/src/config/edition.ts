import { z } from 'zod';

const MOST_CREDITS = 1_000_000;
const MOST_TRYOUTS = 100_000;

/** What each means: docs/operating.md. */
export const EDITION_ENVIRONMENT = {
  PARLANCE_EDITION: z.enum(['home', 'service']).optional(),
  PARLANCE_SIGN_UP: z.enum(['open', 'invitation', 'off']).optional(),
  PARLANCE_TRYOUTS_A_DAY: z.coerce.number().int().min(0).max(MOST_TRYOUTS).default(200),
  PARLANCE_CREDITS_A_MONTH: z.coerce.number().int().min(1).max(MOST_CREDITS).optional(),
};

type Settings = z.infer<z.ZodObject<typeof EDITION_ENVIRONMENT>> & { STRIPE_SECRET_KEY?: string | undefined };

/** `home`: nothing is sold, and people get what whoever runs it gives them. */
export type Edition = 'home' | 'service';

/**
 * On one machine the service is shown as a whole, with stand-ins for what it needs; on a public address the payment
 * service makes the difference.
 */
export const editionOf = (
  { PARLANCE_EDITION, STRIPE_SECRET_KEY }: Settings,
  { onLoopback }: { onLoopback: boolean },
): Edition => PARLANCE_EDITION ?? (onLoopback || STRIPE_SECRET_KEY ? 'service' : 'home');

/** What each person may spend where nothing is sold: so many credits a month, or without a number as many as they like. */
export type Allowance = { creditsAMonth: number | undefined };
