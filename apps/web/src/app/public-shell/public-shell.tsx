import { Button } from '@mantine/core';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useLocation } from 'react-router';
import { ContactDialog } from '../../features/contact/contact-dialog.tsx';
import { NewsletterDialog } from '../../features/newsletter/newsletter-dialog.tsx';
import { CONTACT, NEWSLETTER } from '../../lib/dialog-ids.ts';
import { HeaderFrame } from '../header-frame.tsx';
import { PublicFooter } from './public-footer.tsx';
import classes from './public-shell.module.css';

function AuthButton() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const offersSignUp = pathname.includes('/signin');
  const size = { h: 40, ml: 4, px: { base: 12, xs: 16 } };
  return (
    <>
      <span data-needs={offersSignUp ? 'sign-up' : undefined}>
        <Button component={Link} to={offersSignUp ? '/signup' : '/signin'} data-for="visitors" {...size}>
          {t(offersSignUp ? 'nav.sign_up' : 'nav.sign_in')}
        </Button>
      </span>
      <Button component={Link} to="/app/home" data-for="members" {...size}>
        {t('nav.open_app', { product: PRODUCT_NAME })}
      </Button>
    </>
  );
}

export default function PublicShell() {
  return (
    <div className={classes.page}>
      <HeaderFrame account={<AuthButton />} />
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <PublicFooter />
      <NewsletterDialog id={NEWSLETTER} />
      <ContactDialog id={CONTACT} />
    </div>
  );
}
