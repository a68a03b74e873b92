import { DELETION_PHRASE, deleteCurrentUser } from '@parlance/contract/accounts';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { forget, STORAGE_KEYS } from '../../../lib/storage/storage.ts';
import { useLeave } from './use-leave.ts';

/** What this browser remembers of the person, beyond how it should look. */
const TRACES = [
  STORAGE_KEYS.newAudioDraft,
  STORAGE_KEYS.playbackPositions,
  STORAGE_KEYS.dismissedFailedRequests,
  STORAGE_KEYS.requestedFeedbackAudioIds,
  STORAGE_KEYS.pendingBillingData,
] as const;

export function useDeletion(closeDialog: () => void) {
  const { t } = useTranslation('account');
  const leave = useLeave();
  return useMutation({
    mutationFn: () => call(deleteCurrentUser, { body: { confirmation: DELETION_PHRASE } }),
    onSuccess: async () => {
      closeDialog();
      await leave(t('deletion.done'));
      for (const key of TRACES) forget(key);
    },
  });
}
