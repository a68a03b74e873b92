import { LIMITS } from '@parlance/kernel/limits';
import { z } from 'zod';
import { email } from './credentials.ts';
import { route } from './route.ts';

const ContactMessage = z.object({
  /** Stands in a subject line, so it is one line. */
  name: z
    .string({ error: 'required' })
    .max(LIMITS.nameMaxChars, 'too_long')
    .trim()
    .min(1, 'required')
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'invalid'),
  email,
  message: z
    .string({ error: 'required' })
    .max(LIMITS.contactMessageMaxChars, 'too_long')
    .trim()
    .min(1, 'required')
    .regex(/^[\P{Cc}\t\r\n]*$/u, 'invalid'),
});

export const sendContactMessage = route({
  method: 'post',
  path: '/api/contact_messages',
  summary: 'Write to the people who run the service; the answer goes to the address given',
  access: 'public',
  body: ContactMessage,
  status: 204,
  problems: ['validation_failed', 'rate_limited'],
});
