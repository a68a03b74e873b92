import { type Pronunciation, readPronunciations, replacePronunciations } from '@parlance/contract/accounts';
import type { Audio } from '@parlance/contract/audios';
import { type EditedScript, proposeAddition, replaceScript } from '@parlance/contract/studio';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { call } from '../../../lib/api/api.ts';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { showSnackbar } from '../../../lib/storage/state.ts';
import { type EditableScript, useAudioChange } from '../audio-queries.ts';
import { withEntry } from './respelling.ts';

const putScript = (id: string, body: EditedScript) => call(replaceScript, { params: { id }, body });

const linesOf = ({ lines }: EditableScript): EditedScript['lines'] =>
  lines.map(({ speaker, text, source_refs, chapter, delivery }) => ({
    speaker,
    text,
    source_refs,
    chapter,
    delivery,
  }));

/** Keeps how a word is to be said, and has the lines spoken again that have it. */
export function useSayDifferently({ id, revision }: Audio, script: EditableScript) {
  const { t } = useTranslation('listen');
  const client = useQueryClient();
  return useAudioChange(
    id,
    async (entry: z.infer<typeof Pronunciation>) => {
      const { items } = await call(readPronunciations, {});
      await call(replacePronunciations, { body: { items: withEntry(items, entry) } });
      void client.invalidateQueries({ queryKey: ['pronunciations'] });
      return putScript(id, { revision, lines: linesOf(script) });
    },
    t('respell.started'),
  );
}

export type Addition = { passage_id: string; sentence?: number };

/** The script as it would be with something put in, to be read before anything is spent. */
export function useProposal(id: string) {
  const errorText = useErrorText();
  return useMutation({
    mutationFn: (body: Addition) => call(proposeAddition, { params: { id }, body }),
    onError: (error) => showSnackbar(errorText.problem(error), 'error'),
  });
}

export function usePutIn(id: string) {
  const { t } = useTranslation('listen');
  return useAudioChange(id, (proposed: EditedScript) => putScript(id, proposed), t('put_in.started'));
}
