import { Button, Textarea } from '@mantine/core';
import { baseLanguage } from '@parlance/kernel/languages';
import { LIMITS } from '@parlance/kernel/limits';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { TOPIC_IDEAS } from '../../../lib/topic-ideas.ts';
import wrapping from '../../../ui/theme/wrapping-button.module.css';
import { PlayButton } from '../play-button.tsx';
import classes from './tryout-box.module.css';

const IDEAS_SHOWN = 3;
/** More than half a minute has. */
const LINES_SHOWN = 10;

/** One field and one press: what a visitor names is made and heard. What it does lives in islands/tryout-box.ts. */
export function TryoutBox() {
  const { t, i18n } = useTranslation('landing');
  const { t: errors } = useTranslation('errors');
  const words = {
    ...t('tryout.words', { returnObjects: true }),
    text_too_short: t('tryout.words.text_too_short', { chars: LIMITS.textMinChars }),
    text_too_long: t('tryout.words.text_too_long', { chars: LIMITS.tryoutMaxChars }),
    required: errors('field.required'),
    url_invalid: errors('field.url_invalid'),
  };
  return (
    <tryout-box
      className={classes.box}
      data-needs="tryouts"
      data-language={i18n.language}
      data-topic-max-chars={LIMITS.topicMaxChars}
      data-words={JSON.stringify(words)}
    >
      <form noValidate className={classes.form}>
        <Textarea
          id="tryout-material"
          name="material"
          label={t('tryout.label')}
          placeholder={t('tryout.placeholder')}
          size="md"
          rows={1}
          maxLength={LIMITS.tryoutMaxChars}
          autoComplete="off"
          enterKeyHint="go"
          aria-describedby="tryout-fault tryout-hint"
          classNames={{ root: classes.field, input: classes.input, label: classes.label }}
        />
        <Button
          classNames={wrapping}
          type="submit"
          size="md"
          className={classes.submit}
          rightSection={<IconArrowRight size={18} stroke={2} aria-hidden />}
        >
          {t('tryout.submit')}
        </Button>
      </form>
      <p id="tryout-fault" role="alert" data-fault className={classes.fault} />
      <p className={classes.ideas} data-ideas>
        <span>{t('tryout.or')}</span>
        {TOPIC_IDEAS[baseLanguage(i18n.language)]?.slice(0, IDEAS_SHOWN).map((idea) => (
          <button key={idea} type="button" data-idea className={classes.idea}>
            {idea}
          </button>
        ))}
      </p>
      <div data-result hidden className={classes.result}>
        <div className={classes.top}>
          <PlayButton size="medium" words={{ play: t('tryout.play'), pause: t('tryout.pause') }} disabled />
          <div className={classes.about}>
            <p data-title dir="auto" className={classes.title} />
            <p data-status role="status" className={classes.status} />
          </div>
        </div>
        <label className={classes.auto}>
          <input type="checkbox" data-auto defaultChecked />
          {t('tryout.start_by_itself')}
        </label>
        <ol data-lines className={classes.lines} aria-label={t('samples.lines')}>
          {Array.from({ length: LINES_SHOWN }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: places that lines are written into
            <li key={place} data-line hidden className={classes.line}>
              <span data-speaker className={classes.speaker} />
              <span data-text dir="auto" />
            </li>
          ))}
        </ol>
        <div data-keep data-needs="sign-up" hidden className={classes.keep}>
          <Button classNames={wrapping} component={Link} to="/signup" size="md" color="ember.4" c="#14213d">
            {t('tryout.keep')}
          </Button>
          <p className={classes.hint}>{t('tryout.keep_hint', { count: LIMITS.trialCredits })}</p>
        </div>
      </div>
      <p id="tryout-hint" data-hint className={classes.hint}>
        {t('tryout.hint')}
      </p>
    </tryout-box>
  );
}
