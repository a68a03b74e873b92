import { countEvent } from '@parlance/contract/analytics';
import type { Clock } from '@parlance/kernel/clock';
import type { Limiter } from '@parlance/ports/limiter';
import { type Endpoint, endpoint } from '../../endpoint.ts';
import type { AnalyticsStore } from './analytics.store.ts';

type Deps = { counts: AnalyticsStore; limiter: Pick<Limiter, 'take'>; clock: Clock };

/** Far above what people do, far below what it takes to make the numbers worthless. */
const PER_ADDRESS = { name: 'analytics_events', max: 300, seconds: 60 };

export const analyticsEndpoints = ({ counts, limiter, clock }: Deps): Endpoint[] => [
  endpoint(countEvent, async (call) => {
    await limiter.take(PER_ADDRESS, call.clientAddress);
    const day = clock.now().toISOString().slice(0, 10);
    await counts.add(day, call.body.event, call.body.method);
    return undefined;
  }),
];
