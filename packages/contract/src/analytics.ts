import { z } from 'zod';
import { SIGN_IN_METHODS } from './identity.ts';
import { route } from './route.ts';

export const ANALYTICS_EVENTS = ['sign_up', 'login', 'account_link'] as const;
export type AnalyticsEvent = (typeof ANALYTICS_EVENTS)[number];

/** Sent only by a browser whose owner agreed. Nothing in it says who. */
export const countEvent = route({
  method: 'post',
  path: '/api/analytics_events',
  summary: 'Count an event, without saying whose',
  access: 'public',
  body: z.object({ event: z.enum(ANALYTICS_EVENTS), method: z.enum(SIGN_IN_METHODS) }),
  status: 204,
  problems: ['validation_failed', 'rate_limited'],
});
