import { CloseButton, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './dialog-frame.module.css';

type Props = {
  id: string;
  title: string;
  lead: string;
  maxWidthPx: number;
  /** What has to be offered here for it to be of use. */
  needs?: string;
  children: ReactNode;
};

/** The browser's own dialog, so that it also works on pages without React; data-opens="<id>" opens it. */
export function DialogFrame({ id, title, lead, maxWidthPx, needs, children }: Props) {
  const { t } = useTranslation();
  return (
    <dialog
      id={id}
      className={classes.dialog}
      data-needs={needs}
      style={{ maxWidth: maxWidthPx }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-lead`}
    >
      <div className={classes.sheet}>
        <div className={classes.head}>
          <Title order={2} id={`${id}-title`} className={classes.title}>
            {title}
          </Title>
          <CloseButton
            size={44}
            iconSize={20}
            data-closes
            aria-label={t('close')}
            className={classes.close}
          />
        </div>
        <Text id={`${id}-lead`} className={classes.lead}>
          {lead}
        </Text>
        {children}
      </div>
    </dialog>
  );
}
