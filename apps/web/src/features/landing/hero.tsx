import { Button, Container, Text, Title } from '@mantine/core';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ConversationPreview } from './conversation-preview.tsx';
import classes from './hero.module.css';

export function Hero() {
  const { t } = useTranslation();
  return (
    <section className={classes.hero}>
      <Container size="lg" className={classes.columns}>
        <div>
          <Text className={classes.eyebrow}>{t('landing.eyebrow')}</Text>
          <Title order={1} className={classes.title}>
            {t('landing.title')}
          </Title>
          <Text className={classes.lead}>{t('landing.lead')}</Text>
          <div className={classes.actions}>
            <Button
              component={Link}
              to="/signup"
              size="lg"
              rightSection={<IconArrowRight size={20} stroke={2} aria-hidden />}
            >
              {t('landing.cta')}
            </Button>
            <Button
              component="a"
              href="#how"
              size="lg"
              variant="subtle"
              rightSection={<IconArrowDown size={18} stroke={2} aria-hidden />}
            >
              {t('landing.how_link')}
            </Button>
          </div>
          <Text size="sm" c="dimmed" mt="sm">
            {t('landing.cta_hint')}
          </Text>
        </div>
        <ConversationPreview />
      </Container>
    </section>
  );
}
