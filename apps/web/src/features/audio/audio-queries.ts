import {
  type Audio,
  type AudioEvent,
  type AudioScript,
  cancelAudio,
  changeAudio,
  deleteAudio,
  type EditBasis,
  Peaks,
  readAudio,
  readScript,
  retryAudio,
} from '@parlance/contract/audios';
import { rateAudio, shareAudio } from '@parlance/contract/studio';
import { completeAudio } from '@parlance/contract/tryouts';
import { parseVtt } from '@parlance/transcripts/parse-vtt';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, problemOf, send } from '../../lib/api/api.ts';
import { followAudio, isSettled } from '../../lib/api/audio-events.ts';
import { withEvent } from '../../lib/api/audio-progress.ts';
import { useErrorText } from '../../lib/format/error-text.ts';
import { showSnackbar } from '../../lib/storage/state.ts';
import { allowStart } from '../../ui/player/start/start-by-itself.ts';
import { turnsOf } from '../../ui/player/transcript/turns.ts';
import { letGo } from './deck/deck-state.ts';

/** Everything that shows audios begins its key so: a change to one is a change to all lists. */
const AUDIOS = ['audios'] as const;
const audioKey = (id: string) => [...AUDIOS, 'one', id] as const;

/** Events tell of progress; this catches what they miss when a proxy cuts them off for good. */
const LOOK_AGAIN_MS = 15_000;
/** Addresses of files are signed for some hours; a page left open should still have a download that works. */
const RENEW_MS = 60 * 60_000;

const nextLook = (audio: Audio | undefined): number | false => {
  if (!audio) return false;
  if (!isSettled(audio)) return LOOK_AGAIN_MS;
  return audio.status === 'ready' ? RENEW_MS : false;
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
  if (isSettled(event)) void client.invalidateQueries({ queryKey: AUDIOS });
  else if (event.live && !known.live_url) void client.invalidateQueries({ queryKey: audioKey(id) });
}

export const useAudio = (id: string, enabled = true) => useQuery({ ...audioOptions(id), enabled });

/** Keeps an audio up to date while it is being made; once for each is enough, on the deck. */
export function useProgressOf(id: string, audio: Audio | undefined): void {
  const client = useQueryClient();
  const making = audio !== undefined && !isSettled(audio);
  useEffect(() => {
    if (!making) return;
    return followAudio(id, (event) => takeEvent(client, id, event));
  }, [client, id, making]);
}

async function fetchFile(url: string, signal: AbortSignal): Promise<string> {
  const { response, text } = await send(url, { signal });
  if (!response.ok) throw problemOf(response.status, text);
  return text;
}

/** Files of one revision never change, whatever their address is signed with. */
const fileOptions = <T>(audio: Audio, name: string, url: string | undefined, read: (text: string) => T) =>
  queryOptions({
    queryKey: [...audioKey(audio.id), name, audio.revision],
    queryFn: async ({ signal }) => read(await fetchFile(url ?? '', signal)),
    enabled: url !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });

export const usePeaks = (audio: Audio) =>
  useQuery(fileOptions(audio, 'peaks', audio.peaks_url, (text) => Peaks.parse(JSON.parse(text)).peaks));

export const useTurns = (audio: Audio) =>
  useQuery(fileOptions(audio, 'turns', audio.transcript_url, (text) => turnsOf(parseVtt(text))));

export type EditableScript = AudioScript & { edit_basis: EditBasis };

/** A script that was read over is spoken in the same revision, perhaps with other words. */
export const useScript = ({ id, revision, status }: Audio) =>
  useQuery({
    queryKey: [...audioKey(id), 'script', revision, status],
    queryFn: ({ signal }) => call(readScript, { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The script of an audio that is being made, from the moment it is written: then its lines are counted. */
export const useWrittenScript = ({ id, revision, progress }: Audio) =>
  useQuery({
    queryKey: [...audioKey(id), 'script', revision, 'written', progress.lines_total],
    queryFn: ({ signal }) => call(readScript, { params: { id }, signal }),
    enabled: progress.lines_total > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** A change to one audio whose answer is the audio as it now is. */
export function useAudioChange<Ask>(id: string, change: (ask: Ask) => Promise<Audio>, saved?: string) {
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

/** A small change that needs no new look at the whole. */
export const rememberInCache = (client: QueryClient, id: string, change: Partial<Audio>): void =>
  void client.setQueryData<Audio>(audioKey(id), (known) => known && { ...known, ...change });

export const useRename = (id: string, saved: string) =>
  useAudioChange(id, (title: string) => call(changeAudio, { params: { id }, body: { title } }), saved);

export const useSaveNotes = (id: string, saved: string) =>
  useAudioChange(
    id,
    (shownotes: string) => call(changeAudio, { params: { id }, body: { shownotes } }),
    saved,
  );

export const useRate = (id: string, saved: string) =>
  useAudioChange(
    id,
    (body: { rating: number; comment?: string }) => call(rateAudio, { params: { id }, body }),
    saved,
  );

export function useShare(id: string) {
  const client = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: () => call(shareAudio, { params: { id } }),
    onSuccess: ({ share_url }) => rememberInCache(client, id, { share_url }),
    onError: (error) => showSnackbar(errorText.problem(error), 'error'),
  });
}

export const useCancel = (id: string, saved: string) =>
  useAudioChange(id, () => call(cancelAudio, { params: { id } }), saved);

/** Changes that set the making going: whoever pressed for them wants to hear it. */
function useMaking(id: string, begin: () => Promise<Audio>) {
  return useAudioChange(id, () => {
    allowStart(id);
    return begin();
  });
}

export const useComplete = (id: string) => useMaking(id, () => call(completeAudio, { params: { id } }));

export const useRetry = (id: string) => useMaking(id, () => call(retryAudio, { params: { id } }));

export function useDelete(id: string, onDeleted: () => void) {
  const client = useQueryClient();
  const errorText = useErrorText();
  return useMutation({
    mutationFn: () => call(deleteAudio, { params: { id } }),
    onSuccess: () => {
      letGo(id);
      onDeleted();
      // The page that is being left would only ask for what is gone.
      void client.invalidateQueries({ queryKey: AUDIOS, refetchType: 'none' });
    },
    onError: (error) => showSnackbar(errorText.problem(error), 'error'),
  });
}
