/** How often something may be done for one key, as a window or as a wait that grows. */
export type Window = { name: string; max: number; seconds: number };
export type GrowingWait = { name: string; free: number; maxWaitSeconds: number; forgetAfterSeconds: number };

/** How many more a window takes before it begins anew in so many seconds. */
export type WindowLeft = { remaining: number; resetSeconds: number };

/** Counts shared by every process. */
export interface Limiter {
  /** Counts one; throws AppError 'rate_limited' with the seconds to wait when the window is full. */
  take(window: Window, key: string): Promise<WindowLeft>;
  /**
   * Counts a try. After the free ones each further try has to wait 1 s, 2 s, 4 s … for the one before it;
   * a try that comes too early throws AppError 'rate_limited' and is not counted.
   */
  attempt(wait: GrowingWait, key: string): Promise<void>;
  /** The try was a good one: the next begins anew. */
  forget(wait: GrowingWait, key: string): Promise<void>;
}
