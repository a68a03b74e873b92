import { Button } from '@mantine/core';
import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../lib/format/error-text.ts';
import { NoticePage } from './notice-page.tsx';

type Props = { title: string; error: unknown; retry: () => void };

/** In the place of a page whose data could not be loaded. */
export function UnavailablePage({ title, error, retry }: Props) {
  const { t } = useTranslation();
  const text = useErrorText();
  return (
    <NoticePage
      symbol={<IconCloudOff size={48} stroke={1.4} aria-hidden />}
      title={title}
      actions={<Button onClick={retry}>{t('try_again')}</Button>}
    >
      {text.problem(error)}
    </NoticePage>
  );
}
