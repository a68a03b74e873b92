import { beforeEach, expect, it } from 'vitest';
import type { Analytics, CountedEvent } from '../src/analytics.ts';

/** `day` in UTC, as "2026-01-31". */
type Counted = { day: string; event: string; method: string; count: number };

export type AnalyticsTrial = {
  analytics(): Analytics;
  /** What was kept, in any order. */
  counted(): Promise<Counted[]>;
  forget(): Promise<void>;
};

const event = (
  name: CountedEvent['name'],
  method: CountedEvent['method'],
  at = '2026-03-04T12:00:00Z',
): CountedEvent => ({ name, method, at: new Date(at) });

/** What every keeper of counts promises. */
export function analyticsSuite({ analytics, counted, forget }: AnalyticsTrial): void {
  beforeEach(forget);

  it('counts each event and method of a day, in UTC', async () => {
    await analytics().count(event('sign_up', 'password', '2026-03-04T23:59:59.999Z'));
    await analytics().count(event('sign_up', 'password', '2026-03-04T00:00:00Z'));
    await analytics().count(event('login', 'google'));
    await analytics().count(event('account_link', 'microsoft', '2026-03-05T00:00:00Z'));
    const kept = await counted();
    expect(kept).toHaveLength(3);
    expect(kept).toEqual(
      expect.arrayContaining([
        { day: '2026-03-04', event: 'sign_up', method: 'password', count: 2 },
        { day: '2026-03-04', event: 'login', method: 'google', count: 1 },
        { day: '2026-03-05', event: 'account_link', method: 'microsoft', count: 1 },
      ]),
    );
  });

  it('loses none that come at once', async () => {
    await Promise.all(Array.from({ length: 40 }, () => analytics().count(event('login', 'login_link'))));
    expect(await counted()).toEqual([{ day: '2026-03-04', event: 'login', method: 'login_link', count: 40 }]);
  });
}
