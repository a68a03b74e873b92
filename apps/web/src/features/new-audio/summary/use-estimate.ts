import { useDebouncedValue } from '@mantine/hooks';
import { type Estimate, estimateAudio } from '@parlance/contract/audios';
import type { Options } from '@parlance/contract/options';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ApiProblem, call, isApiProblem } from '../../../lib/api/api.ts';
import { useDraft } from '../draft/draft.ts';
import { faultsIn, type NewAudioRequest, requestOf } from '../draft/request.ts';
import { uploads } from '../sources/files/uploads.ts';

const SETTLE_MS = 600;

/** A text costs what its length setting costs, so another word in it asks nothing anew. */
const keyOf = ({ source, ...rest }: NewAudioRequest): string =>
  JSON.stringify({ ...rest, source: source.type === 'text' ? source.type : source });

/** What a request would cost, from the server; it spends nothing. */
export const estimateOptions = (request: NewAudioRequest) =>
  queryOptions({
    queryKey: ['estimate', keyOf(request)],
    queryFn: ({ signal }) => call(estimateAudio, { body: request, signal }),
    staleTime: 30_000,
    retry: false,
  });

export type LiveEstimate = {
  /** Whether there is anything to be made yet. */
  complete: boolean;
  estimate: Estimate | undefined;
  problem: ApiProblem | null;
};

/** Follows the form: known as soon as everything needed is filled in, and nothing says that it cannot be read. */
export function useEstimate(options: Options, isReadable = true): LiveEstimate {
  const { i18n } = useTranslation();
  const [draft] = useDebouncedValue(useDraft(), SETTLE_MS);
  const files = uploads.use((state) => state.files);
  const request = requestOf(draft, { options, readerLanguage: i18n.language, files });
  const complete = Object.keys(faultsIn(request, files)).length === 0;
  const { data, error } = useQuery({ ...estimateOptions(request), enabled: complete && isReadable });
  if (!complete) return { complete, estimate: undefined, problem: null };
  return { complete, estimate: data, problem: isApiProblem(error) ? error : null };
}
