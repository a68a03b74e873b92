import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { LIMITS } from '@parlance/kernel/limits';
import { useTranslation } from 'react-i18next';

type Props = Omit<PasswordInputProps, 'autoComplete'> & {
  /** Whether an existing password is asked for, or a new one chosen. */
  purpose: 'current' | 'new';
};

export function PasswordField({ purpose, ...props }: Props) {
  const { t } = useTranslation('session');
  return (
    <PasswordInput
      label={t('password')}
      autoComplete={`${purpose}-password`}
      visibilityToggleButtonProps={{ 'aria-label': t('show_password') }}
      // The kit says it for every other field, but not for this one.
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  );
}

type NewPasswordProps = {
  password: Omit<PasswordInputProps, 'autoComplete'>;
  confirmation: Omit<PasswordInputProps, 'autoComplete'>;
};

/** A new password and the same once more. */
export function NewPasswordFields({ password, confirmation }: NewPasswordProps) {
  const { t } = useTranslation('session');
  const hint = t('password_hint', { count: LIMITS.passwordMinChars });
  return (
    <>
      <PasswordField purpose="new" description={hint} {...password} />
      <PasswordField purpose="new" label={t('confirmation')} {...confirmation} />
    </>
  );
}
