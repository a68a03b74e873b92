import { z } from 'zod';

type Typed = { password: string; confirmation: string };

export const confirmation = z.string().min(1, 'required');

export const isConfirmed = ({ password, confirmation }: Typed): boolean =>
  confirmation === '' || password === confirmation;

/** Said also while other fields are still wrong: a person mends everything in one go. */
export const MISMATCH = { path: ['confirmation'], error: 'password_mismatch', when: () => true };
