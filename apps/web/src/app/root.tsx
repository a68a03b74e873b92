import '@fontsource-variable/inter/wght.css';
import '@mantine/core/styles.css';
import '../ui/theme/base.css';
import latinFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { mantineHtmlProps } from '@mantine/core';
import { type ReactNode, use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router';
import { ConsentChoice } from '../features/consent/consent-choice.tsx';
import { COOKIE_SETTINGS } from '../lib/dialog-ids.ts';
import { NotificationBar } from '../ui/notification-bar/notification-bar.tsx';
import { LoadingBar } from '../ui/page/loading-bar.tsx';
import { CrashNotice } from './crash-notice.tsx';
import NotFoundPage from './not-found-page.tsx';
import { Providers, Theme } from './providers.tsx';
import { SessionWatch } from './session-watch.tsx';
import { BOOT_SCRIPT } from './start/boot-script.ts';
import { EntryModule } from './start/entry-module.ts';
import { StartScreen } from './start/start-screen.tsx';
import { useAfterNavigation } from './start/use-after-navigation.ts';

/** For what nobody caught. */
export function ErrorBoundary() {
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

/** Asked for with the page itself, so that text doesn't change its shape after it has been drawn. */
export const links = () => [
  { rel: 'preload', href: latinFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export function Layout({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  // Plain pages are sent without the app: their HTML is complete, and islands/ does the rest.
  const entryModule = use(EntryModule);
  const isPlain = entryModule !== '';
  return (
    <html lang={i18n.language} data-plain={isPlain || undefined} {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf9f7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1120" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; the policy allows it by its hash */}
        <script dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {isPlain ? (
          <script type="module" src={entryModule} />
        ) : (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
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
      <ConsentChoice settingsId={COOKIE_SETTINGS} />
      <NotificationBar />
    </Providers>
  );
}

export function HydrateFallback() {
  return <StartScreen />;
}
