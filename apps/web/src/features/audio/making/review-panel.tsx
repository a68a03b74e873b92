import { Paper, Text, Title } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScript } from '../audio-queries.ts';
import { CheckSummary } from '../script/check-summary.tsx';
import { LeftOut } from '../script/left-out.tsx';

type Props = {
  audio: Audio;
  /** Where the script is read, changed and let go on. */
  editor: ReactNode;
};

/** A script that waits to be read: what was found about it, then the script itself. */
export function ReviewPanel({ audio, editor }: Props) {
  const { t } = useTranslation('listen');
  const { data: script } = useScript(audio);
  return (
    <>
      <Paper p={{ base: 'md', sm: 'lg' }} radius="lg" withBorder bg="var(--surface)">
        <Title order={2}>{t('review.title')}</Title>
        <Text c="dimmed" mt={4}>
          {t('review.body')}
        </Text>
        {script && (
          <>
            <Text mt="md">
              <CheckSummary script={script} />
            </Text>
            <LeftOut script={script} audio={audio} />
          </>
        )}
      </Paper>
      {editor}
    </>
  );
}
