import { Anchor } from '@mantine/core';
import { useTranslation } from 'react-i18next';

const isOnTheWeb = (url: string | null): url is string => url !== null && /^https?:\/\//i.test(url);

/** A name that leads to where it was read, when that is a place on the web; else only the name. */
export function WebLink({ name, url }: { name: string; url: string | null }) {
  const { t } = useTranslation('listen');
  if (!isOnTheWeb(url)) return <span dir="auto">{name}</span>;
  return (
    <Anchor
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      inherit
      underline="always"
      aria-label={t('source.open', { title: name })}
      dir="auto"
    >
      {name}
    </Anchor>
  );
}
