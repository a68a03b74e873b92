import { ActionIcon, Title } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import { LIMITS } from '@parlance/kernel/limits';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { audioName } from '../../lib/format/audio-name.ts';
import { InlineEdit } from '../../ui/forms/inline-edit.tsx';
import { useInlineEdit } from '../../ui/forms/use-inline-edit.ts';
import { useRename } from './audio-queries.ts';
import classes from './title-editor.module.css';

export function TitleEditor({ audio }: { audio: Audio }) {
  const { t } = useTranslation('listen');
  const { editing, button, edit, close } = useInlineEdit();
  if (editing) return <TitleField audio={audio} close={close} />;
  return (
    <div>
      <Title order={1} className={classes.heading} lang={audio.title ? audio.language : undefined} dir="auto">
        {audioName(audio, t('untitled'))}
      </Title>
      {audio.status === 'ready' && (
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          size={32}
          className={classes.pencil}
          aria-label={t('title.edit')}
          onClick={edit}
        >
          <IconPencil size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
}

function TitleField({ audio, close }: { audio: Audio; close: () => void }) {
  const { t } = useTranslation('listen');
  const [draft, setDraft] = useState(audio.title ?? '');
  const rename = useRename(audio.id, t('title.saved'));
  const title = draft.trim();

  const save = () => {
    if (title === '') return;
    if (title === audio.title) close();
    else rename.mutate(title, { onSuccess: close });
  };

  return (
    <InlineEdit
      aria-label={t('title.label')}
      maxLength={LIMITS.titleMaxChars}
      data-autofocus
      value={draft}
      onChange={setDraft}
      save={save}
      close={close}
      labels={{ save: t('title.save'), cancel: t('title.cancel') }}
      saving={rename.isPending}
      isBlank={title === ''}
    />
  );
}
