import { exportCurrentUser } from '@parlance/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { problemOf, send } from '../../../lib/api/api.ts';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { showSnackbar } from '../../../lib/storage/state.ts';

const fileNameIn = (disposition: string | null): string =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'parlance.json';

/** A link can't carry the session, so the file is fetched and then handed to the browser. */
async function download(): Promise<void> {
  const { response, text } = await send(exportCurrentUser.path, { method: 'GET' });
  if (!response.ok) throw problemOf(response.status, text);
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameIn(response.headers.get('content-disposition'));
  link.click();
  URL.revokeObjectURL(url);
}

export function useExport() {
  const { t } = useTranslation('account');
  const text = useErrorText();
  return useMutation({
    mutationFn: download,
    onSuccess: () => showSnackbar(t('privacy.export_done')),
    onError: (error) => showSnackbar(text.problem(error), 'error'),
  });
}
