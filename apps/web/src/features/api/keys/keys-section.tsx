import { Button, Skeleton, Text } from '@mantine/core';
import { LIMITS } from '@parlance/kernel/limits';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Items } from '../../../ui/lists/rows.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { SecretDialog } from '../secret-dialog.tsx';
import { KeyDialog } from './key-dialog.tsx';
import { KeyItem } from './key-item.tsx';
import { useApiKeys } from './key-queries.ts';

export function KeysSection() {
  const { t } = useTranslation('api');
  const { data, isError } = useApiKeys();
  const [creating, setCreating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const keys = data?.items ?? [];
  return (
    <Section title={t('keys.title')} hint={t('keys.hint')}>
      {isError && !data && <Text c="dimmed">{t('keys.load_failed')}</Text>}
      {!data && !isError && <Skeleton h={56} aria-hidden />}
      {data && keys.length === 0 && <Text c="dimmed">{t('keys.none')}</Text>}
      {keys.length > 0 && (
        <Items>
          {keys.map((apiKey) => (
            <KeyItem key={apiKey.id} apiKey={apiKey} />
          ))}
        </Items>
      )}
      <Button
        mt="lg"
        style={{ alignSelf: 'flex-start' }}
        leftSection={<IconPlus size={18} aria-hidden />}
        disabled={keys.length >= LIMITS.apiKeysMaxCount}
        onClick={() => setCreating(true)}
      >
        {t('keys.new')}
      </Button>
      <KeyDialog opened={creating} close={() => setCreating(false)} onSecret={setSecret} />
      <SecretDialog kind="key" secret={secret} close={() => setSecret(null)} />
    </Section>
  );
}
