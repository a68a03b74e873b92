import IconCirclePlus from '@tabler/icons-react/dist/esm/icons/IconCirclePlus.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconRss from '@tabler/icons-react/dist/esm/icons/IconRss.mjs';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { type BottomNavItem, setBottomNav, useClientState } from '../../lib/storage/state.ts';
import classes from './app-navigation.module.css';

const ITEMS = [
  { item: 'home', to: '/app/home', label: 'nav.home', Icon: IconHome },
  { item: 'new-audio', to: '/app/new-audio', label: 'nav.new_audio', Icon: IconCirclePlus },
] as const;
/** At hand, but no item of the client's state: that knows home, new-audio and none. */
const FEEDS = { to: '/app/feeds', label: 'nav.feeds_short', Icon: IconRss } as const;

const itemOf = (path: string): BottomNavItem => ITEMS.find(({ to }) => path.startsWith(to))?.item ?? 'none';

function NavigationLinks({ className, iconSize }: { className: string | undefined; iconSize: number }) {
  const { t } = useTranslation();
  const active = useClientState((state) => state.bottomNav);
  const { pathname } = useLocation();
  const links = [
    ...ITEMS.map((link) => ({ ...link, isHere: link.item === active })),
    { ...FEEDS, isHere: pathname.startsWith(FEEDS.to) },
  ];
  return links.map(({ to, label, Icon, isHere }) => (
    <Link key={to} to={to} className={className} aria-current={isHere ? 'page' : undefined}>
      <Icon size={iconSize} stroke={isHere ? 2.2 : 1.8} aria-hidden />
      {t(label)}
    </Link>
  ));
}

export function TopNavigation() {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('nav.main')} className={classes.top}>
      <NavigationLinks className={classes.topLink} iconSize={18} />
    </nav>
  );
}

/** The phone's navigation; also keeps the marked item in the client's state. */
export function BottomNavigation() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  useEffect(() => {
    setBottomNav(itemOf(pathname));
    return () => setBottomNav('none');
  }, [pathname]);
  return (
    <nav aria-label={t('nav.main')} className={classes.bottom} data-bottom-nav="">
      <NavigationLinks className={classes.bottomLink} iconSize={24} />
    </nav>
  );
}
