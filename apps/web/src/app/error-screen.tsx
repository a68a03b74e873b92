import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { CrashNotice } from './crash-notice.tsx';
import NotFoundPage from './not-found-page.tsx';
import { Theme } from './providers.tsx';

/** For what nobody caught. */
export function ErrorScreen() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) console.error(error);
  }, [error, isMissing]);
  return (
    <Theme>
      <main>{isMissing ? <NotFoundPage /> : <CrashNotice />}</main>
    </Theme>
  );
}
