import { Button, Text, Title } from '@mantine/core';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './sections.module.css';

export function Closing() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="closing" className={classes.closing}>
      <Title order={2} id="closing" className={classes.closingTitle}>
        {t('landing.closing_title')}
      </Title>
      <Text className={classes.closingBody}>{t('landing.closing_body')}</Text>
      <Button
        component={Link}
        to="/signup"
        size="lg"
        color="ember.4"
        c="#14213d"
        rightSection={<IconArrowRight size={20} stroke={2} aria-hidden />}
      >
        {t('landing.cta')}
      </Button>
    </section>
  );
}
