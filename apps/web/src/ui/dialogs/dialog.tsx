import { Modal, type ModalProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The kit's modal, whose closing button says what it does. For pages without React see dialog-frame.tsx. */
export function Dialog(props: ModalProps) {
  const { t } = useTranslation();
  return <Modal closeButtonProps={{ 'aria-label': t('close') }} {...props} />;
}
