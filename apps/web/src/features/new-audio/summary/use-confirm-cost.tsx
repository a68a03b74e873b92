import { Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { Estimate } from '@parlance/contract/audios';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiProblem, isApiProblem } from '../../../lib/api/api.ts';
import type { NewAudioRequest } from '../draft/request.ts';
import { fittingLength } from './fitting-length.ts';
import { isCertain } from './refusal.tsx';
import { estimateOptions } from './use-estimate.ts';

/** The number each warning is about: minutes of speech, credits left, per cent of the text. */
const COUNTED: Record<Estimate['warnings'][number], (estimate: Estimate) => number> = {
  large_script: ({ estimated_minutes }) => Math.round(estimated_minutes.max),
  much_left_out: ({ left_out_percent }) => left_out_percent ?? 0,
  low_balance: ({ credits_available, credits_required }) => Math.max(0, credits_available - credits_required),
};

/** Too few credits is no warning: the start itself is refused, with the numbers. */
const isWorthAsking = ({ warnings, credits_required, credits_available }: Estimate): boolean =>
  warnings.length > 0 && credits_required <= credits_available;

type Answer = {
  go: boolean;
  refused: ApiProblem | null;
  /** What is to be made: of a text that is too short for the chosen length, the length that fits. */
  request: NewAudioRequest;
};

/** What should be said before credits are spent: asks the person where there is something to warn of. */
export function useConfirmCost() {
  const { t } = useTranslation('compose');
  const client = useQueryClient();
  const thinking = useRef(false);

  const ask = (estimate: Estimate): Promise<boolean> =>
    new Promise((resolve) => {
      modals.openConfirmModal({
        title: t('confirm.title'),
        children: (
          <Stack gap="sm">
            {estimate.warnings.map((warning) => (
              <Text key={warning}>{t(`confirm.${warning}`, { count: COUNTED[warning](estimate) })}</Text>
            ))}
          </Stack>
        ),
        labels: { confirm: t('submit'), cancel: t('confirm.back') },
        onConfirm: () => resolve(true),
        onCancel: () => resolve(false),
        onClose: () => resolve(false),
      });
    });

  const estimateOf = (request: NewAudioRequest): Promise<Estimate> =>
    // The form asks once for texts that are about as long; what can be told of this one hangs on every word of it.
    client.fetchQuery({
      ...estimateOptions(request),
      queryKey: ['estimate', JSON.stringify(request), request.length],
    });

  return async (asked: NewAudioRequest): Promise<Answer> => {
    let request = asked;
    if (thinking.current) return { go: false, refused: null, request };
    thinking.current = true;
    try {
      let estimate = await estimateOf(request);
      const length = fittingLength(request.length, estimate.lengths);
      if (length !== request.length) {
        request = { ...request, length };
        estimate = await estimateOf(request);
      }
      return { go: !isWorthAsking(estimate) || (await ask(estimate)), refused: null, request };
    } catch (error) {
      // Whatever else went wrong here, the start itself will meet and say.
      const refused = isApiProblem(error) && isCertain(error) ? error : null;
      return { go: refused === null, refused, request };
    } finally {
      thinking.current = false;
    }
  };
}
