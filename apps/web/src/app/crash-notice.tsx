import { Button } from '@mantine/core';
import IconMoodSad from '@tabler/icons-react/dist/esm/icons/IconMoodSad.mjs';
import { useTranslation } from 'react-i18next';
import { ContactDialog } from '../features/contact/contact-dialog.tsx';
import { CONTACT } from '../lib/dialog-ids.ts';
import { useClientState } from '../lib/storage/state.ts';
import { NotificationBar } from '../ui/notification-bar/notification-bar.tsx';
import { NoticePage } from '../ui/page/notice-page.tsx';
import { PageHead } from '../ui/page/page-head.tsx';

/** Stands alone: no shell is around it, and its links are plain because the router may be what broke. */
export function CrashNotice() {
  const { t } = useTranslation();
  const user = useClientState((state) => state.currentUser);
  return (
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
            <Button size="md" variant="subtle" data-needs="mail" data-opens={CONTACT} aria-haspopup="dialog">
              {t('nav.support')}
            </Button>
          </>
        }
      >
        {t('crash.message')}
      </NoticePage>
      <ContactDialog id={CONTACT} writer={user} />
      <NotificationBar />
    </>
  );
}
