import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/forms/copy-button.tsx';

type Props = { kind: 'key' | 'webhook'; secret: string | null; close: () => void };

/** The one time a secret can be seen; so that it isn't lost by a slip, only its own button closes it. */
export function SecretDialog({ kind, secret, close }: Props) {
  const { t } = useTranslation('api');
  return (
    <Modal
      opened={secret !== null}
      onClose={close}
      title={t(`secret.${kind}_title`)}
      size={560}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Stack gap="md">
        <Alert color="ember" variant="light" icon={<IconAlertTriangle aria-hidden />}>
          {t(`secret.${kind}_warning`)}
        </Alert>
        <Group gap="xs" align="flex-end" wrap="nowrap">
          <TextInput
            label={t(`secret.${kind}_label`)}
            value={secret ?? ''}
            readOnly
            flex={1}
            autoComplete="off"
            spellCheck={false}
            styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={secret ?? ''} h={42} data-autofocus />
        </Group>
        <Group justify="flex-end">
          <Button onClick={close}>{t('secret.done')}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
