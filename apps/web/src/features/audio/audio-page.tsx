import { Button } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import IconHeadphonesOff from '@tabler/icons-react/dist/esm/icons/IconHeadphonesOff.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { isApiProblem } from '../../lib/api/api.ts';
import { audioName } from '../../lib/format/audio-name.ts';
import { useErrorText } from '../../lib/format/error-text.ts';
import { NoticePage } from '../../ui/page/notice-page.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { useAudio } from './audio-queries.ts';
import { AudioScreen } from './audio-screen.tsx';
import { AudioSkeleton } from './audio-skeleton.tsx';

type Props = {
  /** The script of an audio that waits to be read. */
  editorFor: (audio: Audio) => ReactNode;
};

export function AudioPage({ editorFor }: Props) {
  const { id = '' } = useParams();
  const { t } = useTranslation('listen');
  const errorText = useErrorText();
  const { data: audio, error, refetch } = useAudio(id);

  if (audio) {
    return (
      <>
        <PageHead title={audioName(audio, t('untitled'))} />
        <AudioScreen key={id} audio={audio} refetch={refetch} editorFor={editorFor} />
      </>
    );
  }
  if (!error) return <AudioSkeleton />;
  const missing = isApiProblem(error) && error.code === 'not_found';
  return (
    <>
      <PageHead title={missing ? t('not_found.title') : t('load_failed')} />
      <NoticePage
        symbol={<IconHeadphonesOff size={56} stroke={1.25} aria-hidden="true" />}
        title={missing ? t('not_found.title') : t('load_failed')}
        actions={
          <>
            {!missing && <Button onClick={() => void refetch()}>{t('stopped.retry')}</Button>}
            <Button component={Link} to="/app/home" variant={missing ? 'filled' : 'default'}>
              {t('not_found.back')}
            </Button>
          </>
        }
      >
        {missing ? t('not_found.body') : errorText.problem(error)}
      </NoticePage>
    </>
  );
}
