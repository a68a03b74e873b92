import { Button } from '@mantine/core';
import { unsubscribe } from '@parlance/contract/accounts';
import IconMailOff from '@tabler/icons-react/dist/esm/icons/IconMailOff.mjs';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { call, isApiProblem } from '../../lib/api/api.ts';
import { useErrorText } from '../../lib/format/error-text.ts';
import { showSnackbar } from '../../lib/storage/state.ts';
import { NoticePage } from '../../ui/page/notice-page.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';

/** Programs that open every link in a mail must change nothing by it, hence the button. */
export default function UnsubscribePage() {
  const { t } = useTranslation('account');
  const text = useErrorText();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const leave = useMutation({
    mutationFn: () => call(unsubscribe, { query: { token } }),
    onError: (error) => isBroken(error) || showSnackbar(text.problem(error), 'error'),
  });
  const state = leave.isSuccess ? 'done_' : isBroken(leave.error) || token === '' ? 'broken_' : '';
  return (
    <>
      <PageHead title={t(`unsubscribe.${state}title`)} />
      <NoticePage
        symbol={<IconMailOff size={48} stroke={1.4} aria-hidden />}
        title={t(`unsubscribe.${state}title`)}
        actions={
          state === '' ? (
            <Button size="md" loading={leave.isPending} onClick={() => leave.mutate()}>
              {t('unsubscribe.button')}
            </Button>
          ) : (
            <Button size="md" variant="default" component={Link} to="/">
              {t('unsubscribe.home')}
            </Button>
          )
        }
      >
        {t(`unsubscribe.${state}body`)}
      </NoticePage>
    </>
  );
}

const isBroken = (error: unknown): boolean =>
  isApiProblem(error) && (error.code === 'link_malformed' || error.code === 'validation_failed');
