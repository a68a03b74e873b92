import { Button, Card } from '@mantine/core';
import type { Options } from '@parlance/contract/options';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/api.ts';
import wrapping from '../../../ui/theme/wrapping-button.module.css';
import { EstimateFacts, useMinutesText } from './estimate-facts.tsx';
import { isPlanRefusal, Refusal } from './refusal.tsx';
import classes from './summary.module.css';
import { type LiveEstimate, useEstimate } from './use-estimate.ts';

type Props = { busy: boolean; problem: ApiProblem | null };
type CardProps = Props & { foreseen: LiveEstimate };

/** The button that makes it, with what it costs and how long it will be; on a phone at hand once there is material. */
export function Summary({ options, ...props }: Props & { options: Options }) {
  return <SummaryCard foreseen={useEstimate(options)} {...props} />;
}

export function SummaryCard({
  foreseen: { complete, estimate, problem: foreseen },
  busy,
  problem,
}: CardProps) {
  const { t } = useTranslation('compose');
  const minutesText = useMinutesText();
  return (
    <div className={classes.column} data-at-hand={complete || undefined}>
      <Card component="section" aria-label={t('summary.title')} className={classes.card}>
        <EstimateFacts
          complete={complete}
          estimate={estimate}
          problem={foreseen}
          isRefused={problem?.code === 'insufficient_credits'}
        />
        <Refusal problem={problem ?? (isPlanRefusal(foreseen) ? foreseen : null)} />
        <Button
          type="submit"
          size="lg"
          mih={58}
          fullWidth
          loading={busy}
          classNames={wrapping}
          leftSection={<IconSparkles size={20} stroke={1.8} aria-hidden />}
        >
          <span>
            {t('submit')}
            {estimate && (
              <span className={`tabular ${classes.price}`}>
                <span data-needs="credits">
                  {t('estimate.credits', { count: estimate.credits_required })} ·{' '}
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
