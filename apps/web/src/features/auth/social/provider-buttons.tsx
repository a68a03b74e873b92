import { Button, Divider, Stack, Text } from '@mantine/core';
import { PROVIDERS } from '@parlance/contract/identity';
import { useTranslation } from 'react-i18next';
import { PROVIDER_NAMES } from '../../../lib/auth/social/visit-provider.ts';
import { ProviderMark } from './provider-mark.tsx';
import type { SocialSignIn } from './use-social-sign-in.ts';

export function ProviderButtons({ start, starting, isWindowOpen }: SocialSignIn) {
  const { t } = useTranslation('session');
  return (
    <>
      <Stack gap="sm">
        {PROVIDERS.map((provider) => (
          <Button
            key={provider}
            variant="default"
            size="md"
            fullWidth
            leftSection={<ProviderMark provider={provider} />}
            loading={starting === provider}
            onClick={() => void start(provider)}
          >
            {t('continue_with', { provider: PROVIDER_NAMES[provider] })}
          </Button>
        ))}
      </Stack>
      <Text size="sm" c="dimmed" ta="center" mt={isWindowOpen ? 'sm' : 0} aria-live="polite">
        {isWindowOpen && t('window_open')}
      </Text>
      <Divider my="lg" label={t('or_by_email')} labelPosition="center" />
    </>
  );
}
