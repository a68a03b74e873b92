import type { Support } from './support.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** `count` days ago. */
const before = (count: number): Date => new Date(Date.now() - count * DAY_MS);

/** Comma-separated: neither an address that was let in nor anything beside it holds a comma or a quote. */
export async function subscriberLines(operator: Support): Promise<string[]> {
  const rows = await operator.subscribers();
  return [
    'email,language,confirmed_at',
    ...rows.map(({ email, language, confirmedAt }) => `${email},${language},${confirmedAt?.toISOString()}`),
  ];
}

/** One JSON object a line: strangers wrote these, and a terminal obeys what it is shown. */
export const messageLines = async (operator: Support, days: number): Promise<string[]> =>
  (await operator.messagesSince(before(days))).map((message) => JSON.stringify(message));

export async function eventLines(operator: Support, days: number): Promise<string[]> {
  const rows = await operator.eventsSince(before(days).toISOString().slice(0, 10));
  return [
    'day,event,method,count',
    ...rows.map(({ day, event, method, count }) => `${day},${event},${method},${count}`),
  ];
}
