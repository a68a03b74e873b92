import type { Options } from '@parlance/contract/options';
import { UPLOAD_TYPES } from '@parlance/contract/uploads';

type Measured = { name: string; size: number };
type Limits = Options['limits'];

/** Why a file can't be taken; the first three are field codes of the server, too. */
export type Refusal =
  | 'file_type_unsupported'
  | 'file_too_large'
  | 'files_too_large'
  | 'too_many_files'
  | 'file_empty'
  | 'no_recordings';

export type FileKind = keyof typeof UPLOAD_TYPES;

const RECORDINGS: readonly FileKind[] = ['audio', 'video'];

const KINDS = Object.entries(UPLOAD_TYPES) as [FileKind, readonly string[]][];

/** By the ending of its name; the server looks inside. */
export function kindOf(name: string): FileKind | undefined {
  const lower = name.toLowerCase();
  return KINDS.find(([, endings]) => endings.some((ending) => lower.endsWith(ending)))?.[0];
}

/** For a file dialog: endings of everything that can be taken here. */
export const acceptedEndings = (transcribes: boolean): string =>
  KINDS.filter(([kind]) => transcribes || !RECORDINGS.includes(kind))
    .flatMap(([, endings]) => endings)
    .join(',');

function faultOf(file: Measured, limits: Limits, transcribes: boolean): Refusal | undefined {
  const kind = kindOf(file.name);
  if (!kind) return 'file_type_unsupported';
  if (RECORDINGS.includes(kind) && !transcribes) return 'no_recordings';
  if (file.size === 0) return 'file_empty';
  return file.size > limits.file_max_bytes ? 'file_too_large' : undefined;
}

/** Which of the new files may join those already there; each refused one with its reason. */
export function screenFiles<F extends Measured>(
  incoming: readonly F[],
  present: readonly { bytes: number }[],
  { limits, transcribes }: Pick<Options, 'limits' | 'transcribes'>,
): { accepted: F[]; refused: { name: string; why: Refusal }[] } {
  const accepted: F[] = [];
  const refused: { name: string; why: Refusal }[] = [];
  let total = present.reduce((sum, { bytes }) => sum + bytes, 0);
  for (const file of incoming) {
    let why = faultOf(file, limits, transcribes);
    if (!why && present.length + accepted.length >= limits.files_max_count) why = 'too_many_files';
    if (!why && total + file.size > limits.files_max_bytes) why = 'files_too_large';
    if (why) {
      refused.push({ name: file.name, why });
      continue;
    }
    accepted.push(file);
    total += file.size;
  }
  return { accepted, refused };
}
