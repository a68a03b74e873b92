import { z } from 'zod';
import { email } from './credentials.ts';
import { LinkToken } from './identity.ts';
import { route } from './route.ts';

export const signUpForNewsletter = route({
  method: 'post',
  path: '/newsletter_signup',
  summary:
    'Mail a link that confirms the newsletter; the answer is the same whether or not it already goes there',
  access: 'public',
  body: z.object({ email }),
  status: 204,
  problems: ['validation_failed', 'rate_limited', 'mail_not_sent'],
});

/** The mailed link leads to the page /newsletter-confirm, whose button makes this call: a scanner that opens it confirms nothing. */
export const confirmNewsletter = route({
  method: 'post',
  path: '/newsletter_signup/confirm',
  summary: 'Confirm the newsletter with the token of the mailed link; a second time changes nothing',
  access: 'public',
  body: LinkToken,
  status: 204,
  problems: ['validation_failed', 'link_malformed', 'link_expired', 'rate_limited'],
});
