import { Button, Loader } from '@mantine/core';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { NoticePage } from '../../../ui/notice-page.tsx';
import { PageHead } from '../../../ui/page-head.tsx';

/** The way back from a payment: a moment of waiting, then what was bought. */
export function SuccessScreen({ bought }: { bought: { title: string; body: ReactNode } | null }) {
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
        actions={
          bought && (
            <>
              <Button component={Link} to="/app/new-audio" size="md">
                {t('success.create')}
              </Button>
              <Button component={Link} to="/app/my-account" size="md" variant="default">
                {t('success.account')}
              </Button>
            </>
          )
        }
      >
        {bought?.body ?? t('success.waiting_body')}
      </NoticePage>
    </>
  );
}
