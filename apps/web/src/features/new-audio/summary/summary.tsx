import { Button, Card, Title } from '@mantine/core';
import type { Options } from '@parlance/contract/options';
import IconSparkles from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import { useTranslation } from 'react-i18next';
import type { ApiProblem } from '../../../lib/api/api.ts';
import { languageName } from '../../../lib/format/language-names.ts';
import { useChoices } from '../draft/draft.ts';
import { isOwnScript, languageOf, modeOf } from '../draft/request.ts';
import { type Cast, castOf } from '../voices/casting.ts';
import { EstimateFacts } from './estimate-facts.tsx';
import { isPlanRefusal, Refusal } from './refusal.tsx';
import classes from './summary.module.css';
import { useEstimate } from './use-estimate.ts';

const namesOf = (cast: Cast, isDialogue: boolean): string => {
  if (!isDialogue) return cast.solo?.name ?? '';
  if (cast.casting === 'pair') return cast.pair?.name ?? '';
  return [cast.host?.name, cast.cohost?.name].filter(Boolean).join(' & ');
};

function useFacts(options: Options) {
  const { t, i18n } = useTranslation('compose');
  const draft = useChoices();
  const language = languageOf(draft, options, i18n.language);
  const mode = modeOf(draft, language);
  const length = options.lengths.find(({ id }) => id === draft.length);
  const own = isOwnScript(draft);
  return [
    { label: t('summary.source'), value: t(`source.${draft.source}.tab`) },
    { label: t('mode.label'), value: t(`mode.${mode}`) },
    !own && length
      ? {
          label: t('length.label'),
          value: t('length.minutes', { least: length.min_minutes, most: length.max_minutes }),
        }
      : null,
    own ? null : { label: t('level.label'), value: t(`level.${draft.level}`) },
    own ? null : { label: t('tone.label'), value: t(`tone.${draft.tone}`) },
    { label: t('language.label'), value: language ? languageName(language.code, i18n.language) : '' },
    {
      label: t('voice.title_short'),
      value: namesOf(castOf(draft, options, language?.code ?? ''), mode === 'dialogue'),
    },
  ].filter((fact) => fact !== null);
}

type Props = { options: Options; busy: boolean; problem: ApiProblem | null };

/** What will be made, and the button that makes it. */
export function Summary({ options, busy, problem }: Props) {
  const { t } = useTranslation('compose');
  const facts = useFacts(options);
  const { estimate, problem: foreseen } = useEstimate(options);
  return (
    <div className={classes.column}>
      <Card component="section" aria-labelledby="summary" style={{ boxShadow: 'var(--shadow-soft)' }}>
        <Title order={2} size="h3" id="summary" mb="sm">
          {t('summary.title')}
        </Title>
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={classes.fact}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <EstimateFacts
          estimate={estimate}
          problem={foreseen}
          isRefused={problem?.code === 'insufficient_credits'}
        />
        <Refusal problem={problem ?? (isPlanRefusal(foreseen) ? foreseen : null)} />
        <Button
          type="submit"
          size="lg"
          fullWidth
          loading={busy}
          leftSection={<IconSparkles size={20} stroke={1.8} aria-hidden />}
        >
          {t('submit')}
        </Button>
      </Card>
    </div>
  );
}
