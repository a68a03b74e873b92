import { Button, Card, Stack, Text, Title } from '@mantine/core';
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs';
import { useTranslation } from 'react-i18next';
import { useClientState } from '../../lib/state.ts';
import { useSignOut } from '../../lib/use-sign-out.ts';
import { PageHead } from '../../ui/page-head.tsx';
import classes from './my-account-page.module.css';

export function MyAccountPage() {
  const { t, i18n } = useTranslation();
  const user = useClientState((state) => state.currentUser);
  const leave = useSignOut();
  if (!user) return null;
  const facts = [
    { label: t('account.name'), value: user.name },
    { label: t('account.email'), value: user.email },
    {
      label: t('account.member_since'),
      value: new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(user.created_at)),
    },
  ];
  return (
    <Stack gap="lg" maw={640}>
      <PageHead title={t('account.title')} />
      <Title order={1}>{t('account.title')}</Title>
      <Card component="section" aria-labelledby="profile">
        <Title order={2} size="h3" mb="md" id="profile">
          {t('account.profile')}
        </Title>
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card component="section" aria-labelledby="session">
        <Title order={2} size="h3" mb={4} id="session">
          {t('account.session')}
        </Title>
        <Text c="dimmed" size="sm" mb="md">
          {t('account.session_hint')}
        </Text>
        <div>
          <Button
            variant="default"
            leftSection={<IconLogout size={18} aria-hidden />}
            onClick={() => void leave()}
          >
            {t('nav.sign_out')}
          </Button>
        </div>
      </Card>
    </Stack>
  );
}
