import { Anchor, Card, Skeleton, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LoadFailed } from '../../../ui/lists/load-failed.tsx';
import { LoadMore } from '../../../ui/lists/load-more.tsx';
import { Column } from '../../../ui/page/column.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import classes from './statement.module.css';
import { StatementRow } from './statement-row.tsx';
import { useStatement } from './use-statement.ts';

/** "Where did my credits go?" */
export default function CreditStatementPage() {
  const { t } = useTranslation('billing');
  const query = useStatement();
  const { data, error, refetch } = query;
  return (
    <Column>
      <PageHead title={t('statement.title')} />
      <div>
        <Title order={1}>{t('statement.title')}</Title>
        <Text c="dimmed" mt={4}>
          {t('statement.lead')}{' '}
          <Anchor component={Link} to="/app/subscription-plans#extra-credits" inherit underline="always">
            {t('extra.link')}
          </Anchor>
        </Text>
      </div>
      {error && <LoadFailed error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton h={320} radius="lg" aria-hidden />}
      {data && (
        <Card p={{ base: 'md', sm: 'xl' }}>
          <Text component="p" className={classes.balance}>
            <strong className="tabular">
              {t('statement.balance', { count: data.pages[0]?.balance ?? 0 })}
            </strong>
          </Text>
          <ol className={classes.rows}>
            {data.pages
              .flatMap(({ items }) => items)
              .map((item) => (
                <StatementRow key={item.id} item={item} />
              ))}
          </ol>
          <LoadMore mt="lg" pages={query} label={t('statement.more')} />
        </Card>
      )}
    </Column>
  );
}
