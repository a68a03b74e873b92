import { Anchor, Text } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';

export function LegalLine() {
  const { t } = useTranslation('session');
  return (
    <Text size="sm" c="dimmed" ta="center">
      <Trans
        t={t}
        i18nKey="sign_up.legal"
        components={{
          terms: <Anchor component={Link} to="/terms-of-service" size="sm" underline="always" />,
          privacy: <Anchor component={Link} to="/privacy-policy" size="sm" underline="always" />,
        }}
      />
    </Text>
  );
}
