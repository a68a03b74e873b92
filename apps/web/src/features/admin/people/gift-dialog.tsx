import { Stack } from '@mantine/core';
import type { ReactNode, SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { FormFooter } from '../../../ui/forms/form-footer.tsx';

type Props = {
  title: string;
  submit: string;
  opened: boolean;
  close: () => void;
  /** Undefined while what was typed can't be given. */
  give: (() => void) | undefined;
  isPending: boolean;
  children: ReactNode;
};

/** Something for a person, and for how long. What goes wrong is told by the act itself. */
export function GiftDialog({ title, submit, opened, close, give, isPending, children }: Props) {
  const { t } = useTranslation('admin');
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    give?.();
  };
  return (
    <Dialog opened={opened} onClose={close} title={title} size={440}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          {children}
          <FormFooter
            failure={give ? undefined : t('gift.check')}
            isPending={isPending}
            submit={submit}
            close={close}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
