import { countEvent } from '@parlance/contract/analytics';
import type { Clock } from '@parlance/kernel/clock';
import type { Analytics } from '@parlance/ports/analytics';
import type { Limiter } from '@parlance/ports/limiter';
import { type Endpoint, endpoint } from '../../endpoint.ts';
import type { Log } from '../../log.ts';
import { networkOf } from '../../network-address.ts';

type Deps = { analytics: Analytics; limiter: Pick<Limiter, 'take'>; clock: Clock; log: Pick<Log, 'warn'> };

/** Far above what people do, far below what it takes to make the numbers worthless. */
const PER_ADDRESS = { name: 'analytics_events', max: 300, seconds: 60 };

export const analyticsEndpoints = ({ analytics, limiter, clock, log }: Deps): Endpoint[] => [
  endpoint(countEvent, async ({ body, clientAddress }) => {
    await limiter.take(PER_ADDRESS, networkOf(clientAddress));
    const event = { name: body.event, method: body.method, at: clock.now() };
    // A browser can do nothing about a number that is lost; whoever runs the service can.
    await analytics.count(event).catch((error: unknown) => log.warn({ err: error }, 'an event was lost'));
    return undefined;
  }),
];
