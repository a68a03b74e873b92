import { Container } from '@mantine/core';
import { getI18n } from 'react-i18next';
import { Outlet } from 'react-router';
import { AccountNotices } from '../../features/account/account-notices.tsx';
import { useMailLanguage } from '../../features/account/use-mail-language.ts';
import { Deck } from '../../features/audio/deck/deck.tsx';
import { ContactDialog } from '../../features/contact/contact-dialog.tsx';
import { CONTACT } from '../../lib/dialog-ids.ts';
import { useClientState } from '../../lib/storage/state.ts';
import { HeaderFrame } from '../header-frame.tsx';
import { guardAppPage } from '../navigation-guard.ts';
import { AccountMenu } from './account-menu.tsx';
import { BottomNavigation, TopNavigation } from './app-navigation.tsx';
import classes from './app-shell.module.css';

export const clientLoader = ({ request }: { request: Request }) =>
  guardAppPage(request, getI18n().t('errors:session.profile_failed'));

/** The guard looks at every visit, also when only the child page changes. */
export const shouldRevalidate = () => true;

export default function AppShell() {
  useMailLanguage();
  const user = useClientState((state) => state.currentUser);
  return (
    <>
      <HeaderFrame navigation={<TopNavigation />} account={<AccountMenu />} />
      <main id="content" tabIndex={-1} className={classes.main}>
        <Container size="lg">
          <AccountNotices />
          <Outlet />
        </Container>
      </main>
      <Deck />
      <ContactDialog key={user?.id} id={CONTACT} writer={user} />
      <BottomNavigation />
    </>
  );
}
