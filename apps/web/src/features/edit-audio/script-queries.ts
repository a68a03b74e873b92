import { deleteAudio, readAudio, readScript } from '@parlance/contract/audios';
import { type EditedScript, replaceScript } from '@parlance/contract/studio';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api/api.ts';

/** Everything that shows audios begins its key so: a change to one is a change to all lists. */
const AUDIOS = ['audios'] as const;
const audioKey = (id: string) => [...AUDIOS, 'one', id] as const;

export const useAudioToEdit = (id: string) =>
  useQuery({
    queryKey: audioKey(id),
    queryFn: ({ signal }) => call(readAudio, { params: { id }, signal }),
  });

/** Read once: what comes later must not change a script that is being edited. */
export const useScriptToEdit = (id: string) =>
  useQuery({
    queryKey: [...audioKey(id), 'script-to-edit'],
    queryFn: ({ signal }) => call(readScript, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });

export function useSaveScript(id: string, onSaved: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: EditedScript) => call(replaceScript, { params: { id }, body }),
    onSuccess: (audio) => {
      onSaved();
      client.setQueryData(audioKey(id), audio);
      void client.invalidateQueries({ queryKey: AUDIOS });
    },
  });
}

export function useDiscard(id: string, onDiscarded: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(deleteAudio, { params: { id } }),
    onSuccess: () => {
      onDiscarded();
      // The page that is being left would only ask for what is gone.
      void client.invalidateQueries({ queryKey: AUDIOS, refetchType: 'none' });
    },
  });
}
