import { ActionIcon, TextInput, Title } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import { LIMITS } from '@parlance/kernel/limits';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRename } from './audio-queries.ts';
import classes from './title-editor.module.css';

export function TitleEditor({ audio }: { audio: Audio }) {
  const { t } = useTranslation('listen');
  const [draft, setDraft] = useState<string | null>(null);
  const rename = useRename(audio.id, t('title.saved'));
  const pencil = useRef<HTMLButtonElement>(null);

  const editing = draft !== null;
  const wasEditing = useRef(false);
  // The keyboard goes back to where it was.
  useEffect(() => {
    if (wasEditing.current && !editing) pencil.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  const close = () => setDraft(null);
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const title = draft?.trim() ?? '';
    if (title === '') return;
    if (title === audio.title) close();
    else rename.mutate(title, { onSuccess: close });
  };

  if (draft === null) {
    return (
      <div className={classes.title}>
        <Title
          order={1}
          className={classes.heading}
          lang={audio.title ? audio.language : undefined}
          dir="auto"
        >
          {audio.title ?? t('untitled')}
        </Title>
        {audio.status === 'ready' && (
          <ActionIcon
            ref={pencil}
            variant="subtle"
            color="gray"
            size={32}
            className={classes.pencil}
            aria-label={t('title.edit')}
            onClick={() => setDraft(audio.title ?? '')}
          >
            <IconPencil size={18} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
        )}
      </div>
    );
  }
  return (
    <form className={classes.form} onSubmit={save}>
      <TextInput
        aria-label={t('title.label')}
        value={draft}
        maxLength={LIMITS.titleMaxChars}
        data-autofocus
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && close()}
        disabled={rename.isPending}
      />
      <ActionIcon
        type="submit"
        size={42}
        aria-label={t('title.save')}
        disabled={draft.trim() === ''}
        loading={rename.isPending}
      >
        <IconCheck size={20} aria-hidden="true" />
      </ActionIcon>
      <ActionIcon
        variant="default"
        size={42}
        aria-label={t('title.cancel')}
        onClick={close}
        disabled={rename.isPending}
      >
        <IconX size={20} aria-hidden="true" />
      </ActionIcon>
    </form>
  );
}
