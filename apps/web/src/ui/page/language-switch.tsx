import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@parlance/contract/accounts';
import IconWorld from '@tabler/icons-react/dist/esm/icons/IconWorld.mjs';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { changeLanguage } from '../../lib/i18n.ts';
import { publicPageOf, publicPath } from '../../lib/public-pages.ts';
import classes from './language-switch.module.css';

/** Each language is named in itself, for readers who landed in the wrong one. */
const NAMES: Record<InterfaceLanguage, { short: string; full: string }> = {
  'en-US': { short: 'EN', full: 'English' },
  'pt-BR': { short: 'PT', full: 'Português' },
};

type ItemProps = { language: InterfaceLanguage; children: React.ReactNode; className?: string | undefined };

/** Where a page exists in the other language, a link that search engines follow, too; elsewhere a button. */
function LanguageItem({ language, children, className }: ItemProps) {
  const { i18n } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const page = publicPageOf(pathname);
  const shared = {
    className,
    lang: language,
    'aria-current': language === i18n.language ? ('true' as const) : undefined,
  };
  return page ? (
    <a
      {...shared}
      href={`${publicPath(page, language)}${search}${hash}`}
      hrefLang={language}
      data-language={language}
    >
      {children}
    </a>
  ) : (
    <button type="button" {...shared} onClick={() => void changeLanguage(i18n, language)}>
      {children}
    </button>
  );
}

/** One press to the other language. */
export function LanguageSwitch() {
  const { i18n } = useTranslation();
  const other = INTERFACE_LANGUAGES.find((language) => language !== i18n.language);
  if (!other) return null;
  return (
    <LanguageItem language={other} className={classes.switch}>
      <IconWorld size={18} stroke={1.8} aria-hidden className={classes.globe} />
      <span className={classes.full}>{NAMES[other].full}</span>
      <span className={classes.short} aria-hidden="true">
        {NAMES[other].short}
      </span>
    </LanguageItem>
  );
}

/** All languages by name, the present one marked. */
export function LanguageList({ className }: { className?: string }) {
  return INTERFACE_LANGUAGES.map((language) => (
    <LanguageItem key={language} language={language} className={className}>
      {NAMES[language].full}
    </LanguageItem>
  ));
}
