import { Button, Switch } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allowsAnalytics, saveConsent } from '../../../lib/storage/consent.ts';
import { Item, Items } from '../../../ui/lists/rows.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useExport } from './use-export.ts';

function AnalyticsSwitch() {
  const { t } = useTranslation('account');
  const [isOn, setOn] = useState(allowsAnalytics);
  return (
    <Switch
      size="md"
      mb="lg"
      label={t('privacy.analytics')}
      description={t('privacy.analytics_hint')}
      checked={isOn}
      onChange={(event) => {
        saveConsent(event.currentTarget.checked);
        setOn(event.currentTarget.checked);
      }}
    />
  );
}

export function PrivacySection() {
  const { t } = useTranslation('account');
  const takeOut = useExport();
  const [deleting, setDeleting] = useState(false);
  return (
    <Section title={t('privacy.title')}>
      <AnalyticsSwitch />
      <Items>
        <Item
          title={t('privacy.export')}
          detail={t('privacy.export_hint')}
          action={
            <Button
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
              loading={takeOut.isPending}
              onClick={() => takeOut.mutate()}
            >
              {t('privacy.export_button')}
            </Button>
          }
        />
        <Item
          title={t('privacy.delete')}
          detail={t('privacy.delete_hint')}
          action={
            <Button
              variant="outline"
              color="red"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={() => setDeleting(true)}
            >
              {t('privacy.delete_button')}
            </Button>
          }
        />
      </Items>
      <DeleteDialog opened={deleting} close={() => setDeleting(false)} />
    </Section>
  );
}
