import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { PurchaseScreen } from '../../../ui/billing/purchase-screen.tsx';

export function SuccessScreen({ bought }: { bought: { title: string; body: ReactNode } | null }) {
  const { t } = useTranslation('billing');
  return (
    <PurchaseScreen
      bought={bought}
      actions={
        <>
          <Button component={Link} to="/app/new-audio" size="md">
            {t('success.create')}
          </Button>
          <Button component={Link} to="/app/my-account" size="md" variant="default">
            {t('success.account')}
          </Button>
        </>
      }
    />
  );
}
