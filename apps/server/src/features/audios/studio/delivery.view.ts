import type { Delivery } from '@parlance/artifacts/script';

/** How a line is to be spoken, in the contract's words. */
export const deliveryView = ({ levelDb, pauseMs, ...rest }: Delivery) => ({
  ...rest,
  level_db: levelDb,
  pause_ms: pauseMs,
});
