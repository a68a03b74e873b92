import { Button, Switch, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DialogFrame } from '../../ui/dialogs/dialog-frame.tsx';
import wrapping from '../../ui/theme/wrapping-button.module.css';
import classes from './consent-choice.module.css';

/** Refusing is as near, as large and as bright as accepting. What it does lives in islands/consent-choice.ts. */
export function ConsentChoice({ settingsId }: { settingsId: string }) {
  const { t } = useTranslation('public');
  return (
    <consent-choice className={classes.choice} data-saved={t('consent.saved')}>
      <section data-banner hidden className={classes.banner} aria-label={t('consent.label')}>
        <div className={classes.words}>
          <p className={classes.title}>{t('consent.title')}</p>
          <p className={classes.body}>{t('consent.body')}</p>
        </div>
        <div className={classes.buttons}>
          <Button classNames={wrapping} data-consent="all">
            {t('consent.accept')}
          </Button>
          <Button classNames={wrapping} data-consent="essential">
            {t('consent.refuse')}
          </Button>
          <Button classNames={wrapping} variant="default" data-opens={settingsId}>
            {t('consent.customise')}
          </Button>
        </div>
      </section>
      <Settings id={settingsId} />
    </consent-choice>
  );
}

function Settings({ id }: { id: string }) {
  const { t } = useTranslation('public');
  return (
    <DialogFrame
      id={id}
      title={t('consent.settings_title')}
      lead={t('consent.settings_body')}
      maxWidthPx={600}
    >
      <form className={classes.settings}>
        <div className={classes.row}>
          <div>
            <Text fw={650}>{t('consent.essential')}</Text>
            <Text size="sm" c="dimmed" lh={1.55}>
              {t('consent.essential_body')}
            </Text>
          </div>
          <Text size="sm" fw={600} className={classes.always}>
            {t('consent.always_on')}
          </Text>
        </div>
        <div className={classes.row}>
          <label htmlFor={`${id}-analytics`}>
            <Text fw={650}>{t('consent.analytics')}</Text>
            <Text size="sm" c="dimmed" lh={1.55} id={`${id}-analytics-body`}>
              {t('consent.analytics_body')}
            </Text>
          </label>
          <Switch
            id={`${id}-analytics`}
            name="analytics"
            size="lg"
            aria-label={t('consent.analytics')}
            aria-describedby={`${id}-analytics-body`}
          />
        </div>
        <div className={classes.buttons}>
          <Button classNames={wrapping} type="submit" size="md">
            {t('consent.save')}
          </Button>
          <Button classNames={wrapping} type="button" size="md" variant="default" data-consent="essential">
            {t('consent.refuse')}
          </Button>
          <Button classNames={wrapping} type="button" size="md" variant="default" data-consent="all">
            {t('consent.accept')}
          </Button>
        </div>
      </form>
    </DialogFrame>
  );
}
