import type { Audio } from '@parlance/contract/audios';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../lib/format/days.ts';
import { languageName } from '../../lib/format/language-names.ts';
import { clockTime, spokenTime } from '../../ui/player/clock.ts';
import { AudioMenu } from './actions/audio-menu.tsx';
import classes from './audio-header.module.css';
import { TitleEditor } from './title-editor.tsx';

export function AudioHeader({ audio }: { audio: Audio }) {
  const { t, i18n } = useTranslation('listen');
  return (
    <header className={classes.header}>
      <div className={classes.top}>
        <TitleEditor audio={audio} />
        <AudioMenu audio={audio} />
      </div>
      <p className={classes.by}>
        {t('by', { creator: audio.creator })}
        <span aria-hidden="true"> · </span>
        <time dateTime={audio.created_at}>{dayOf(audio.created_at, i18n.language, 'medium')}</time>
        {audio.duration_ms !== null && (
          <>
            <span aria-hidden="true"> · </span>
            <span className="tabular" title={spokenTime(audio.duration_ms, i18n.language)}>
              {clockTime(audio.duration_ms)}
            </span>
          </>
        )}
      </p>
    </header>
  );
}

export function AudioFacts({ audio }: { audio: Audio }) {
  const { t, i18n } = useTranslation('listen');
  const facts = [
    languageName(audio.language, i18n.language),
    t(`mode.${audio.mode}`),
    t(`level.${audio.level}`),
    t(`tone.${audio.tone}`),
    t(`length.${audio.length}`),
  ];
  return (
    <ul className={classes.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
