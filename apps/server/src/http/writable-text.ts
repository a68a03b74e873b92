import { AppError } from '@parlance/kernel/errors';

const isWritable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Half characters and the character nought can't be written into the database; nobody types them. */
export function refuseUnwritable(value: unknown, path: string[] = []): void {
  if (typeof value === 'string' && !isWritable(value))
    throw new AppError('validation_failed', { fields: { [path.join('.')]: 'invalid' } });
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    refuseUnwritable(key, path);
    refuseUnwritable(inner, [...path, key]);
  }
}
