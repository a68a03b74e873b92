import { getI18n } from 'react-i18next';
import { guardAppPage } from '../navigation-guard.ts';

export const clientLoader = ({ request }: { request: Request }) =>
  guardAppPage(request, getI18n().t('errors:session.profile_failed'));
/** The guard looks at every visit, also when only the child page changes. */
export const shouldRevalidate = () => true;
export { AppShell as default } from '../app-shell.tsx';
