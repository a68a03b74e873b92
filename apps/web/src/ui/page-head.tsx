import { PRODUCT_NAME } from '@parlance/kernel/product';
import { useTranslation } from 'react-i18next';

type Props = { title?: string; description?: string };

/** React lifts these into <head>; the landing page is titled with the product's name alone. */
export function PageHead({ title, description }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <title>{title ? `${title} · ${PRODUCT_NAME}` : PRODUCT_NAME}</title>
      <meta name="description" content={description ?? t('meta_description')} />
    </>
  );
}
