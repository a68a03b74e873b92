import { AppError } from '@parlance/kernel/errors';

const isWritable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Deeper than anything the interface takes, and far from where a call stack ends. */
const MAX_DEPTH = 20;

/** Half characters and the character nought can't be written into the database; nobody types them. */
export function refuseUnwritable(value: unknown, path: string[] = []): void {
  if (typeof value === 'string' && !isWritable(value))
    throw new AppError('validation_failed', { fields: { [path.join('.')]: 'invalid' } });
  if (typeof value !== 'object' || value === null) return;
  if (path.length > MAX_DEPTH) throw new AppError('validation_failed', { fields: { '': 'invalid' } });
  for (const [key, inner] of Object.entries(value)) {
    refuseUnwritable(key, path);
    refuseUnwritable(inner, [...path, key]);
  }
}
