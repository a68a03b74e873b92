import { Peaks } from '@parlance/contract/audios';
import { readSharedAudio, type SharedAudio } from '@parlance/contract/sharing';
import { parseVtt } from '@parlance/transcripts/parse-vtt';
import { useQuery } from '@tanstack/react-query';
import { call, problemOf, send } from '../../lib/api/api.ts';
import { turnsOf } from '../../ui/player/transcript/turns.ts';

export const useSharedAudio = (token: string) =>
  useQuery({
    queryKey: ['shared', token],
    queryFn: ({ signal }) => call(readSharedAudio, { params: { url_token: token }, signal }),
  });

const useFile = <T>(url: string, read: (text: string) => T) =>
  useQuery({
    queryKey: ['shared', 'file', url],
    queryFn: async ({ signal }) => {
      const { response, text } = await send(url, { signal });
      if (!response.ok) throw problemOf(response.status, text);
      return read(text);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useSharedPeaks = ({ peaks_url }: SharedAudio) =>
  useFile(peaks_url, (text) => Peaks.parse(JSON.parse(text)).peaks);

export const useSharedTurns = ({ transcript_url }: SharedAudio) =>
  useFile(transcript_url, (text) => turnsOf(parseVtt(text)));
