import { Tabs, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useClientState } from '../../lib/storage/state.ts';
import { Column } from '../../ui/page/column.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { ActsPanel } from './acts-panel.tsx';
import classes from './admin-page.module.css';
import { GenerationsPanel } from './generations-panel.tsx';
import { OverviewPanel } from './overview-panel.tsx';
import { PeoplePanel } from './people/people-panel.tsx';
import { WaitlistPanel } from './waitlist-panel.tsx';

const PANELS = {
  overview: OverviewPanel,
  people: PeoplePanel,
  generations: GenerationsPanel,
  waitlist: WaitlistPanel,
  acts: ActsPanel,
} as const;
const NAMES = Object.keys(PANELS) as (keyof typeof PANELS)[];

/** For those who run the server; whoever comes here without being one reads so. */
export default function AdminPage() {
  const { t } = useTranslation('admin');
  const user = useClientState((state) => state.currentUser);
  if (!user) return null;
  return (
    <Column>
      <PageHead title={t('title')} />
      <div>
        <Title order={1}>{t('title')}</Title>
        <Text c="dimmed" mt={4}>
          {t(user.is_admin ? 'lead' : 'not_for_you')}
        </Text>
      </div>
      {user.is_admin && (
        <Tabs
          defaultValue="overview"
          keepMounted={false}
          classNames={{ list: classes.list, tab: classes.tab }}
        >
          <Tabs.List aria-label={t('title')}>
            {NAMES.map((name) => (
              <Tabs.Tab key={name} value={name}>
                {t(`tabs.${name}`)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          {NAMES.map((name) => {
            const Panel = PANELS[name];
            return (
              <Tabs.Panel key={name} value={name} pt="lg">
                <Panel />
              </Tabs.Panel>
            );
          })}
        </Tabs>
      )}
    </Column>
  );
}
