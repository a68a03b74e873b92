import { PRODUCT_NAME } from '@parlance/kernel/product';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { publicPageOf } from '../../lib/public-pages.ts';
import { SharingHead } from './sharing-head.tsx';

type Props = { title?: string; description?: string };

/** React lifts these into <head>; the landing page is titled with the product's name alone. */
export function PageHead({ title, description }: Props) {
  const { t } = useTranslation();
  const page = publicPageOf(useLocation().pathname);
  const told = {
    title: title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME,
    description: description ?? t('meta_description'),
  };
  return (
    <>
      <title>{told.title}</title>
      <meta name="description" content={told.description} />
      {page && <SharingHead page={page} {...told} />}
    </>
  );
}
