import { INTERFACE_LANGUAGES } from '@parlance/contract/accounts';
import { PRODUCT_NAME, PUBLIC_URL_MARK } from '@parlance/kernel/product';
import { useTranslation } from 'react-i18next';
import { type PublicPage, publicPath } from '../../lib/public-pages.ts';

/** Built before anybody knows where it will be served; the server puts its address in place of the mark. */
const origin = (): string => (import.meta.env.SSR ? PUBLIC_URL_MARK : location.origin);

type Props = { page: PublicPage; title: string; description: string };

/** What search engines and those who preview links read: where the page truly lives, its twin, and a picture. */
export function SharingHead({ page, title, description }: Props) {
  const { t, i18n } = useTranslation();
  const address = (language: string): string => `${origin()}${publicPath(page, language)}`;
  const picture = `${origin()}/og/${i18n.language}.png`;
  return (
    <>
      <link rel="canonical" href={address(i18n.language)} />
      {INTERFACE_LANGUAGES.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={address(language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address('en-US')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:locale" content={i18n.language.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(i18n.language)} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={t('og_image_alt')} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
