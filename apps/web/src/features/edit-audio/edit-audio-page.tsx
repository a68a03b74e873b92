import { Button, Skeleton, Stack, Text, Title } from '@mantine/core';
import IconPencilOff from '@tabler/icons-react/dist/esm/icons/IconPencilOff.mjs';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { isSettled } from '../../lib/api/audio-events.ts';
import { useErrorText } from '../../lib/format/error-text.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { NoticePage } from '../../ui/page/notice-page.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import classes from './edit-audio-page.module.css';
import { useAudioToEdit, useScriptToEdit } from './script-queries.ts';
import { ScriptScreen } from './script-screen.tsx';

export default function EditAudioPage() {
  const { id = '' } = useParams();
  const { t } = useTranslation('studio');
  const errorText = useErrorText();
  const audio = useAudioToEdit(id);
  const script = useScriptToEdit(id);
  const error = audio.error ?? script.error;
  // Saving begins a new version; the page leaves because of that and is not blocked first.
  const wasReady = useRef(false);
  if (audio.data?.status === 'ready' && isSettled(audio.data)) wasReady.current = true;
  if (audio.data?.status === 'review') return <Navigate to={`/app/audio/${id}`} replace />;
  const unready = audio.data !== undefined && !wasReady.current;

  if (error || unready) {
    return (
      <>
        <PageHead title={t('title')} />
        <NoticePage
          symbol={<IconPencilOff size={56} stroke={1.25} aria-hidden="true" />}
          title={t('unavailable')}
          actions={
            <Button component={Link} to={unready ? `/app/audio/${id}` : '/app/home'}>
              {unready ? t('back') : t('home')}
            </Button>
          }
        >
          {unready ? t('unready') : errorText.problem(error)}
        </NoticePage>
      </>
    );
  }
  return (
    <div className={classes.page}>
      <PageHead title={t('title')} />
      <BackLink to={`/app/audio/${id}`}>{t('back')}</BackLink>
      <Title order={1}>{t('title')}</Title>
      <Text c="dimmed" mt={4}>
        {t('lead')}
      </Text>
      {audio.data && script.data ? (
        <ScriptScreen key={id} audio={audio.data} script={script.data} purpose="remake" />
      ) : (
        <Stack mt="lg" aria-hidden="true">
          <Skeleton h={62} radius="lg" />
          {[96, 120, 80, 110].map((height) => (
            <Skeleton key={height} h={height} />
          ))}
        </Stack>
      )}
    </div>
  );
}
