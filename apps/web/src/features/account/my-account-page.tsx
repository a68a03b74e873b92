import { Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { refreshCurrentUser } from '../../lib/auth/identity.ts';
import { offers } from '../../lib/offers.ts';
import { useClientState } from '../../lib/storage/state.ts';
import { Column } from '../../ui/page/column.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { DefaultsSection } from './defaults/defaults-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { PlanSection } from './plan-section.tsx';
import { PrivacySection } from './privacy/privacy-section.tsx';
import { ProfileSection } from './profile/profile-section.tsx';
import { PronunciationsSection } from './pronunciations/pronunciations-section.tsx';
import { MethodsSection } from './sign-in/methods-section.tsx';
import { SessionsSection } from './sign-in/sessions-section.tsx';

/** Credits, confirmation and connections change elsewhere; what was loaded at the start may be old. */
function useFreshUser() {
  useEffect(() => {
    void refreshCurrentUser();
  }, []);
  return useClientState((state) => state.currentUser);
}

export default function MyAccountPage() {
  const { t } = useTranslation('account');
  const user = useFreshUser();
  if (!user) return null;
  return (
    <Column>
      <PageHead title={t('title')} />
      <div>
        <Title order={1}>{t('title')}</Title>
        <Text c="dimmed" mt={4}>
          {t(offers().plans ? 'lead' : 'lead_home')}
        </Text>
      </div>
      <ProfileSection user={user} />
      <PlanSection user={user} />
      <NotificationsSection user={user} />
      <DefaultsSection user={user} />
      <PronunciationsSection />
      <MethodsSection user={user} />
      <SessionsSection />
      <PrivacySection />
    </Column>
  );
}
