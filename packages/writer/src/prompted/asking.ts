import { isAppError } from '@parlance/kernel/errors';
import type { AnswerShape, LanguageModel } from '@parlance/ports/language-model';
import type { Meter } from './meter.ts';

export type Asking = { model: LanguageModel; meter: Meter; signal: AbortSignal };

export const ask = <T>(
  { model, meter, signal }: Asking,
  shape: AnswerShape<T>,
  instructions: string,
  material: string,
  onText?: (piece: string) => void,
): Promise<T> => model.ask({ instructions, material, shape, onUsage: meter.add, signal, onText });

export const isModelTrouble = (error: unknown): boolean =>
  isAppError(error) && error.code.startsWith('model.');
