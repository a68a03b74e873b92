import { Button, Group, Text } from '@mantine/core';
import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';
import { Dialog } from '../../ui/dialogs/dialog.tsx';

type Props = {
  unsaved: boolean;
  /** True from the moment they were saved, before the page has learned of it. */
  saved: RefObject<boolean>;
};

/** Asks before unsaved changes are left, whichever way: a link, the back button, closing the tab. */
export function UnsavedGuard({ unsaved, saved }: Props) {
  const { t } = useTranslation('studio');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved && !saved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);
  return (
    <Dialog
      opened={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={t('leave.title')}
      size="sm"
    >
      <Text>{t('leave.body')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" color="red" onClick={() => blocker.proceed?.()}>
          {t('leave.confirm')}
        </Button>
        <Button data-autofocus onClick={() => blocker.reset?.()}>
          {t('leave.stay')}
        </Button>
      </Group>
    </Dialog>
  );
}
