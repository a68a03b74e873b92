import { Button, Divider, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { offers } from '../../../lib/offers.ts';
import { ProviderMark } from './provider-mark.tsx';
import type { SocialSignIn } from './use-social-sign-in.ts';

/** `alone`: no form stands below them. */
export function ProviderButtons({
  start,
  starting,
  isWindowOpen,
  alone = false,
}: SocialSignIn & { alone?: boolean }) {
  const { t } = useTranslation('session');
  const { providers } = offers();
  if (providers.length === 0) return null;
  return (
    <>
      <Stack gap="sm">
        {providers.map(({ id, label }) => (
          <Button
            key={id}
            variant="default"
            size="md"
            fullWidth
            leftSection={<ProviderMark provider={id} />}
            loading={starting === id}
            onClick={() => void start(id)}
          >
            {t('continue_with', { provider: label })}
          </Button>
        ))}
      </Stack>
      <Text size="sm" c="dimmed" ta="center" mt={isWindowOpen ? 'sm' : 0} aria-live="polite">
        {isWindowOpen && t('window_open')}
      </Text>
      {!alone && <Divider my="lg" label={t('or_by_email')} labelPosition="center" />}
    </>
  );
}
