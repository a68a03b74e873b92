import { Anchor, Button, Group, Paper, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconPlayerStop from '@tabler/icons-react/dist/esm/icons/IconPlayerStop.mjs';
import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { momentOf } from '../../../lib/format/days.ts';
import { changePath, mayPass, nearestTopics } from '../../../lib/format/failure-help.ts';
import { useFailureText } from '../../../lib/format/failure-text.ts';
import { SupportButton } from '../../../ui/dialogs/support-button.tsx';
import { useRetry } from '../audio-queries.ts';

/** What a larger plan would allow. */
const PLAN_FAILURES: ReadonlySet<string> = new Set([
  'video_needs_pro',
  'source_too_large',
  'too_many_picture_pages',
]);

const UNKNOWN = { code: 'generation_failed', message: '' } as const;

/** A failed or stopped audio: what happened, and what to do about it. */
export function StoppedPanel({ audio }: { audio: Audio }) {
  const { t, i18n } = useTranslation('listen');
  const failureText = useFailureText();
  const retry = useRetry(audio.id);
  const failed = audio.status === 'failed';
  const nearest = nearestTopics(audio);
  // Looked up and not found: it always will be, nothing was read, and nobody can help.
  const isUnknown = failed && audio.error?.code === 'topic_unknown';
  const Picture = failed ? IconAlertTriangle : IconPlayerStop;
  return (
    <Paper p={{ base: 'lg', sm: 'xl' }} radius="lg" withBorder bg="var(--surface)">
      <Stack gap="md" align="start" role={failed ? 'alert' : undefined}>
        <ThemeIcon size={52} radius="xl" variant="light" color={failed ? 'red' : 'ink'}>
          <Picture size={28} stroke={1.6} aria-hidden="true" />
        </ThemeIcon>
        <Title order={2}>{failed ? t('stopped.failed_title') : t('stopped.cancelled_title')}</Title>
        <Text size="lg" maw="38rem">
          {failed
            ? failureText(
                nearest.length > 0 ? { code: 'topic_unknown', message: '' } : (audio.error ?? UNKNOWN),
              )
            : t('stopped.cancelled_body')}
        </Text>
        {nearest.length > 0 && (
          <div>
            <Text mb="xs">{t('stopped.nearest')}</Text>
            <Group gap="xs">
              {nearest.map((topic) => (
                <Button
                  key={topic}
                  component={Link}
                  to={changePath(audio.id, topic)}
                  variant="light"
                  lang={audio.language}
                >
                  {topic}
                </Button>
              ))}
            </Group>
          </div>
        )}
        {audio.credits_charged > 0 && (
          <Text data-needs="credits">{t('stopped.charged', { credits: audio.credits_charged })}</Text>
        )}
        {isUnknown && <Text>{t('stopped.topic_free')}</Text>}
        {!isUnknown && audio.files_kept_until && (
          <Text c="dimmed" size="sm">
            {t('stopped.kept_until', { when: momentOf(audio.files_kept_until, i18n.language) })}
          </Text>
        )}
        {!audio.files_kept_until && audio.sources[0]?.type === 'files' && (
          <Text c="dimmed" size="sm">
            {t('stopped.kept_no_more')}
          </Text>
        )}
        {failed && !isUnknown && (
          <Text c="dimmed" size="sm" data-needs="mail">
            {t('stopped.support', { id: audio.id })}
          </Text>
        )}
        {PLAN_FAILURES.has(audio.error?.code ?? '') && (
          <Anchor
            component={Link}
            to="/app/subscription-plans"
            fw={600}
            underline="always"
            data-needs="plans"
          >
            {t('stopped.see_plans')}
          </Anchor>
        )}
        <Group mt="xs">
          {!failed || mayPass(audio) ? (
            <>
              <Button
                leftSection={<IconRefresh size={18} aria-hidden="true" />}
                loading={retry.isPending}
                onClick={() => retry.mutate(undefined)}
              >
                {t('stopped.retry')}
              </Button>
              <ChangeButton audio={audio} variant="default" />
            </>
          ) : (
            <ChangeButton audio={audio} variant="filled" />
          )}
          {failed && !isUnknown && <SupportButton audioId={audio.id} />}
        </Group>
      </Stack>
    </Paper>
  );
}

function ChangeButton({ audio, variant }: { audio: Audio; variant: 'default' | 'filled' }) {
  const { t } = useTranslation('listen');
  const type = audio.sources[0]?.type ?? 'text';
  return (
    <Button component={Link} to={changePath(audio.id)} variant={variant}>
      {t(`stopped.change.${type}`)}
    </Button>
  );
}
