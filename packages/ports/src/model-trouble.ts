import type { AppErrorCode } from '@parlance/kernel/error-codes';
import { AppError, type Retry } from '@parlance/kernel/errors';

/** What can go wrong with a model, as far as a person can do something about each. */
export const MODEL_TROUBLES = [
  'away',
  'too_slow',
  'gone_midway',
  'busy',
  'refused_key',
  'no_such_model',
  'out_of_memory',
  'out_of_space',
  'too_long',
  'thought_only',
  'cut_off',
  'repeated',
  'other_shape',
  'refused',
] as const;
export type ModelTrouble = (typeof MODEL_TROUBLES)[number];

const CODES: Record<ModelTrouble, { code: AppErrorCode; retry: Retry }> = {
  away: { code: 'model.unavailable', retry: 'later' },
  too_slow: { code: 'model.unavailable', retry: 'later' },
  gone_midway: { code: 'model.unavailable', retry: 'later' },
  busy: { code: 'model.unavailable', retry: 'later' },
  refused_key: { code: 'model.refused', retry: 'never' },
  no_such_model: { code: 'model.refused', retry: 'never' },
  out_of_memory: { code: 'model.refused', retry: 'never' },
  out_of_space: { code: 'model.refused', retry: 'never' },
  too_long: { code: 'model.refused', retry: 'never' },
  refused: { code: 'model.refused', retry: 'never' },
  thought_only: { code: 'model.unusable_answer', retry: 'later' },
  cut_off: { code: 'model.unusable_answer', retry: 'later' },
  repeated: { code: 'model.unusable_answer', retry: 'later' },
  other_shape: { code: 'model.unusable_answer', retry: 'later' },
};

/** A model's failure with what it is and, where the server said something, the server's own words. */
export class ModelTroubleError extends AppError {
  readonly trouble: ModelTrouble;
  readonly words: string;

  constructor(trouble: ModelTrouble, { name, words = '' }: { name: string; words?: string }) {
    const { code, retry } = CODES[trouble];
    super(code, { log: `${name} ${trouble}${words === '' ? '' : `: ${words}`}`, retry });
    this.trouble = trouble;
    this.words = words;
  }
}
