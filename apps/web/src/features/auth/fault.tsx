import { Alert } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiProblem } from '../../lib/api/api.ts';
import { IdentityRefusal } from '../../lib/auth/identity.ts';
import { useErrorText } from '../../lib/format/error-text.ts';

/** What went wrong with the whole form. The live region is always there: one that comes with its text is missed. */
export function Fault({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      {children && (
        <Alert
          role="presentation"
          color="red"
          variant="light"
          mb="lg"
          icon={<IconAlertTriangle aria-hidden />}
        >
          {children}
        </Alert>
      )}
    </div>
  );
}

/** Said when something fails for no reason a person could mend. */
type LastResort = 'sign_in_failed' | 'sign_up_failed';

export function useFailureText(): (failure: unknown, lastResort?: LastResort) => string {
  const { t } = useTranslation('errors');
  const text = useErrorText();
  return (failure, lastResort) => {
    if (failure instanceof IdentityRefusal && failure.reason === 'email_in_use')
      return t('session.email_in_use');
    const isMendable = isApiProblem(failure) && !['internal', 'unauthenticated'].includes(failure.code);
    return lastResort && !isMendable ? t(`session.${lastResort}`) : text.problem(failure);
  };
}
