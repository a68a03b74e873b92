import { Alert, Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

type Props = { failure?: string | null; isPending: boolean; submit: string; close: () => void };

/** What went wrong, and the ways out of a form. */
export function FormFooter({ failure, isPending, submit, close }: Props) {
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
