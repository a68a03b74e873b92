import { Alert, Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type DialogProps = { opened: boolean; close: () => void; title: string; children: ReactNode };

/** Holds a form that makes something or changes it. */
export function FormDialog({ opened, close, title, children }: DialogProps) {
  const { t } = useTranslation('common');
  return (
    <Modal
      opened={opened}
      onClose={close}
      title={title}
      size={500}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {children}
    </Modal>
  );
}

type EndProps = { failure: string | null; isPending: boolean; submit: string; close: () => void };

/** What went wrong, and the ways out. */
export function FormEnd({ failure, isPending, submit, close }: EndProps) {
  const { t } = useTranslation('common');
  return (
    <>
      {failure && (
        <Alert color="red" variant="light">
          {failure}
        </Alert>
      )}
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={close} disabled={isPending}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {submit}
        </Button>
      </Group>
    </>
  );
}
