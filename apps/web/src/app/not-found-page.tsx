import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BrandMark } from '../ui/page/brand.tsx';
import { NoticePage } from '../ui/page/notice-page.tsx';
import { PageHead } from '../ui/page/page-head.tsx';

export default function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('not_found.title')} />
      <NoticePage
        symbol={<BrandMark size={56} />}
        title={t('not_found.title')}
        actions={
          <Button component={Link} to="/" size="md">
            {t('not_found.button')}
          </Button>
        }
      >
        {t('not_found.message')}
      </NoticePage>
    </>
  );
}
