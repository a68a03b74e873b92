import { Anchor, Button, Card, Center, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import classes from './statement.module.css';
import { StatementRow } from './statement-row.tsx';
import { useStatement } from './use-statement.ts';

/** "Where did my credits go?" */
export default function CreditStatementPage() {
  const { t } = useTranslation(['billing', 'common']);
  const text = useErrorText();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useStatement();
  return (
    <Stack gap="lg" maw={760}>
      <PageHead title={t('billing:statement.title')} />
      <div>
        <Title order={1}>{t('billing:statement.title')}</Title>
        <Text c="dimmed" mt={4}>
          {t('billing:statement.lead')}{' '}
          <Anchor component={Link} to="/app/subscription-plans#extra-credits" inherit underline="always">
            {t('billing:extra.link')}
          </Anchor>
        </Text>
      </div>
      {error && (
        <Stack gap="sm" align="start" role="alert">
          <Text>{text.problem(error)}</Text>
          <Button variant="default" onClick={() => void refetch()}>
            {t('common:try_again')}
          </Button>
        </Stack>
      )}
      {!data && !error && <Skeleton h={320} radius="lg" aria-hidden />}
      {data && (
        <Card p={{ base: 'md', sm: 'xl' }}>
          <Text component="p" className={classes.balance}>
            <strong className="tabular">
              {t('billing:statement.balance', { count: data.pages[0]?.balance ?? 0 })}
            </strong>
          </Text>
          <ol className={classes.rows}>
            {data.pages
              .flatMap(({ items }) => items)
              .map((item) => (
                <StatementRow key={item.id} item={item} />
              ))}
          </ol>
          {hasNextPage && (
            <Center mt="lg">
              <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {t('billing:statement.more')}
              </Button>
            </Center>
          )}
        </Card>
      )}
    </Stack>
  );
}
