import { Button } from '@mantine/core';
import IconMoodSad from '@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NoticePage } from '../ui/page/notice-page.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import NotFoundPage from './not-found-page.tsx';
import { Theme } from './providers.tsx';

/** For what nobody caught. Plain links: the router may be what broke. */
export function ErrorScreen() {
  const { t } = useTranslation();
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  useEffect(() => {
    if (!isMissing) console.error(error);
  }, [error, isMissing]);
  return (
    <Theme>
      <main>
        {isMissing ? (
          <NotFoundPage />
        ) : (
          <>
            <PageHead title={t('crash.title')} />
            <NoticePage
              symbol={<IconMoodSad size={56} stroke={1.4} aria-hidden />}
              title={t('crash.title')}
              actions={
                <>
                  <Button size="md" onClick={() => location.reload()}>
                    {t('crash.reload')}
                  </Button>
                  <Button size="md" variant="default" component="a" href="/">
                    {t('crash.home')}
                  </Button>
                </>
              }
            >
              {t('crash.message')}
            </NoticePage>
          </>
        )}
      </main>
    </Theme>
  );
}
