import { Button, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/format/error-text.ts';

/** In the place of a list that could not be loaded. */
export function LoadFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation();
  const text = useErrorText();
  return (
    <Stack gap="sm" align="start" role="alert">
      <Text>{text.problem(error)}</Text>
      <Button variant="default" onClick={retry}>
        {t('try_again')}
      </Button>
    </Stack>
  );
}
