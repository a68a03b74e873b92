import { Table } from '@mantine/core';
import type { ApiUsage } from '@parlance/contract/api-access';
import { useTranslation } from 'react-i18next';
import classes from './usage.module.css';

export const METRICS = ['requests', 'audios', 'credits'] as const;
export type Metric = (typeof METRICS)[number];

type Day = ApiUsage['items'][number];
type Props = { days: Day[]; metric: Metric };

/** A day of the service, which counts in UTC wherever the reader lives. */
const dayText = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(day),
  );

export const sumOf = (days: Day[], metric: Metric): number => days.reduce((sum, day) => sum + day[metric], 0);

/** One bar a day. Screen readers get the total, and each day in the table. */
export function UsageChart({ days, metric }: Props) {
  const { t, i18n } = useTranslation('api');
  const most = Math.max(1, ...days.map((day) => day[metric]));
  const [first, last] = [days.at(0), days.at(-1)];
  if (!first || !last) return null;
  const label = t(`usage.chart.${metric}`, { count: sumOf(days, metric), days: days.length });
  return (
    <div className={classes.frame}>
      <span className={classes.most} aria-hidden>
        {most.toLocaleString(i18n.language)}
      </span>
      <div role="img" aria-label={label} className={classes.bars}>
        {days.map((day) => (
          <span
            key={day.day}
            className={classes.day}
            title={`${dayText(day.day, i18n.language)}: ${day[metric].toLocaleString(i18n.language)}`}
          >
            <span className={classes.bar} style={{ height: `${(100 * day[metric]) / most}%` }} />
          </span>
        ))}
      </div>
      <div className={classes.axis} aria-hidden>
        <span>{dayText(first.day, i18n.language)}</span>
        <span>{dayText(last.day, i18n.language)}</span>
      </div>
    </div>
  );
}

/** Newest first: what just happened is what people look for. */
export function UsageTable({ days }: { days: Day[] }) {
  const { t, i18n } = useTranslation('api');
  return (
    <Table mt="sm" verticalSpacing={6} className="tabular">
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('usage.day')}</Table.Th>
          {METRICS.map((metric) => (
            <Table.Th key={metric} scope="col" ta="right">
              {t(`usage.metrics.${metric}`)}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days.toReversed().map((day) => (
          <Table.Tr key={day.day}>
            <Table.Th scope="row" fw={400}>
              {dayText(day.day, i18n.language)}
            </Table.Th>
            {METRICS.map((metric) => (
              <Table.Td key={metric} ta="right">
                {day[metric].toLocaleString(i18n.language)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
