import { useDebouncedValue } from '@mantine/hooks';
import { type Estimate, estimateAudio } from '@parlance/contract/audios';
import type { Options } from '@parlance/contract/options';
import type { Length } from '@parlance/kernel/limits';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ApiProblem, call, isApiProblem } from '../../../lib/api/api.ts';
import { useDraft } from '../draft/draft.ts';
import { faultsIn, type NewAudioRequest, requestOf } from '../draft/request.ts';
import { uploads } from '../sources/files/uploads.ts';
import { fittingLength } from './fitting-length.ts';

const SETTLE_MS = 600;

/** A text that grows by less asks nothing anew: its minutes are told in whole ones. */
const TEXT_STEP = 1.05;
const TEXT_BEGINNING = 100;

const sameText = (text: string): string =>
  `${Math.round(Math.log(text.length + 1) / Math.log(TEXT_STEP))} ${text.slice(0, TEXT_BEGINNING)}`;

/** What is answered for all lengths at once. */
const keyOf = ({ source, length: _, ...rest }: NewAudioRequest): string =>
  JSON.stringify({ ...rest, source: source.type === 'text' ? sameText(source.text) : source });

/** Files and pages that take longer to read than a price may are known a moment later. */
const ASK_AGAIN = { types: new Set(['files', 'url']), everyMs: 3_000, times: 6 };

/** What a request would cost, from the server; it spends nothing. */
export const estimateOptions = (request: NewAudioRequest) => {
  const key = keyOf(request);
  return queryOptions({
    queryKey: ['estimate', key, request.length],
    queryFn: ({ signal }) => call(estimateAudio, { body: request, signal }),
    // Another length of the same material: what there is to choose stays to be seen meanwhile.
    placeholderData: (before, query) => (query?.queryKey[1] === key ? before : undefined),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data?.expected_minutes === null &&
      ASK_AGAIN.types.has(request.source.type) &&
      dataUpdateCount < ASK_AGAIN.times
        ? ASK_AGAIN.everyMs
        : false,
    staleTime: 30_000,
    retry: false,
  });
};

/** What is made of this material at this length: the chosen one, or the one that fits. */
export type Foreseen = Pick<
  Estimate,
  'credits_required' | 'credits_available' | 'expected_minutes' | 'estimated_minutes'
>;

export type LiveEstimate = {
  /** Whether there is anything to be made yet. */
  complete: boolean;
  estimate: Foreseen | undefined;
  /** Every length with its minutes; none while they are not known, and for an own script. */
  lengths: Estimate['lengths'];
  /** What will be made. */
  length: Length;
  problem: ApiProblem | null;
};

/** The answer for the length that fits, which may be another one than was asked for. */
function atLength(estimate: Estimate, length: Length): Foreseen {
  const fitting = estimate.lengths.find((each) => each.length === length);
  return fitting ? { ...estimate, ...fitting } : estimate;
}

/** Follows the form: known as soon as everything needed is filled in, and nothing says that it cannot be read. */
export function useEstimate(options: Options, isReadable = true): LiveEstimate {
  const { i18n } = useTranslation();
  const chosen = useDraft((draft) => draft.length);
  const [draft] = useDebouncedValue(useDraft(), SETTLE_MS);
  const files = uploads.use((state) => state.files);
  const request = requestOf(draft, { options, readerLanguage: i18n.language, files });
  const complete = Object.keys(faultsIn(request, files)).length === 0;
  const { data, error } = useQuery({ ...estimateOptions(request), enabled: complete && isReadable });
  const lengths = (complete && data?.lengths) || [];
  const length = fittingLength(chosen, lengths);
  if (!complete) return { complete, estimate: undefined, lengths, length, problem: null };
  const problem = isApiProblem(error) ? error : null;
  return { complete, estimate: data && atLength(data, length), lengths, length, problem };
}
