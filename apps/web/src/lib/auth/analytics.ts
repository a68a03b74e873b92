import { type AnalyticsEvent, countEvent } from '@parlance/contract/analytics';
import type { SignInMethod } from '@parlance/contract/identity';
import { call } from '../api/api.ts';
import { allowsAnalytics } from '../storage/consent.ts';

/** Counts what happened, if the person agreed to it. Nobody waits for it, and nothing fails with it. */
export function track(event: AnalyticsEvent, method: SignInMethod): void {
  if (!allowsAnalytics()) return;
  call(countEvent, { body: { event, method }, keepalive: true }).catch((error: unknown) =>
    console.warn('An event was not counted', error),
  );
}
