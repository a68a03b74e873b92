import { Button, Stack, Text, Title } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../lib/format/error-text.ts';
import { Cover } from '../../ui/player/cover/cover.tsx';
import classes from './empty-states.module.css';

function Notice({ title, body, action }: { title: string; body: string; action: ReactNode }) {
  return (
    <Stack align="center" ta="center" gap="sm" py={{ base: 40, sm: 64 }}>
      <Title order={2} maw="32rem">
        {title}
      </Title>
      <Text c="dimmed" maw="30rem" mb="sm">
        {body}
      </Text>
      {action}
    </Stack>
  );
}

export function EmptyLibrary() {
  const { t } = useTranslation('library');
  return (
    <div className={classes.shelf}>
      <div className={classes.covers}>
        <Cover id="shelf-a" />
        <Cover id="shelf-d" />
        <Cover id="shelf-m" />
      </div>
      <Notice
        title={t('empty.title')}
        body={t('empty.body')}
        action={
          <Button
            component={Link}
            to="/app/new-audio"
            size="lg"
            leftSection={<IconPlus size={20} aria-hidden="true" />}
          >
            {t('empty.action')}
          </Button>
        }
      />
    </div>
  );
}

export function NothingFound({ showAll }: { showAll: () => void }) {
  const { t } = useTranslation('library');
  return (
    <div role="status">
      <Notice
        title={t('nothing.title')}
        body={t('nothing.body')}
        action={
          <Button variant="default" onClick={showAll}>
            {t('nothing.action')}
          </Button>
        }
      />
    </div>
  );
}

export function LoadFailed({ error, retry }: { error: unknown; retry: () => void }) {
  const { t } = useTranslation(['library', 'common']);
  const errorText = useErrorText();
  return (
    <div role="alert">
      <Notice
        title={t('library:load_failed')}
        body={errorText.problem(error)}
        action={<Button onClick={retry}>{t('common:try_again')}</Button>}
      />
    </div>
  );
}
