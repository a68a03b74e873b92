import { Button, Group, Text, Textarea } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import { LIMITS } from '@parlance/kernel/limits';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShowNotes } from '../../../ui/notes/show-notes.tsx';
import type { Playback } from '../../../ui/player/playback/playback.ts';
import { useSaveNotes } from '../audio-queries.ts';

type Props = { audio: Audio; playback: Playback };

export function NotesPanel({ audio, playback }: Props) {
  const { t } = useTranslation(['listen', 'common']);
  const [draft, setDraft] = useState<string | null>(null);
  const save = useSaveNotes(audio.id, t('listen:notes.saved'));

  if (draft === null) {
    return (
      <>
        {audio.shownotes ? (
          <ShowNotes
            markdown={audio.shownotes}
            language={audio.language}
            onTime={(ms) => playback.playFrom(ms)}
          />
        ) : (
          <Text c="dimmed">{t('listen:empty.notes')}</Text>
        )}
        <Button
          variant="default"
          size="sm"
          mt="lg"
          leftSection={<IconPencil size={16} aria-hidden="true" />}
          onClick={() => setDraft(audio.shownotes ?? '')}
        >
          {t('listen:notes.edit')}
        </Button>
      </>
    );
  }
  return (
    <>
      <Textarea
        label={t('listen:notes.label')}
        description={t('listen:notes.hint')}
        autosize
        minRows={10}
        maxRows={28}
        autoFocus
        data-autofocus
        lang={audio.language}
        dir="auto"
        maxLength={LIMITS.shownotesMaxChars}
        value={draft}
        onChange={(event) => setDraft(event.currentTarget.value)}
      />
      <Group mt="md">
        <Button
          loading={save.isPending}
          onClick={() => save.mutate(draft, { onSuccess: () => setDraft(null) })}
        >
          {t('listen:notes.save')}
        </Button>
        <Button variant="default" disabled={save.isPending} onClick={() => setDraft(null)}>
          {t('common:cancel')}
        </Button>
      </Group>
    </>
  );
}
