import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

/** The pages that also exist as files in Portuguese; each address needs its own id. */
const bilingual = (language: string) => [
  index('routes/landing.tsx', { id: `landing-${language}` }),
  route('faq', 'routes/faq.tsx', { id: `faq-${language}` }),
  route('terms-of-service', 'routes/terms-of-service.tsx', { id: `terms-${language}` }),
  route('privacy-policy', 'routes/privacy-policy.tsx', { id: `privacy-${language}` }),
  route('docs/api', 'routes/api-reference.tsx', { id: `api-reference-${language}` }),
];

export default [
  layout('routes/public-layout.tsx', [
    ...bilingual('en'),
    ...prefix('pt-BR', bilingual('pt')),
    layout('routes/guest-layout.tsx', [
      route('signin', 'routes/signin.tsx'),
      route('signup', 'routes/signup.tsx'),
    ]),
    route('signin-redirect', 'routes/signin-redirect.tsx'),
    route('forgot-password', 'routes/forgot-password.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('verify-email', 'routes/verify-email.tsx'),
    route('unsubscribe', 'routes/unsubscribe.tsx'),
    route('newsletter-confirm', 'routes/newsletter-confirm.tsx'),
    route('audio/:token', 'routes/shared-audio.tsx'),
    route('not-found', 'routes/not-found.tsx', { id: 'not-found' }),
    route('*', 'routes/not-found.tsx', { id: 'unknown' }),
  ]),
  route('app', 'routes/app-layout.tsx', [
    index('routes/app-index.tsx'),
    route('home', 'routes/home.tsx'),
    route('new-audio', 'routes/new-audio.tsx'),
    route('audio/:id', 'routes/audio.tsx'),
    route('edit-audio/:id', 'routes/edit-audio.tsx'),
    route('my-account', 'routes/my-account.tsx'),
    route('feeds', 'routes/feeds.tsx'),
    route('subscription-plans', 'routes/subscription-plans.tsx'),
    route('subscription-success', 'routes/subscription-success.tsx'),
    route('credit-purchase-success', 'routes/credit-purchase-success.tsx'),
    route('credit-statement', 'routes/credit-statement.tsx'),
    route('api', 'routes/api.tsx'),
    route('api-credit-purchase-success', 'routes/api-credit-purchase-success.tsx'),
    route('*', 'routes/not-found.tsx', { id: 'unknown-in-app' }),
  ]),
] satisfies RouteConfig;
