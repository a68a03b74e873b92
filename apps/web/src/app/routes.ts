import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { PUBLIC_PAGES, PUBLIC_PATHS, publicPath } from '../lib/public-pages.ts';

/** A public page exists as a file in each language; each address needs its own id. */
const publicPages = (language: string) =>
  PUBLIC_PATHS.map((page) => {
    const { module } = PUBLIC_PAGES[page];
    const address = publicPath(page, language).slice(1);
    const options = { id: `${language}${page}` };
    return address === '' ? index(module, options) : route(address, module, options);
  });

export default [
  layout('public-shell/public-shell.tsx', [
    ...publicPages('en-US'),
    ...publicPages('pt-BR'),
    layout('guest-layout.tsx', [
      route('signin', '../features/auth/sign-in/sign-in-page.tsx'),
      route('signup', '../features/auth/sign-up/sign-up-page.tsx'),
    ]),
    route('signin-redirect', '../features/auth/sign-in/sign-in-redirect-page.tsx'),
    route('forgot-password', '../features/auth/password/forgot-password-page.tsx'),
    route('reset-password', '../features/auth/password/reset-password-page.tsx'),
    route('verify-email', '../features/auth/sign-up/verify-email-page.tsx'),
    route('unsubscribe', '../features/account/unsubscribe-page.tsx'),
    route('newsletter-confirm', '../features/newsletter/newsletter-confirm-page.tsx'),
    route('audio/:token', '../features/shared-audio/shared-audio-page.tsx'),
    route('not-found', 'not-found-page.tsx', { id: 'not-found' }),
    route('*', 'not-found-page.tsx', { id: 'unknown' }),
  ]),
  route('app', 'app-shell/app-shell.tsx', [
    index('app-index.tsx'),
    route('home', 'home-route.tsx'),
    route('new-audio', '../features/new-audio/new-audio-page.tsx'),
    route('audio/:id', 'audio-route.tsx'),
    route('edit-audio/:id', '../features/edit-audio/edit-audio-page.tsx'),
    route('my-account', '../features/account/my-account-page.tsx'),
    route('feeds', '../features/feeds/feeds-page.tsx'),
    route('subscription-plans', '../features/billing/subscription-plans-page.tsx'),
    route('subscription-success', '../features/billing/success/subscription-success-page.tsx'),
    route('credit-purchase-success', '../features/billing/success/credit-purchase-success-page.tsx'),
    route('credit-statement', '../features/billing/statement/credit-statement-page.tsx'),
    route('admin', '../features/admin/admin-page.tsx'),
    route('admin/providers', '../features/admin/providers/providers-page.tsx'),
    route('api', '../features/api/api-page.tsx'),
    route('api-credit-purchase-success', '../features/api/credits/api-credit-purchase-success-page.tsx'),
    route('*', 'not-found-page.tsx', { id: 'unknown-in-app' }),
  ]),
] satisfies RouteConfig;
