import {
  type Audio,
  type AudioEvent,
  cancelAudio,
  changeAudio,
  deleteAudio,
  Peaks,
  readAudio,
  readScript,
  retryAudio,
} from '@parlance/contract/audios';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, problemOf, send } from '../../lib/api.ts';
import { withEvent } from '../../lib/audio-progress.ts';
import { useErrorText } from '../../lib/error-text.ts';
import { followAudio, isFinal } from '../../lib/events.ts';
import { showSnackbar } from '../../lib/state.ts';
import { turnsOf } from '../../ui/player/transcript/turns.ts';
import { parseWebVtt } from '../../ui/player/transcript/web-vtt.ts';

/** Everything that shows audios begins its key so: a change to one is a change to all lists. */
const AUDIOS = ['audios'] as const;
const audioKey = (id: string) => [...AUDIOS, 'one', id] as const;

/** Events tell of progress; this catches what they miss when a proxy cuts them off for good. */
const LOOK_AGAIN_MS = 15_000;
/** Addresses of files are signed for some hours; a page left open should still have a download that works. */
const RENEW_MS = 60 * 60_000;

const nextLook = (audio: Audio | undefined): number | false => {
  if (!audio) return false;
  if (audio.status === 'ready') return RENEW_MS;
  return isFinal(audio.status) ? false : LOOK_AGAIN_MS;
};

const audioOptions = (id: string) =>
  queryOptions({
    queryKey: audioKey(id),
    queryFn: ({ signal }) => call(readAudio, { params: { id }, signal }),
    refetchInterval: ({ state }) => nextLook(state.data),
  });

function takeEvent(client: QueryClient, id: string, event: AudioEvent): void {
  const known = client.getQueryData<Audio>(audioKey(id));
  if (!known) return;
  client.setQueryData(audioKey(id), withEvent(known, event));
  if (isFinal(event.status)) void client.invalidateQueries({ queryKey: AUDIOS });
  else if (event.live && !known.live_url) void client.invalidateQueries({ queryKey: audioKey(id) });
}

/** One audio, kept up to date while it is being made. */
export function useAudio(id: string) {
  const client = useQueryClient();
  const query = useQuery(audioOptions(id));
  const making = query.data !== undefined && !isFinal(query.data.status);
  useEffect(() => {
    if (!making) return;
    return followAudio(id, (event) => takeEvent(client, id, event));
  }, [client, id, making]);
  return query;
}

async function fetchFile(url: string, signal: AbortSignal): Promise<string> {
  const { response, text } = await send(url, { signal });
  if (!response.ok) throw problemOf(response.status, text);
  return text;
}

/** Files never change once they are there, whatever their address is signed with. */
const fileOptions = <T>(id: string, name: string, url: string | undefined, read: (text: string) => T) =>
  queryOptions({
    queryKey: [...audioKey(id), name],
    queryFn: async ({ signal }) => read(await fetchFile(url ?? '', signal)),
    enabled: url !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const usePeaks = (audio: Audio) =>
  useQuery(fileOptions(audio.id, 'peaks', audio.peaks_url, (text) => Peaks.parse(JSON.parse(text)).peaks));

export const useTurns = (audio: Audio) =>
  useQuery(fileOptions(audio.id, 'turns', audio.transcript_url, (text) => turnsOf(parseWebVtt(text))));

export const useScript = (id: string) =>
  useQuery({
    queryKey: [...audioKey(id), 'script'],
    queryFn: ({ signal }) => call(readScript, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A change to one audio whose answer is the audio as it now is. */
function useAudioChange<Ask>(id: string, change: (ask: Ask) => Promise<Audio>, saved?: string) {
  const client = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: change,
    onSuccess: (audio) => {
      client.setQueryData(audioKey(id), audio);
      void client.invalidateQueries({ queryKey: AUDIOS });
      if (saved) showSnackbar(saved);
    },
    onError: (error) => showSnackbar(errorText.problem(error), 'error'),
  });
}

export const useRename = (id: string, saved: string) =>
  useAudioChange(id, (title: string) => call(changeAudio, { params: { id }, body: { title } }), saved);

export const useCancel = (id: string, saved: string) =>
  useAudioChange(id, () => call(cancelAudio, { params: { id } }), saved);

export const useRetry = (id: string) => useAudioChange(id, () => call(retryAudio, { params: { id } }));

export function useDelete(id: string, onDeleted: () => void) {
  const client = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: () => call(deleteAudio, { params: { id } }),
    onSuccess: () => {
      onDeleted();
      client.removeQueries({ queryKey: AUDIOS });
    },
    onError: (error) => showSnackbar(errorText.problem(error), 'error'),
  });
}
