import { LIMITS } from '@parlance/kernel/limits';
import { oneLine } from '@parlance/kernel/one-line';
import { z } from 'zod';

export const email = z
  .string({ error: 'required' })
  .max(LIMITS.emailMaxChars, 'too_long')
  .trim()
  .min(1, 'required')
  .pipe(z.email('email_invalid'));

export const personName = z
  .string({ error: 'required' })
  .max(LIMITS.nameMaxChars, 'too_long')
  .overwrite(oneLine)
  .min(1, 'required')
  .min(LIMITS.nameMinChars, 'name_too_short');

export const password = z
  .string({ error: 'required' })
  .min(1, 'required')
  .min(LIMITS.passwordMinChars, 'password_too_short')
  .max(LIMITS.passwordMaxChars, 'too_long');
