import { Button, Text, Title } from '@mantine/core';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import wrapping from '../../ui/theme/wrapping-button.module.css';
import classes from './sections.module.css';

export function Closing() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="closing" className={classes.closing}>
      <Title order={2} id="closing" className={classes.closingTitle}>
        {t('closing_title')}
      </Title>
      <Text className={classes.closingBody}>{t('closing_body')}</Text>
      <Text className={classes.closingBody} data-for="invited">
        {t('invited')}
      </Text>
      <Button
        data-needs="sign-up"
        classNames={wrapping}
        component={Link}
        to="/signup"
        size="lg"
        color="ember.4"
        c="#14213d"
        rightSection={<IconArrowRight size={20} stroke={2} aria-hidden />}
      >
        {t('cta')}
      </Button>
    </section>
  );
}
