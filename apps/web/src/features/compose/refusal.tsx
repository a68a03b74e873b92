import { Alert, Anchor } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApiProblem } from '../../lib/api.ts';
import { useErrorText } from '../../lib/error-text.ts';

/** Why the server didn't start the audio; for one already in progress, with the way to it. */
export function Refusal({ problem }: { problem: ApiProblem | null }) {
  const { t } = useTranslation('compose');
  const text = useErrorText();
  const runningId = problem?.code === 'generation_in_progress' ? problem.params.audio_id : undefined;
  return (
    <div role="alert">
      {problem && (
        <Alert
          role="presentation"
          color={runningId ? 'ember' : 'red'}
          variant="light"
          mb="md"
          icon={<IconAlertTriangle aria-hidden />}
        >
          {text.problem(problem)}
          {runningId && (
            <Anchor
              component={Link}
              to={`/app/audio/${runningId}`}
              display="block"
              mt={6}
              fw={600}
              size="sm"
              underline="always"
            >
              {t('go_to_running')}
            </Anchor>
          )}
        </Alert>
      )}
    </div>
  );
}
