import { Alert, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AddressField } from './address-field.tsx';
import { appLinks, isLocal } from './app-links.ts';
import { QrCode } from './qr-code.tsx';

type Props = { opened: boolean; rssUrl: string; close: () => void };

export function SubscribeDialog({ opened, rssUrl, close }: Props) {
  const { t } = useTranslation(['feeds', 'common']);
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={t('feeds:subscribe.title')}
      size={500}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <Stack gap="md">
        <Text>{t('feeds:subscribe.scan')}</Text>
        {isLocal(rssUrl) && (
          <Alert color="yellow" variant="light">
            {t('feeds:subscribe.local')}
          </Alert>
        )}
        <Group justify="center">
          <QrCode text={rssUrl} label={t('feeds:subscribe.qr')} size={224} />
        </Group>
        <Text fw={600}>{t('feeds:subscribe.apps')}</Text>
        <Group gap="xs">
          {appLinks(rssUrl).map(({ name, href }) => (
            <Button key={name} component="a" href={href} variant="default" size="sm">
              {name}
            </Button>
          ))}
        </Group>
        <Text size="sm" c="dimmed">
          {t('feeds:subscribe.other')}
        </Text>
        <AddressField rssUrl={rssUrl} />
      </Stack>
    </Modal>
  );
}
