import { AppError } from '@parlance/kernel/errors';

/** A browser names the page's origin on every POST. Whoever holds a cookie without one is no page of ours. */
export function refuseForeignPages(request: Request, origins: string[]): void {
  const origin = request.headers.get('origin');
  if (origin === null || !origins.includes(origin)) throw new AppError('unauthenticated');
}
