import { Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './sections.module.css';

const STEPS = ['content', 'customise', 'work', 'listen'] as const;

export function HowItWorks() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="how" className={classes.section}>
      <Title order={2} id="how" className={classes.heading}>
        {t('how_title')}
      </Title>
      <ol className={classes.steps}>
        {STEPS.map((step, index) => (
          <li key={step} className={classes.step}>
            <span className={classes.number} aria-hidden="true">
              {index + 1}
            </span>
            <Title order={3}>{t(`how.${step}_title`)}</Title>
            <Text c="dimmed" lh={1.6}>
              {t(`how.${step}_body`)}
            </Text>
          </li>
        ))}
      </ol>
    </section>
  );
}
