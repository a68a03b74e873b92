import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { QrCode } from '../../../ui/sharing/qr-code.tsx';
import { AddressField } from './address-field.tsx';
import { appLinks, isLocal } from './app-links.ts';

type Props = { opened: boolean; rssUrl: string; close: () => void };

export function SubscribeDialog({ opened, rssUrl, close }: Props) {
  const { t } = useTranslation('feeds');
  return (
    <Dialog opened={opened} onClose={close} title={t('subscribe.title')} size={500}>
      <Stack gap="md">
        <Text>{t('subscribe.scan')}</Text>
        {isLocal(rssUrl) && (
          <Alert color="yellow" variant="light">
            {t('subscribe.local')}
          </Alert>
        )}
        <Group justify="center">
          <QrCode text={rssUrl} label={t('subscribe.qr')} size={224} />
        </Group>
        <Text fw={600}>{t('subscribe.apps')}</Text>
        <Group gap="xs">
          {appLinks(rssUrl).map(({ name, href }) => (
            <Button key={name} component="a" href={href} variant="default" size="sm">
              {name}
            </Button>
          ))}
        </Group>
        <Text size="sm" c="dimmed">
          {t('subscribe.other')}
        </Text>
        <AddressField rssUrl={rssUrl} />
      </Stack>
    </Dialog>
  );
}
