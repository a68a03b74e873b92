import { Container, Text, Title } from '@mantine/core';
import { PRODUCT_NAME } from '@parlance/kernel/product';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './public-footer.module.css';

const LINKS = [
  { to: '/terms-of-service', label: 'footer.terms' },
  { to: '/privacy-policy', label: 'footer.privacy' },
  { to: '/faq', label: 'footer.faq' },
  { to: '/docs/api', label: 'footer.api_reference' },
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
          <nav aria-labelledby="footer-links">
            <Title order={2} size="h4" mb="xs" id="footer-links">
              {t('footer.links_title')}
            </Title>
            <ul className={classes.links}>
              {LINKS.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to} className={classes.link}>
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <Text size="sm" className={classes.copyright}>
          {t('footer.copyright', { product: PRODUCT_NAME })}
        </Text>
      </Container>
    </footer>
  );
}
