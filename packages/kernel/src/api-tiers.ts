/** Credits of the alpha API, in blocks; sold in dollars everywhere. */
export const API_CREDITS = { block: 100, max: 10_000, monthsValid: 12, blockCents: 500 } as const;

/** How many requests all keys of one person may make together. */
export const API_WINDOW_SECONDS = 60;

/** From how much on, in US cents, and what it allows in a window. */
export const API_TIERS = [
  { fromCents: 0, requests: 60 },
  { fromCents: 5_000, requests: 300 },
  { fromCents: 50_000, requests: 1_200 },
] as const;

export type ApiTier = { tier: number; requests: number };

/** The tier that so much money, spent on API credits, has brought. */
export function apiTierOf(spentCents: number): ApiTier {
  const tier = API_TIERS.findLastIndex(({ fromCents }) => spentCents >= fromCents);
  return { tier, requests: API_TIERS[tier]!.requests };
}
