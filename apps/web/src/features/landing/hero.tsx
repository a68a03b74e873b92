import { Button, Container, Text, Title } from '@mantine/core';
import { LIMITS } from '@parlance/kernel/limits';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import wrapping from '../../ui/theme/wrapping-button.module.css';
import classes from './hero.module.css';
import { FeaturedSample } from './samples/featured-sample.tsx';
import { greeting } from './samples/samples.ts';
import { TryoutBox } from './tryout/tryout-box.tsx';

export function Hero() {
  const { t, i18n } = useTranslation('landing');
  return (
    <section className={classes.hero}>
      <Container size="lg" className={classes.columns}>
        <div>
          <Text className={classes.eyebrow}>{t('eyebrow')}</Text>
          <Title order={1} className={classes.title}>
            {t('title')}
          </Title>
          <Text className={classes.lead}>{t('lead')}</Text>
          <TryoutBox />
          <div className={classes.actions}>
            <Button
              data-needs="sign-up"
              classNames={wrapping}
              component={Link}
              to="/signup"
              size="lg"
              variant="default"
              rightSection={<IconArrowRight size={20} stroke={2} aria-hidden />}
            >
              {t('cta')}
            </Button>
            <Button
              classNames={wrapping}
              component="a"
              href="#samples"
              size="lg"
              variant="subtle"
              rightSection={<IconArrowDown size={18} stroke={2} aria-hidden />}
            >
              {t('samples_link')}
            </Button>
          </div>
          <Text mt="sm" data-for="invited">
            {t('invited')}
          </Text>
          <Text size="sm" c="dimmed" mt="sm" data-needs="plans">
            {t('cta_hint', { count: LIMITS.trialCredits })}
          </Text>
        </div>
        <FeaturedSample sample={greeting(i18n.language)} />
      </Container>
    </section>
  );
}
