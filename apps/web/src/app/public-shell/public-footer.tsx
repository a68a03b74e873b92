import { Container, Text, Title } from '@mantine/core';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CONTACT, COOKIE_SETTINGS, NEWSLETTER } from '../../lib/dialog-ids.ts';
import { publicPath } from '../../lib/public-pages.ts';
import { LanguageList } from '../../ui/page/language-switch.tsx';
import classes from './public-footer.module.css';

const LINKS = [
  { page: '/terms-of-service', label: 'footer.terms' },
  { page: '/privacy-policy', label: 'footer.privacy' },
  { page: '/faq', label: 'footer.faq' },
  { page: '/docs/api', label: 'footer.api_reference' },
] as const;

export function PublicFooter() {
  const { t } = useTranslation();
  return (
    <footer className={classes.footer}>
      <Container size="lg">
        <div className={classes.columns}>
          <div className={classes.about}>
            <Title order={2} size="h4" mb="xs">
              {t('footer.about_title')}
            </Title>
            <Text size="sm" className={classes.quiet}>
              {t('footer.about_body')}
            </Text>
          </div>
          <QuickLinks />
          <nav aria-labelledby="footer-language">
            <Title order={2} size="h4" mb="xs" id="footer-language">
              {t('footer.language_title')}
            </Title>
            <div className={classes.languages}>
              <LanguageList className={classes.link} />
            </div>
          </nav>
        </div>
        <Text size="sm" className={classes.copyright}>
          {t('footer.copyright', { product: PRODUCT_NAME })}
        </Text>
      </Container>
    </footer>
  );
}

function QuickLinks() {
  const { t, i18n } = useTranslation();
  const opener = (id: string, label: string) => (
    <li data-needs={id === COOKIE_SETTINGS ? undefined : 'mail'}>
      <button type="button" className={classes.link} data-opens={id} aria-haspopup="dialog">
        {label}
      </button>
    </li>
  );
  return (
    <nav aria-labelledby="footer-links">
      <Title order={2} size="h4" mb="xs" id="footer-links">
        {t('footer.links_title')}
      </Title>
      <ul className={classes.links}>
        {opener(NEWSLETTER, t('footer.stay_connected'))}
        {LINKS.map(({ page, label }) => (
          <li key={page}>
            <Link to={publicPath(page, i18n.language)} className={classes.link}>
              {t(label)}
            </Link>
          </li>
        ))}
        {opener(CONTACT, t('footer.contact'))}
        {opener(COOKIE_SETTINGS, t('footer.cookies'))}
      </ul>
    </nav>
  );
}
