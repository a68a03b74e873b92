import { Text, Title } from '@mantine/core';
import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconHeadphones from '@tabler/icons-react/dist/esm/icons/IconHeadphones.mjs';
import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import IconQuote from '@tabler/icons-react/dist/esm/icons/IconQuote.mjs';
import { useTranslation } from 'react-i18next';
import classes from './sections.module.css';

const POINTS = [
  { id: 'faithful', Icon: IconQuote },
  { id: 'control', Icon: IconAdjustmentsHorizontal },
  { id: 'languages', Icon: IconLanguage },
  { id: 'listen', Icon: IconHeadphones },
] as const;

export function WhatItDoes() {
  const { t } = useTranslation('landing');
  return (
    <section aria-labelledby="does" className={classes.section}>
      <Title order={2} id="does" className={classes.heading}>
        {t('does_title')}
      </Title>
      <ul className={classes.points}>
        {POINTS.map(({ id, Icon }) => (
          <li key={id} className={classes.point}>
            <span className={classes.icon}>
              <Icon size={22} stroke={1.8} aria-hidden />
            </span>
            <Title order={3}>{t(`does.${id}_title`)}</Title>
            <Text c="dimmed" lh={1.6}>
              {t(`does.${id}_body`)}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
