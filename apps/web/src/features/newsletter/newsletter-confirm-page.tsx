import { Button } from '@mantine/core';
import { confirmNewsletter } from '@parlance/contract/newsletter';
import IconMailCheck from '@tabler/icons-react/dist/esm/icons/IconMailCheck.mjs';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { call, isApiProblem } from '../../lib/api/api.ts';
import { useErrorText } from '../../lib/format/error-text.ts';
import { showSnackbar } from '../../lib/storage/state.ts';
import { NoticePage } from '../../ui/page/notice-page.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';

const DEAD = ['link_malformed', 'link_expired', 'validation_failed'];
const isDead = (error: unknown): boolean => isApiProblem(error) && DEAD.includes(error.code);

/** Programs that open every link in a mail must subscribe nobody by it, hence the button. */
export default function NewsletterConfirmPage() {
  const { t } = useTranslation('public');
  const text = useErrorText();
  const [query] = useSearchParams();
  const token = query.get('token') ?? '';
  const confirm = useMutation({
    mutationFn: () => call(confirmNewsletter, { body: { token } }),
    onError: (error) => isDead(error) || showSnackbar(text.problem(error), 'error'),
  });
  const state = confirm.isSuccess ? 'done_' : isDead(confirm.error) || token === '' ? 'dead_' : '';
  return (
    <>
      <PageHead title={t(`newsletter.confirm.${state}title`)} />
      <NoticePage
        symbol={<IconMailCheck size={48} stroke={1.4} aria-hidden />}
        title={t(`newsletter.confirm.${state}title`)}
        actions={
          state === '' ? (
            <Button size="md" loading={confirm.isPending} onClick={() => confirm.mutate()}>
              {t('newsletter.confirm.button')}
            </Button>
          ) : (
            <Button size="md" variant="default" component={Link} to="/">
              {t('newsletter.confirm.home')}
            </Button>
          )
        }
      >
        {t(`newsletter.confirm.${state}body`)}
      </NoticePage>
    </>
  );
}
