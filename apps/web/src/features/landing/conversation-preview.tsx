import { Text } from '@mantine/core';
import { Trans, useTranslation } from 'react-i18next';
import classes from './conversation-preview.module.css';

/** What a line says and the passage it rests on are lit in the same way. */
const LIT = { mark: <mark className={classes.lit} /> };

/** Heights of the drawn sound, loud and quiet like speech; the drawing stands for sound and plays none. */
const BARS = [
  22, 40, 64, 48, 30, 18, 36, 70, 92, 76, 50, 28, 16, 34, 58, 84, 100, 72, 44, 26, 38, 62, 80, 54, 32, 20, 42,
  66, 46, 24,
];
const SPOKEN = 11;

export function ConversationPreview() {
  const { t } = useTranslation();
  return (
    <figure className={classes.figure} aria-label={t('landing.preview.label')}>
      <div className={classes.source}>
        <Text className={classes.label}>{t('landing.preview.source')}</Text>
        <Text size="sm" className={classes.sourceText}>
          <Trans i18nKey="landing.preview.source_text" components={LIT} />
        </Text>
      </div>
      <div className={classes.audio}>
        <Text size="xs" c="dimmed" fw={550}>
          {t('landing.preview.chapter')}
        </Text>
        <div className={classes.wave} aria-hidden="true">
          {BARS.map((height, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed drawing
              key={index}
              data-spoken={index < SPOKEN || undefined}
              style={{ height: `${height}%`, animationDelay: `${(index % 7) * -0.31}s` }}
            />
          ))}
        </div>
        <div className={classes.line}>
          <Text className={classes.label}>{t('landing.preview.host')}</Text>
          <Text size="sm">{t('landing.preview.host_line')}</Text>
        </div>
        <div className={classes.line} data-now="">
          <Text className={classes.label}>{t('landing.preview.cohost')}</Text>
          <Text size="sm">
            <Trans i18nKey="landing.preview.cohost_line" components={LIT} />
          </Text>
        </div>
      </div>
    </figure>
  );
}
