import { SegmentedControl, Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/page/section.tsx';
import { useApiUsage } from '../access-queries.ts';
import classes from './usage.module.css';
import { METRICS, type Metric, sumOf, UsageChart, UsageTable } from './usage-chart.tsx';

const DAYS = 30;

export function UsageSection() {
  const { t } = useTranslation('api');
  const { data, isError } = useApiUsage(DAYS);
  const [metric, setMetric] = useState<Metric>('requests');
  const isIdle = data && METRICS.every((one) => sumOf(data.items, one) === 0);
  return (
    <Section title={t('usage.title')} hint={t('usage.hint', { count: DAYS })}>
      {isError && !data && <Text c="dimmed">{t('usage.load_failed')}</Text>}
      {!data && !isError && <Skeleton h={200} aria-hidden />}
      {isIdle && <Text>{t('usage.none')}</Text>}
      {data && !isIdle && (
        <>
          <SegmentedControl
            aria-label={t('usage.what')}
            value={metric}
            onChange={(value) => setMetric(value as Metric)}
            data={METRICS.map((value) => ({ value, label: t(`usage.metrics.${value}`) }))}
          />
          <UsageChart days={data.items} metric={metric} />
          <details className={classes.table}>
            <summary>{t('usage.table')}</summary>
            <UsageTable days={data.items} />
          </details>
        </>
      )}
    </Section>
  );
}
