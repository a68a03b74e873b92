import { Button, FileButton, Group, Input, Stack } from '@mantine/core';
import { FEED_IMAGE_TYPES, type Feed } from '@parlance/contract/feeds';
import { LIMITS } from '@parlance/kernel/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../lib/format/error-text.ts';
import classes from './cover.module.css';
import { type Crop, WHOLE } from './crop.ts';
import { CropCanvas } from './crop-canvas.tsx';

/** What the person has done about the cover so far. */
export type CoverDraft =
  | { kind: 'keep' }
  | { kind: 'drawn' }
  | { kind: 'picture'; picture: ImageBitmap; crop: Crop };

type Props = { feed: Feed | undefined; draft: CoverDraft; onDraft: (draft: CoverDraft) => void };

const isTaken = (type: string): boolean => FEED_IMAGE_TYPES.some((taken) => taken === type);

export function CoverField({ feed, draft, onDraft }: Props) {
  const { t } = useTranslation('feeds');
  const text = useErrorText();
  const [fault, setFault] = useState<string>();

  const take = async (file: File | null) => {
    if (!file) return;
    setFault(undefined);
    if (!isTaken(file.type)) return setFault('image_type_unsupported');
    if (file.size > LIMITS.feedImageMaxBytes) return setFault('image_too_large');
    try {
      onDraft({ kind: 'picture', picture: await createImageBitmap(file), crop: WHOLE });
    } catch {
      setFault('image_unreadable');
    }
  };

  const shown = draft.kind === 'keep' ? feed?.image_url : undefined;
  const canRemove = draft.kind === 'picture' || (draft.kind === 'keep' && feed?.has_image);
  return (
    <Input.Wrapper size="md" label={t('image.label')} description={t('image.hint')} error={text.field(fault)}>
      <div className={classes.row}>
        {shown && <img src={shown} alt="" className={classes.preview} />}
        {draft.kind === 'picture' && (
          <CropCanvas
            picture={draft.picture}
            crop={draft.crop}
            onCrop={(crop) => onDraft({ ...draft, crop })}
          />
        )}
        <Stack gap="xs">
          <FileButton accept={FEED_IMAGE_TYPES.join(',')} onChange={(file) => void take(file)}>
            {(props) => (
              <Button variant="default" {...props}>
                {t(draft.kind === 'picture' ? 'image.replace' : 'image.choose')}
              </Button>
            )}
          </FileButton>
          {canRemove && (
            <Group>
              <Button variant="subtle" color="gray" onClick={() => onDraft({ kind: 'drawn' })}>
                {t('image.remove')}
              </Button>
            </Group>
          )}
        </Stack>
      </div>
    </Input.Wrapper>
  );
}
