import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '../sections.module.css';
import { SampleCard } from './sample-card.tsx';
import { SAMPLES } from './samples.ts';

export function SamplesSection() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="samples" className={classes.section}>
      <Title order={2} id="samples" className={classes.heading}>
        {t('samples.title')}
      </Title>
      <Text className={classes.lead}>{t('samples.lead')}</Text>
      <ul className={classes.samples}>
        {SAMPLES.map((sample) => (
          <li key={sample.id}>
            <SampleCard sample={sample} />
          </li>
        ))}
      </ul>
    </section>
  );
}
