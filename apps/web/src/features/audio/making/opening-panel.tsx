import { Button, Text } from '@mantine/core';
import type { Audio } from '@parlance/contract/audios';
import { creditsFor } from '@parlance/kernel/credits';
import { useTranslation } from 'react-i18next';
import wrapping from '../../../ui/theme/wrapping-button.module.css';
import { useComplete } from '../audio-queries.ts';
import classes from './opening-panel.module.css';

/** Of what was tried before signing up only the beginning is there: one press makes the rest. */
export function OpeningPanel({ audio }: { audio: Audio }) {
  const { t } = useTranslation('listen');
  const complete = useComplete(audio.id);
  // What is tried is spoken by voices that cost no more than the others.
  const credits = creditsFor({ length: audio.length, premium: false });
  return (
    <section aria-labelledby="opening" className={classes.panel}>
      <div>
        <Text id="opening" fw={650}>
          {t('opening.title')}
        </Text>
        <Text size="sm" c="dimmed">
          {t('opening.lead')}
        </Text>
      </div>
      <Button classNames={wrapping} loading={complete.isPending} onClick={() => complete.mutate(undefined)}>
        {t('opening.complete', { count: credits })}
      </Button>
    </section>
  );
}
