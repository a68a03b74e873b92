import { Alert, Badge, Button, Group, Loader, Stack, Text } from '@mantine/core';
import type { FeedFinding, FeedReport } from '@parlance/contract/feed-findings';
import type { Feed } from '@parlance/contract/feeds';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useReport } from './feed-queries.ts';

type Props = { opened: boolean; feed: Feed; close: () => void };

export function ReportDialog({ opened, feed, close }: Props) {
  const { t } = useTranslation('feeds');
  return (
    <Dialog opened={opened} onClose={close} title={t('report.title', { name: feed.name })} size={600}>
      <Report feedId={feed.id} />
    </Dialog>
  );
}

function Report({ feedId }: { feedId: string }) {
  const { t } = useTranslation('feeds');
  const { data, isFetching, isError, refetch } = useReport(feedId);
  return (
    <Stack gap="md" aria-busy={isFetching}>
      <div role="status">
        {isFetching ? (
          <Group gap="sm">
            <Loader size="sm" aria-hidden />
            <Text>{t('report.checking')}</Text>
          </Group>
        ) : isError || !data ? (
          <Alert color="red" variant="light">
            {t('report.failed')}
          </Alert>
        ) : (
          <Verdict report={data} />
        )}
      </div>
      {data && !isFetching && <Findings findings={data.findings} />}
      <Group justify="flex-end">
        <Button variant="default" disabled={isFetching} onClick={() => void refetch()}>
          {t('report.again')}
        </Button>
      </Group>
    </Stack>
  );
}

function Verdict({ report }: { report: FeedReport }) {
  const { t } = useTranslation('feeds');
  const verdict = !report.passed
    ? 'not_passed'
    : report.findings.length > 0
      ? 'passed_with_remarks'
      : 'passed';
  return (
    <Alert color={report.passed ? 'green' : 'red'} variant="light">
      <Text fw={600}>{t(`report.${verdict}`)}</Text>
      <Text size="sm">
        {t('report.read', { fetched: report.episodes_fetched, listed: report.episodes_listed })}
      </Text>
    </Alert>
  );
}

function Findings({ findings }: { findings: FeedFinding[] }) {
  const { t } = useTranslation('feeds');
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
      {findings.map(({ code, level, episode, params }) => (
        <Group component="li" key={`${code} ${episode}`} gap="sm" wrap="nowrap" align="flex-start">
          <Badge color={level === 'error' ? 'red' : 'gray'} variant="light" style={{ flexShrink: 0 }}>
            {t(`report.${level}`)}
          </Badge>
          <div>
            {episode && (
              <Text size="sm" fw={600} dir="auto">
                {episode}
              </Text>
            )}
            <Text size="sm">{t(`findings.${code}`, params ?? {})}</Text>
          </div>
        </Group>
      ))}
    </Stack>
  );
}
