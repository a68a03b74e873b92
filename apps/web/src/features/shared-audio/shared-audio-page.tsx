import { Button, Center, Loader } from '@mantine/core';
import IconHeadphonesOff from '@tabler/icons-react/dist/esm/icons/IconHeadphonesOff.mjs';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { isApiProblem } from '../../lib/api/api.ts';
import { useErrorText } from '../../lib/format/error-text.ts';
import { NoticePage } from '../../ui/page/notice-page.tsx';
import { PageHead } from '../../ui/page/page-head.tsx';
import { SharedAudioScreen } from './shared-audio-screen.tsx';
import { useSharedAudio } from './shared-queries.ts';

/** What the server wrote for programs that run no script has done its work; titles are ours from here on. */
const useOwnHead = () =>
  useEffect(() => {
    for (const tag of document.head.querySelectorAll('[data-card]')) tag.remove();
  }, []);

export default function SharedAudioPage() {
  useOwnHead();
  const { token = '' } = useParams();
  const { t } = useTranslation(['shared', 'common']);
  const errorText = useErrorText();
  const { data: audio, error, refetch } = useSharedAudio(token);

  if (audio) return <SharedAudioScreen key={token} audio={audio} refetch={refetch} />;
  if (!error) {
    return (
      <Center mih="60vh" aria-busy="true">
        <Loader aria-label={t('common:loading')} />
      </Center>
    );
  }
  const code = isApiProblem(error) ? error.code : '';
  const known = code === 'audio_gone' || code === 'not_found';
  const title = known ? t(`shared:${code}`) : t('shared:load_failed');
  return (
    <>
      <PageHead title={title} />
      <NoticePage
        symbol={<IconHeadphonesOff size={56} stroke={1.25} aria-hidden="true" />}
        title={title}
        actions={
          <>
            {!known && <Button onClick={() => void refetch()}>{t('common:try_again')}</Button>}
            <Button component={Link} to="/" variant={known ? 'filled' : 'default'}>
              {t('shared:home')}
            </Button>
          </>
        }
      >
        {known ? t(`shared:${code}_body`) : errorText.problem(error)}
      </NoticePage>
    </>
  );
}
