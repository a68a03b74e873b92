import { Alert, Anchor } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApiProblem } from '../../../lib/api/api.ts';
import { useErrorText } from '../../../lib/format/error-text.ts';
import { offers } from '../../../lib/offers.ts';

const isPlanRefusal = (problem: ApiProblem | null): boolean =>
  problem?.code === 'pro_only_long' || problem?.code === 'pro_only_video';

/** Pressing the button would say the same again: said as soon as it is known, and the button waits for a change. */
export const isCertain = (problem: ApiProblem | null): boolean =>
  isPlanRefusal(problem) || problem?.code === 'topic_unknown';

/** Where a person can do something about it. */
function wayOut(
  problem: ApiProblem | null,
): { to: string; words: 'go_to_running' | 'see_plans' | 'buy_credits' } | null {
  if (problem?.code === 'generation_in_progress' && problem.params.audio_id)
    return { to: `/app/audio/${problem.params.audio_id}`, words: 'go_to_running' };
  if (!offers().plans) return null;
  if (problem?.code === 'insufficient_credits')
    return { to: '/app/subscription-plans#extra-credits', words: 'buy_credits' };
  if (isPlanRefusal(problem)) return { to: '/app/subscription-plans', words: 'see_plans' };
  return null;
}

/** Why the server didn't start the audio, or won't; with the way out where there is one. */
export function Refusal({ problem }: { problem: ApiProblem | null }) {
  const { t } = useTranslation('compose');
  const text = useErrorText();
  const way = wayOut(problem);
  return (
    <div role="alert">
      {problem && (
        <Alert
          role="presentation"
          color={way ? 'ember' : 'red'}
          variant="light"
          mb="md"
          icon={<IconAlertTriangle aria-hidden />}
        >
          {text.problem(problem)}
          {way && (
            <Anchor component={Link} to={way.to} display="block" mt={6} fw={600} size="sm" underline="always">
              {t(way.words)}
            </Anchor>
          )}
        </Alert>
      )}
    </div>
  );
}
