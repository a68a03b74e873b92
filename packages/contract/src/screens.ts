/**
 * Addresses of screens that exist only in the browser. The server answers them with the shell; any other address
 * that names no file is a true 404. A test holds the web client's routes to this list.
 */
export const SCREENS = [
  '/signin',
  '/signin-redirect',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/unsubscribe',
  '/newsletter-confirm',
  '/app',
  '/app/home',
  '/app/new-audio',
  '/app/audio/:id',
  '/app/edit-audio/:id',
  '/app/my-account',
  '/app/feeds',
  '/app/subscription-plans',
  '/app/subscription-success',
  '/app/credit-purchase-success',
  '/app/credit-statement',
  '/app/admin',
  '/app/admin/providers',
  '/app/api',
  '/app/api-credit-purchase-success',
] as const;
