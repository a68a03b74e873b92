import { AppError } from '@parlance/kernel/errors';

const KEY_MAX_BYTES = 1024;
/** What Linux, macOS and Windows file systems take as one name. */
const SEGMENT_MAX_BYTES = 255;

const bytes = (text: string): number => Buffer.byteLength(text);

function isSegment(segment: string): boolean {
  return segment !== '' && segment !== '.' && segment !== '..' && bytes(segment) <= SEGMENT_MAX_BYTES;
}

/** The segments of a key, or AppError 'object.bad_key': no key ever leads out of the store. */
export function segmentsOf(key: string): string[] {
  const segments = key.split('/');
  // A lone surrogate has no bytes of its own: two different keys would become one file name.
  const sound =
    bytes(key) <= KEY_MAX_BYTES && key.isWellFormed() && !key.includes('\\') && !key.includes('\0');
  if (!sound || !segments.every(isSegment)) {
    throw new AppError('object.bad_key', {
      log: `not an object key: ${JSON.stringify(key.slice(0, KEY_MAX_BYTES))}`,
    });
  }
  return segments;
}

export const withoutSlash = (prefix: string): string => (prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
