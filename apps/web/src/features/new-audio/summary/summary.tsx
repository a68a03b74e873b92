import { Anchor, Button, Card, Text, VisuallyHidden } from '@mantine/core';
import type { Options } from '@parlance/contract/options';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ApiProblem } from '../../../lib/api/api.ts';
import wrapping from '../../../ui/theme/wrapping-button.module.css';
import { EstimateFacts, useMinutesText } from './estimate-facts.tsx';
import { isCertain, Refusal } from './refusal.tsx';
import classes from './summary.module.css';
import { type LiveEstimate, useEstimate } from './use-estimate.ts';
import { useMaking } from './use-making.ts';
import { useUnreadableMaterial } from './use-unreadable-material.ts';

type Props = { busy: boolean; problem: ApiProblem | null };
type CardProps = Props & {
  foreseen: Pick<LiveEstimate, 'complete' | 'estimate' | 'problem'>;
  /** Said where the material is named. */
  isUnreadable?: boolean;
  /** The audio that is being made meanwhile. */
  making?: string | null;
};

/** The button that makes it, with what it costs and how long it will be; on a phone at hand once there is material. */
export function Summary({ options, ...props }: Props & { options: Options }) {
  const isUnreadable = useUnreadableMaterial(options);
  return (
    <SummaryCard
      foreseen={useEstimate(options, !isUnreadable)}
      isUnreadable={isUnreadable}
      making={useMaking()}
      {...props}
    />
  );
}

export function SummaryCard({
  foreseen: { complete, estimate, problem: foreseen },
  busy,
  problem,
  isUnreadable = false,
  making = null,
}: CardProps) {
  const { t } = useTranslation('compose');
  const minutesText = useMinutesText();
  const certain = isCertain(foreseen) ? foreseen : null;
  return (
    <div className={classes.column} data-at-hand={complete || undefined}>
      <Card component="section" aria-label={t('summary.title')} className={classes.card}>
        <EstimateFacts
          complete={complete}
          estimate={estimate}
          problem={foreseen}
          isRefused={problem?.code === 'insufficient_credits'}
        />
        {making && problem?.code !== 'generation_in_progress' && (
          <Text size="sm" mb="sm">
            {t('making_another')}{' '}
            <Anchor component={Link} to={`/app/audio/${making}`} inherit underline="always">
              {t('go_to_making')}
            </Anchor>
          </Text>
        )}
        <Refusal problem={problem ?? (isUnreadable ? null : certain)} />
        <Button
          type="submit"
          size="lg"
          mih={58}
          fullWidth
          loading={busy}
          disabled={isUnreadable || certain !== null}
          classNames={wrapping}
          leftSection={<IconSparkles size={20} stroke={1.8} aria-hidden />}
        >
          <span>
            {t('submit')}
            {estimate && (
              <span className={`tabular ${classes.price}`}>
                {/* It stands in a line of its own; the name of the button is read in one. */}
                <VisuallyHidden> · </VisuallyHidden>
                <span data-needs="credits">
                  {t(estimate.expected_minutes === null ? 'estimate.credits_at_most' : 'estimate.credits', {
                    count: estimate.credits_required,
                  })}{' '}
                  ·{' '}
                </span>
                {minutesText(estimate)}
              </span>
            )}
          </span>
        </Button>
      </Card>
    </div>
  );
}
