import { Anchor, List, Text } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';

type Props = { signUpTo: string; onWantLink: () => void };

/** Why a password was refused: the server won't tell which of the two it was, so each comes with its remedy. */
export function RefusedSignIn({ signUpTo, onWantLink }: Props) {
  const { t } = useTranslation(['session', 'errors']);
  return (
    <>
      <Text size="sm">{t('session:refused.lead')}</Text>
      <List size="sm" mt={6} spacing={4}>
        <List.Item>
          <strong>{t('errors:session.user_not_found')}</strong>
          <br />
          <span data-needs="sign-up">
            <Trans
              t={t}
              i18nKey="session:refused.mend_address"
              components={{ signup: <Anchor component={Link} to={signUpTo} size="sm" underline="always" /> }}
            />
          </span>
        </List.Item>
        <List.Item>
          <strong>{t('errors:session.wrong_password')}</strong>
          <br />
          <span data-needs="mail">
            <Trans
              t={t}
              i18nKey="session:refused.mend_password"
              components={{
                reset: <Anchor component={Link} to="/forgot-password" size="sm" underline="always" />,
                mail: (
                  <Anchor
                    component="button"
                    type="button"
                    size="sm"
                    underline="always"
                    onClick={onWantLink}
                  />
                ),
              }}
            />
          </span>
        </List.Item>
      </List>
    </>
  );
}
