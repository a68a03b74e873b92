import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import type { ModelWork } from '@parlance/contract/providers';
import { useTranslation } from 'react-i18next';
import { useCancelWork, usePull } from './provider-queries.ts';

const GIGABYTE = 1e9;
const MEGABYTE = 1e6;

/** What is being fetched or tried out, or what became of the last that was. */
export function WorkCard({ work }: { work: ModelWork }) {
  const { t } = useTranslation('providers');
  const cancel = useCancelWork();
  const pull = usePull();
  const { id, kind, model, address, state, trouble, words } = work;
  const isRunning = state === 'running';
  const isResumable = kind === 'pull' && !isRunning && state !== 'done' && address !== null;
  return (
    <Paper withBorder p="md" radius="md" component="section" aria-label={t('work.label')}>
      <Stack gap="xs">
        <Group justify="space-between" wrap="wrap" gap="xs">
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            {t(`work.${kind}_${state}`, { model })}
          </Text>
          {isRunning && (
            <Button variant="default" loading={cancel.isPending} onClick={() => cancel.mutate(id)}>
              {t('work.cancel')}
            </Button>
          )}
          {isResumable && (
            <Button
              variant="default"
              loading={pull.isPending}
              onClick={() => pull.mutate({ address, model })}
            >
              {t('work.go_on')}
            </Button>
          )}
        </Group>
        {isRunning && (
          <Progress
            value={work.total > 0 ? (100 * work.done) / work.total : 0}
            aria-label={t('work.label')}
            size="lg"
          />
        )}
        <Text size="sm" c="dimmed">
          <Facts work={work} />
        </Text>
        {trouble && (
          <Text size="sm">
            {t(`troubles.${trouble}`)}
            {words && ` ${t('their_words', { words })}`}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

function Facts({ work: { kind, state, done, total, speed, seconds_left } }: { work: ModelWork }) {
  const { t, i18n } = useTranslation('providers');
  if (state !== 'running') return null;
  if (kind === 'qualify') return t('work.steps', { done, total: total || 4 });
  const digits = (value: number) => value.toLocaleString(i18n.language, { maximumFractionDigits: 2 });
  const facts = [
    t('work.bytes', { done: digits(done / GIGABYTE), total: digits(total / GIGABYTE) }),
    ...(speed > 0 ? [t('work.speed', { speed: digits(speed / MEGABYTE) })] : []),
    ...(seconds_left === null ? [] : [t('work.left', { count: Math.ceil(seconds_left / 60) })]),
  ];
  return facts.join(' · ');
}
