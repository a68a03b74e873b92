import { readAudioRequest } from '@parlance/contract/studio';
import { useEffect, useState } from 'react';
import { call, isApiProblem } from '../../../lib/api/api.ts';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { showSnackbar, useClientState } from '../../../lib/storage/state.ts';
import { usePageSearch } from '../../../lib/use-page-search.ts';
import { uploads } from '../sources/files/uploads.ts';
import { changeDraft } from './draft.ts';
import { draftFromRequest } from './prefill-from-audio.ts';

/** "?again=<id>" fills the form in as it was for that audio, "&topic=" with another topic. True once there is nothing left to wait for. */
export function useRemakeDraft(draftIsBack: boolean): boolean {
  const [search, setSearch] = usePageSearch();
  const again = search.get('again');
  const topic = search.get('topic');
  const [done, setDone] = useState(again === null);
  const errorText = useErrorText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each audio; words and setters may change meanwhile.
  useEffect(() => {
    if (again === null || !draftIsBack) return;
    const leaving = new AbortController();
    const fill = async () => {
      try {
        const request = await call(readAudioRequest, { params: { id: again }, signal: leaving.signal });
        changeDraft({ ...draftFromRequest(request), ...(topic !== null && { topic }) });
        if (request.source.type === 'files') {
          uploads.belongTo(useClientState.getState().currentUser?.id ?? '');
          uploads.borrow(request.source.files);
        }
      } catch (error) {
        if (leaving.signal.aborted) return;
        if (!isApiProblem(error)) throw error;
        showSnackbar(errorText.problem(error), 'error');
      }
      setSearch([]);
      setDone(true);
    };
    void fill();
    return () => leaving.abort();
  }, [again, draftIsBack]);
  return done;
}
