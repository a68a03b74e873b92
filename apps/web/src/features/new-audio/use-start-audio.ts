import { createAudio } from '@parlance/contract/audios';
import { newId } from '@parlance/kernel/ids';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ApiProblem, call, isApiProblem } from '../../lib/api/api.ts';
import { refreshCurrentUser } from '../../lib/auth/identity.ts';
import { allowStart } from '../../ui/player/start/start-by-itself.ts';
import { clearMaterial } from './draft/draft.ts';
import type { NewAudioRequest } from './draft/request.ts';
import { uploads } from './sources/files/uploads.ts';

/** An attempt whose answer never came may have been heard: asking again must not start a second audio. */
const isUnanswered = (error: unknown): boolean => isApiProblem(error) && error.status === 0;

/** Starts an audio once, however often the button is pressed, and goes to its page. */
export function useStartAudio() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const attempt = useRef<{ sent: string; key: string } | null>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  const start = async (request: NewAudioRequest): Promise<ApiProblem | null> => {
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    const sent = JSON.stringify(request);
    if (attempt.current?.sent !== sent) attempt.current = { sent, key: newId() };
    try {
      const audio = await call(createAudio, { body: request, idempotencyKey: attempt.current.key });
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'options' });
      // Credits are held, and who has an audio is no newcomer any more.
      void refreshCurrentUser();
      allowStart(audio.id);
      clearMaterial();
      if (request.source.type === 'files') uploads.clear();
      await navigate(`/app/audio/${audio.id}`);
      return null;
    } catch (error) {
      if (!isUnanswered(error)) attempt.current = null;
      if (isApiProblem(error)) return error;
      throw error;
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return { start, busy };
}
