import { useTranslation } from 'react-i18next';
import { useClientState } from '../../lib/storage/state.ts';
import classes from './loading-bar.module.css';

/** Shows that the server is being asked; short requests end before it fades in. */
export function LoadingBar() {
  const { t } = useTranslation();
  const loading = useClientState((state) => state.loading);
  if (!loading) return null;
  return <div className={classes.bar} role="progressbar" aria-label={t('loading')} data-loading-bar="" />;
}
