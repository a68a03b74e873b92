import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { forgetReload } from './failed-load.ts';

/** What follows once another page stands: not after the first one, which the browser has loaded itself. */
export function useAfterNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    forgetReload();
    // Reading goes on at the new page's content, as after a full page load.
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
