import { Loader } from '@mantine/core';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NoticePage } from '../page/notice-page.tsx';
import { PageHead } from '../page/page-head.tsx';

type Props = { bought: { title: string; body: ReactNode } | null; actions: ReactNode };

/** The way back from a payment: a moment of waiting, then what was bought and where to go with it. */
export function PurchaseScreen({ bought, actions }: Props) {
  const { t } = useTranslation('billing');
  const title = bought?.title ?? t('success.waiting_title');
  return (
    <>
      <PageHead title={title} />
      <NoticePage
        symbol={
          bought ? (
            <IconCircleCheck size={56} stroke={1.4} color="light-dark(#17663a, #7fd8a4)" aria-hidden />
          ) : (
            <Loader size={56} aria-hidden />
          )
        }
        title={title}
        actions={bought && actions}
      >
        {bought?.body ?? t('success.waiting_body')}
      </NoticePage>
    </>
  );
}
