import { FIELD_CODES, type FieldCode } from '@parlance/contract/problem';
import { useTranslation } from 'react-i18next';
import { isApiProblem } from '../api/api.ts';

/** Faults that only a screen can see, beside the server's. */
export type ScreenFieldCode = FieldCode | 'password_mismatch';

const KNOWN: ReadonlySet<string> = new Set([...FIELD_CODES, 'password_mismatch']);
const isFieldCode = (code: string): code is ScreenFieldCode => KNOWN.has(code);

/** Turns codes into the sentences people read. */
export function useErrorText() {
  const { t } = useTranslation('errors');
  return {
    /** For whatever a call threw. */
    problem: (error: unknown): string =>
      isApiProblem(error) ? t(`problem.${error.code}`, error.params) : t('problem.internal'),
    /** For a form's error slot: nothing when there is no fault. */
    field: (code: unknown, params: Record<string, string | number> = {}): string | undefined => {
      if (typeof code !== 'string' || code === '') return undefined;
      return t(`field.${isFieldCode(code) ? code : 'invalid'}`, params);
    },
  };
}
