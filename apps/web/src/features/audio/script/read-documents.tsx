import { useTranslation } from 'react-i18next';
import { WebLink } from '../notes/web-link.tsx';
import { documentName, type SourceDocument } from './passage-address.tsx';
import classes from './script-panel.module.css';

/** Where the almanac's, the encyclopedia's and a model's articles come from; files and pages speak for themselves. */
function usePublisher() {
  const { t } = useTranslation('listen');
  return ({ kind }: SourceDocument): string | null => {
    if (kind === 'almanac') return t('script.almanac');
    if (kind === 'model') return t('script.model');
    return kind === 'wikipedia' ? 'Wikipedia' : null;
  };
}

/** Everything that was read for the script. */
export function ReadDocuments({ documents }: { documents: SourceDocument[] }) {
  const { t, i18n } = useTranslation('listen');
  const publisher = usePublisher();
  const named = documents.flatMap((document) => {
    const name = documentName(document);
    return name === null ? [] : [{ document, name, from: publisher(document) }];
  });
  if (named.length === 0) return null;
  return (
    <section className={classes.documents} aria-label={t('script.read')} lang={i18n.language}>
      <h2>{t('script.read')}</h2>
      <ul>
        {named.map(({ document, name, from }) => (
          <li key={`${document.kind} ${name} ${document.url}`}>
            <WebLink name={name} url={document.url} />
            {from && <span className={classes.publisher}> · {from}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
