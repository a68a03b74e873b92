import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import '../ui/base.css';
import latinFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { mantineHtmlProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { LoadingBar } from '../ui/loading-bar.tsx';
import { NotificationBar } from '../ui/notification-bar/notification-bar.tsx';
import { BOOT_SCRIPT } from './boot-script.ts';
import { Providers } from './providers.tsx';
import { SessionWatch } from './session-watch.tsx';
import { StartScreen } from './start-screen.tsx';
import { useAfterNavigation } from './use-after-navigation.ts';

export { ErrorScreen as ErrorBoundary } from './error-screen.tsx';

/** Asked for with the page itself, so that text doesn't change its shape after it has been drawn. */
export const links = () => [
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  return (
    <html lang={i18n.language} {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; the policy allows it by its hash */}
        <script dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  useAfterNavigation();
  return (
    <Providers>
      <SessionWatch />
      <LoadingBar />
      <Outlet />
      <NotificationBar />
    </Providers>
  );
}

export function HydrateFallback() {
  return <StartScreen />;
}
